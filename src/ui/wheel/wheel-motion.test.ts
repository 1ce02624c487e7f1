import { expect, it } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { angleAt, motionTo, placeInSlice, wheelSize } from './wheel-motion.ts';

const amounts = [1_000n, 0n, 5_000n, 2_000n, 0n, 10_000n, 0n, 100_000n];
const randoms = [0, 0.25, 0.5, 0.999];
// The slice under the pointer.
const sliceAt = (angle: number, count: number): number => {
  const turn = 2 * Math.PI;
  return Math.floor((((-angle % turn) + turn) % turn) / (turn / count));
};
const starts = [0, 1, 3.3, 17, 40.9];

it('ends on the slice that was drawn, after two to three turns, in four to five seconds', () => {
  proves('SPIN-17', 'SPIN-18', 'SPIN-19', 'OP-179');
  for (const start of starts)
    for (const random of randoms)
      amounts.forEach((_, place) => {
        const motion = motionTo(start, { place, amounts, random });
        expect(sliceAt(angleAt(motion, motion.seconds), amounts.length)).toBe(place);
        expect(motion.total / (2 * Math.PI)).toBeGreaterThanOrEqual(2);
        expect(motion.total / (2 * Math.PI)).toBeLessThan(3);
        expect(motion.seconds).toBeCloseTo(4 + motion.total / (2 * Math.PI) - 2);
      });
});

it('slows down by 0.991 each sixtieth of a second', () => {
  proves('SPIN-30', 'OP-179');
  const motion = motionTo(0, { place: 3, amounts, random: 0.5 });
  const steps = Array.from({ length: 60 }, (_, step) => angleAt(motion, step / 60));
  const speeds = steps.slice(1).map((angle, step) => angle - (steps[step] ?? 0));
  for (let step = 1; step < speeds.length; step += 1)
    expect((speeds[step] ?? 0) / (speeds[step - 1] ?? 1)).toBeCloseTo(0.991, 6);
});

it('stops within the middle 80 % of the slice, and never in the half beside a bigger prize', () => {
  proves('OP-180');
  for (const random of randoms)
    amounts.forEach((_, place) => {
      const at = placeInSlice({ place, amounts, random });
      const paid = (index: number) => amounts[(index + amounts.length) % amounts.length] ?? 0n;
      expect(at).toBeGreaterThanOrEqual(paid(place - 1) > paid(place) ? 0.5 : 0.1);
      expect(at).toBeLessThanOrEqual(paid(place + 1) > paid(place) ? 0.5 : 0.9);
    });
});

it.each([
  [320, 272],
  [360, 306],
  [1280, 350],
])('in a window of %i px the wheel is %i px wide', (width, size) => {
  proves('SPIN-29');
  expect(wheelSize(width)).toBe(size);
});
