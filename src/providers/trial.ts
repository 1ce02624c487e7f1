// How the other side behaves while an adapter is tested against it.
export type Disturbance =
  | 'fine'
  | 'slow'
  | 'refuse'
  | 'timeout-before'
  | 'timeout-after'
  | 'duplicate'
  | 'reorder'
  | 'garbage'
  | 'liar'
  | 'down';

export interface DisturbanceDetail {
  seconds?: number;
  form?: 'html' | 'cut' | 'empty' | 'mismatch' | 'huge' | 'drip' | Lie;
}

// Answers that could be true.
export type Lie = 'negative' | 'enormous' | 'nan' | 'elsewhere' | 'error-inside' | 'moved' | 'bomb';
