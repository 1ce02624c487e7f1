import { expect, it, vi } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { drawWheel } from './draw-wheel.ts';

it('the labels of the slices are at most 90 px wide', () => {
  proves('SPIN-31');
  const fillText = vi.fn<(...drawn: readonly [string, number, number, number]) => void>();
  const canvas = document.createElement('canvas');
  const pen = new Proxy({ fillText }, { get: (own, name) => (name === 'fillText' ? own.fillText : () => undefined) });
  vi.spyOn(canvas, 'getContext').mockReturnValue(pen as unknown as ReturnType<HTMLCanvasElement['getContext']>);
  const label = 'A label that is far too long for its slice';
  const slice = { label, bgColor: '#000000', textColor: '#ffffff' };
  drawWheel(canvas, [slice, slice], 350);
  expect(fillText.mock.calls.map(([text, , , width]) => [text, width])).toEqual([
    [label, 90],
    [label, 90],
  ]);
});
