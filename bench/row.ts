import type { Ground } from './ground.ts';

export interface Figure {
  readonly row: string;
  readonly what: string;
  readonly goal: string;
  readonly figure: number;
  readonly unit: string;
  readonly holds: boolean;
  // How the figure was measured, for readers who want to check it.
  readonly detail?: string;
  // Bytes that `npm test` watches, by the names of bench/baseline.json.
  readonly kept?: Readonly<Record<string, number>>;
}

// One measurement that yields one or several rows of performance figures.
export interface RowModule {
  readonly rows: readonly string[];
  measure(ground: Ground): Promise<readonly Figure[]>;
}

export const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));
