import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { commitTo, drawSlice, hashWheel } from './draw-slice.ts';
import { judgeStreams, streamOf } from '#support/rewards/draw-statistics.ts';

const seedOf = (text: string): Buffer => createHash('sha256').update(text).digest();
const wheelHash = hashWheel('[["A","A",1,null,"0","0"]]');

// Written down from an independent program (docs/spin.md), so that a change of the draw is noticed.
it('draws what other programs draw from the same numbers', () => {
  const seed = Buffer.from('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', 'hex');
  const clientSeed = 'f'.repeat(64);
  const weights = [280, 260, 120, 240, 260, 40, 18, 2];
  const drawn = [1, 2, 3, 4, 5, 6, 7, 8].map((nonce) => drawSlice({ seed, wheelHash, clientSeed, nonce, weights }));
  expect({ wheelHash, commitment: commitTo(seed, wheelHash), drawn }).toEqual({
    wheelHash: '5cd998cdb6005377330ba67ac91198e5015ca345cbbbd738ac030907eb57e6cc',
    commitment: '586e5d6cb0d9c79497a8841cb3d9f3e1bd22a275eb6cd9f52f4aa4c2b34962a4',
    drawn: [0, 1, 0, 2, 1, 0, 0, 1],
  });
});

it.each([
  [[1, 0, 0], 0],
  [[0, 0, 5], 2],
  [[0, 1_000_000, 0], 1],
])('weights %j leave only slice %i', (weights, place) => {
  for (let nonce = 1; nonce <= 50; nonce += 1)
    expect(drawSlice({ seed: seedOf('x'), wheelHash, clientSeed: '', nonce, weights })).toBe(place);
});

it.each([[[]], [[0, 0]], [[-1, 5]], [[0.5, 0.2]], [[Number.NaN, 1]], [[2 ** 53, 1]]])(
  'weights %j draw nothing',
  (weights) => {
    expect(() => drawSlice({ seed: seedOf('x'), wheelHash, clientSeed: '', nonce: 1, weights })).toThrow('weights');
  },
);

it('the seed, the wheel, the member’s number and the number of the spin each change the draw', () => {
  const weights = Array.from({ length: 24 }, () => 1);
  const base = { seed: seedOf('x'), wheelHash, clientSeed: '', nonce: 1, weights };
  const drawn = (change: object) =>
    Array.from({ length: 20 }, (_, nonce) => drawSlice({ ...base, ...change, nonce })).join();
  const ways = [{}, { seed: seedOf('y') }, { wheelHash: hashWheel('[]') }, { clientSeed: '0'.repeat(64) }];
  expect(new Set(ways.map(drawn)).size).toBe(ways.length);
});

it('the slices come as often as their weights say, and independently, over 20 short streams judged together', () => {
  const weights = [280, 260, 120, 240, 260, 40, 18, 2];
  const streams = Array.from({ length: 20 }, (_, stream) => streamOf({ stream, weights, length: 1_000 }));
  expect(judgeStreams(streams, weights)).toEqual([]);
});

it('the judgement notices a source that prefers a slice', () => {
  const weights = [280, 260, 120, 240, 260, 40, 18, 2];
  const bent = [340, 260, 120, 240, 260, 40, 18, 2];
  const streams = Array.from({ length: 20 }, (_, stream) => streamOf({ stream, weights: bent, length: 1_000 }));
  expect(judgeStreams(streams, weights)).not.toEqual([]);
});
