import { createHash, createHmac } from 'node:crypto';

// The whole draw of the prize wheel. It knows the seed, the wheel's hash and weights, the member's own number and the
// number of the spin; nothing of the member, balances or budgets.

const drawDomain = 'krapao-spin/1';
const commitDomain = 'krapao-spin-commit/1';
const wheelDomain = 'krapao-spin-wheel/1';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const hashWheel = (wheelText: string): string => sha256(`${wheelDomain}|${wheelText}`);

// Binds the seed and, by the wheel's hash, the odds; shown before the member's own number is known.
export const commitTo = (seed: Buffer, wheelHash: string): string =>
  sha256(`${commitDomain}|${seed.toString('hex')}|${wheelHash}`);

export interface Draw {
  // 32 bytes.
  readonly seed: Buffer;
  readonly wheelHash: string;
  // 64 hexadecimal digits, or empty for a spin without a number of the member's own.
  readonly clientSeed: string;
  readonly nonce: number;
  readonly weights: readonly number[];
}

const span = 1n << 64n;

// A uniform number below `total`: the first eight bytes of HMAC-SHA256, drawn again while they lie in the incomplete last
// part of their range, since a plain remainder would prefer small numbers.
const uniformBelow = ({ seed, wheelHash, clientSeed, nonce }: Draw, total: bigint): bigint => {
  const limit = span - (span % total);
  for (let k = 0; ; k += 1) {
    const message = `${drawDomain}|${wheelHash}|${clientSeed}|${String(nonce)}|${String(k)}`;
    const drawn = createHmac('sha256', seed).update(message).digest().readBigUInt64BE(0);
    if (drawn < limit) return drawn % total;
  }
};

// The place of the slice that won: the first whose weights, added up, exceed the drawn number.
export const drawSlice = (draw: Draw): number => {
  const total = draw.weights.reduce((sum, weight) => sum + weight, 0);
  if (!Number.isSafeInteger(total) || total <= 0 || draw.weights.some((weight) => weight < 0))
    throw new Error('a wheel needs weights that are whole, not negative and not all zero');
  let left = uniformBelow(draw, BigInt(total));
  return draw.weights.findIndex((weight) => {
    left -= BigInt(weight);
    return left < 0n;
  });
};
