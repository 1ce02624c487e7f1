import { expect, it, vi } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { drawWheel } from './draw-wheel.ts';

const label = 'A label that is far too long for its slice';

const labelsOf = (size: number) => {
  const fillText = vi.fn<(...drawn: readonly [string, number, number, number]) => void>();
  const canvas = document.createElement('canvas');
  const pen = new Proxy({ fillText }, { get: (own, name) => (name === 'fillText' ? own.fillText : () => undefined) });
  vi.spyOn(canvas, 'getContext').mockReturnValue(pen as unknown as ReturnType<HTMLCanvasElement['getContext']>);
  const slice = { label, bgColor: '#000000', textColor: '#ffffff' };
  drawWheel(canvas, [slice, slice], size);
  return fillText.mock.calls.map(([text, , , width]) => [text, width]);
};

it('the labels of the slices are at most 90 px wide', () => {
  proves('SPIN-31');
  expect(labelsOf(350)).toEqual([
    [label, 90],
    [label, 90],
  ]);
});

it('on a small wheel the labels end before the button in its middle', () => {
  expect(labelsOf(306).map(([, width]) => width)).toEqual([81, 81]);
});
