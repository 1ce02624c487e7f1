import { createHash } from 'node:crypto';
import { drawSlice, hashWheel } from '../../../src/features/spin/server/draw/draw-slice.ts';

// Statistics of many draws. Seven tests at 1 % would reject 7 % of all good sources, so that the streams are judged
// together: how many are rejected, and whether their p-values are spread evenly.

interface StreamPlan {
  readonly stream: number;
  readonly weights: readonly number[];
  readonly length: number;
}

const spinsPerSeed = 1_000;

// Draws as members make them: a thousand spins under each seed, with a number of their own.
export const streamOf = ({ stream, weights, length }: StreamPlan): number[] => {
  const wheelHash = hashWheel(JSON.stringify(weights));
  const hash = (text: string): Buffer =>
    createHash('sha256')
      .update(`${String(stream)}|${text}`)
      .digest();
  return Array.from({ length }, (_, spin) =>
    drawSlice({
      seed: hash(`seed ${String(Math.floor(spin / spinsPerSeed))}`),
      wheelHash,
      clientSeed: hash(`own ${String(spin)}`).toString('hex'),
      nonce: (spin % spinsPerSeed) + 1,
      weights,
    }),
  );
};

// The error function by Abramowitz and Stegun 7.1.26.
const erf = (x: number): number => {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.sign(x) * (1 - poly * Math.exp(-x * x));
};
const normalTail = (z: number): number => 0.5 * (1 - erf(z / Math.SQRT2));

// The upper tail of chi-square by Wilson and Hilferty.
const chiSquareTail = (value: number, freedom: number): number => {
  const spread = 2 / (9 * freedom);
  return normalTail((Math.cbrt(value / freedom) - (1 - spread)) / Math.sqrt(spread));
};

const expectedMin = 5;

// Slices too rare for the length of the stream count as one.
const frequencyP = (draws: readonly number[], weights: readonly number[]): number => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const expected = weights.map((weight) => (weight / total) * draws.length);
  const seen = weights.map((_, place) => draws.filter((draw) => draw === place).length);
  const common = weights.map((_, place) => place).filter((place) => (expected[place] ?? 0) >= expectedMin);
  const rest = weights.map((_, place) => place).filter((place) => !common.includes(place));
  const sum = (values: readonly number[], places: readonly number[]) =>
    places.reduce((all, place) => all + (values[place] ?? 0), 0);
  const cells = [...common.map((place) => [place]), ...(sum(expected, rest) >= expectedMin ? [rest] : [])];
  const value = cells.reduce(
    (all, cell) => all + (sum(seen, cell) - sum(expected, cell)) ** 2 / sum(expected, cell),
    0,
  );
  return chiSquareTail(value, cells.length - 1);
};

// Wald and Wolfowitz: whether a draw is above the first slice, and how often that changes.
const runsP = (draws: readonly number[]): number => {
  const flags = draws.map((draw) => draw > 1);
  const many = flags.filter(Boolean).length;
  const few = flags.length - many;
  const runs = flags.filter((flag, place) => place > 0 && flag !== flags[place - 1]).length + 1;
  const mean = (2 * many * few) / flags.length + 1;
  const variance = ((mean - 1) * (mean - 2)) / (flags.length - 1);
  return 2 * normalTail(Math.abs((runs - mean) / Math.sqrt(variance)));
};

const lossesInARow = 5;

// What comes after a row of slices from the first half: chances as ever, since no spin knows the ones before.
const afterLossesP = (draws: readonly number[], weights: readonly number[]): number => {
  let row = 0;
  const next = draws.filter((draw) => {
    const isAfter = row >= lossesInARow;
    row = draw < weights.length / 2 ? row + 1 : 0;
    return isAfter;
  });
  return frequencyP(next, weights);
};

// Kolmogorov and Smirnov: the largest distance of the sorted p-values from an even spread.
const distanceFromEven = (ps: readonly number[]): number => {
  const sorted = ps.toSorted((one, other) => one - other);
  return Math.max(...sorted.map((p, place) => Math.max(p - place / ps.length, (place + 1) / ps.length - p)));
};

// Tests at 0.1 % in all for twenty streams: three below 1 %, or a distance of 0.42.
const rejectedMax = 2;
const distanceMax = 0.42;

const judge = (name: string, ps: readonly number[]): string[] => {
  const rejected = ps.filter((p) => p < 0.01 || p > 0.99999).length;
  const distance = distanceFromEven(ps);
  return [
    ...(rejected > rejectedMax ? [`${name}: ${String(rejected)} of ${String(ps.length)} streams are rejected`] : []),
    ...(distance > distanceMax ? [`${name}: the p-values are ${distance.toFixed(3)} from an even spread`] : []),
  ];
};

// What speaks against the streams; nothing for a good source.
export const judgeStreams = (streams: readonly (readonly number[])[], weights: readonly number[]): string[] => [
  ...judge(
    'frequencies',
    streams.map((draws) => frequencyP(draws, weights)),
  ),
  ...judge('runs', streams.map(runsP)),
  ...judge(
    'after losses',
    streams.map((draws) => afterLossesP(draws, weights)),
  ),
];
