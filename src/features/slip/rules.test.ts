import { expect, it } from 'vitest';
import { shrunkSize } from './rules.ts';

it.each([
  ['a photo', { width: 4000, height: 3000 }, { width: 1600, height: 1200 }],
  ['a photo held upright', { width: 3024, height: 4032 }, { width: 1200, height: 1600 }],
  ['a picture that is small already', { width: 800, height: 1200 }, { width: 800, height: 1200 }],
])('%s gets a longest edge of 1600 px, never a larger one', (_what, given, made) => {
  expect(shrunkSize(given)).toEqual(made);
});

it('a long screenshot stays wide enough for its QR code to be read', () => {
  expect(shrunkSize({ width: 1440, height: 9000 })).toEqual({ width: 900, height: 5625 });
  expect(shrunkSize({ width: 720, height: 9000 })).toEqual({ width: 720, height: 9000 });
});
