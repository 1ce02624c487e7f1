// How the other side can be made to behave while an adapter is tried against it.
export type Disturbance =
  | 'fine'
  | 'slow'
  | 'refuse'
  | 'timeout-before'
  | 'timeout-after'
  | 'duplicate'
  | 'reorder'
  | 'garbage'
  | 'down';

export interface DisturbanceDetail {
  seconds?: number;
  form?: 'html' | 'cut' | 'empty' | 'mismatch' | 'huge' | 'drip';
}
