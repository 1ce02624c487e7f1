// How the wheel turns. Angles are radians, clockwise, from the pointer at the top.
const turn = 2 * Math.PI;
const friction = 0.991;
const perSecond = 60;
const extraTurns = 2;
const secondsForExtra = 4;
// It stops within the middle 80 % of the slice.
const margin = 0.1;

const mod = (angle: number): number => ((angle % turn) + turn) % turn;

export interface Stop {
  // Of the slice that was drawn.
  readonly place: number;
  // What each slice pays; null while it is not known.
  readonly amounts: readonly (bigint | null)[];
  // From 0 to 1.
  readonly random: number;
}

// Where in its slice the wheel stops. Never in the half beside a bigger prize, which would look like a near win.
export const placeInSlice = ({ place, amounts, random }: Stop): number => {
  const count = amounts.length;
  const paid = (index: number): bigint => amounts[(index + count) % count] ?? 0n;
  const isBigger = (index: number): boolean => paid(index) > paid(place);
  const from = isBigger(place - 1) ? 0.5 : margin;
  const to = isBigger(place + 1) ? 0.5 : 1 - margin;
  return from + (to - from) * random;
};

export interface Motion {
  readonly start: number;
  readonly total: number;
  readonly seconds: number;
}

// Two to three turns on, to the stop: two take 4 s, three 5 s.
export const motionTo = (start: number, stop: Stop): Motion => {
  const arc = turn / stop.amounts.length;
  const target = -(stop.place + placeInSlice(stop)) * arc;
  const rest = mod(target - start);
  return { start, total: extraTurns * turn + rest, seconds: secondsForExtra + rest / turn };
};

// Slows down by the factor 0.991 each sixtieth of a second, and stops exactly at the end.
export const angleAt = ({ start, total, seconds }: Motion, elapsed: number): number => {
  if (elapsed >= seconds) return start + total;
  const gone = (time: number): number => 1 - friction ** (perSecond * time);
  return start + (total * gone(elapsed)) / gone(seconds);
};

const sizeMax = 350;
const shareOfWindow = 0.85;
export const wheelSize = (windowWidth: number): number => Math.min(sizeMax, Math.floor(windowWidth * shareOfWindow));
