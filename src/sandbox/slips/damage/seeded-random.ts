export interface SeededRandom {
  // From 0 to below 1.
  next(): number;
  between(from: number, to: number): number;
}

// mulberry32: the seed is its whole state, so that a damaged picture can be made again.
export const seededRandom = (seed: number): SeededRandom => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { next, between: (from, to) => from + (to - from) * next() };
};
