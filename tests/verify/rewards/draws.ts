import { judgeStreams, streamOf } from '#support/rewards/draw-statistics.ts';
import { type Check, verdictOf } from '../check.ts';

const streamCount = 20;

interface Wheel {
  readonly name: string;
  readonly weights: readonly number[];
  // Of each stream.
  readonly length: number;
}

const wheels: readonly Wheel[] = [
  { name: 'the demo’s wheel', weights: [280, 260, 120, 240, 260, 40, 18, 2], length: 50_000 },
  { name: '24 equal slices', weights: Array.from({ length: 24 }, () => 1), length: 10_000 },
  { name: 'a prize of one in 100,000', weights: [50_000, 49_999, 1], length: 10_000 },
];

// Whether the wheel is what its odds say: the draws of the product, many of them, and statistics over all streams.
export const draws: Check = {
  id: 'D-18',
  about: 'spins of three wheels in 20 streams each, judged together',
  run: (scale) => {
    const judged = wheels.map(({ name, weights, length }) => {
      const each = scale.of(length);
      const streams = Array.from({ length: streamCount }, (_, stream) => streamOf({ stream, weights, length: each }));
      return { name, count: each * streamCount, complaints: judgeStreams(streams, weights) };
    });
    return Promise.resolve(
      verdictOf(
        Object.fromEntries(judged.map(({ name, complaints }) => [`${name} is fair`, complaints.length === 0])),
        [
          ...judged.map(({ name, count }) => `${name}: ${count.toLocaleString('en')} spins`),
          ...judged.flatMap(({ complaints }) => complaints),
        ],
      ),
    );
  },
};
