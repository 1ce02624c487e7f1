import { expect, it } from 'vitest';
import { readRange } from './read-range.ts';

it.each([
  [undefined, null],
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=0-1', { from: 0, to: 1 }],
  ['bytes=50-1000', { from: 50, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=-1000', { from: 0, to: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=9-3', null],
  ['bytes=0-1,5-9', null],
  ['bytes=-', null],
  ['lines=0-1', null],
  ['bytes=1e1-', null],
])('of 100 bytes, the range %s is %o', (header, part) => {
  expect(readRange(header, 100)).toEqual(part);
});
