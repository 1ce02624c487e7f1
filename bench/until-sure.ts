import { p99OfAll, type PacedResult } from './load/paced-load.ts';

// Calls without something else and beside it, in turns.
export interface Sides {
  readonly alone: readonly PacedResult[];
  readonly beside: readonly PacedResult[];
}

// How much longer the slowest hundredth of all calls takes beside the other thing.
export const ratioOfAll = (rounds: readonly Sides[]): number =>
  p99OfAll(rounds.flatMap(({ beside }) => beside)) / p99OfAll(rounds.flatMap(({ alone }) => alone));

// By how much the logarithm of that ratio would differ in other rounds of the same machine: the jackknife's standard error.
export const errorOfRatio = (rounds: readonly Sides[]): number => {
  const without = rounds.map((_, left) => Math.log(ratioOfAll(rounds.filter((_one, index) => index !== left))));
  const mean = without.reduce((sum, one) => sum + one, 0) / without.length;
  const squares = without.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return Math.sqrt((squares * (rounds.length - 1)) / rounds.length);
};

// The slowest hundredths of each round, in milliseconds, such as "30.1/31.4".
export const byRounds = (rounds: readonly Sides[]): string =>
  rounds.map(({ alone, beside }) => `${p99OfAll(alone).toFixed(1)}/${p99OfAll(beside).toFixed(1)}`).join(' ');

interface Plan {
  readonly limit: number;
  readonly least: number;
  readonly most: number;
}

// Measures rounds until it is sure on which side of the limit the ratio lies, or has measured the most. On a virtual machine
// whose host halts it, few rounds say more about the host than about the product.
export const roundsUntilSure = async <Round extends Sides>(
  { limit, least, most }: Plan,
  measure: () => Promise<Round>,
): Promise<readonly Round[]> => {
  const rounds: Round[] = [];
  const isSure = (): boolean => Math.abs(Math.log(ratioOfAll(rounds) / limit)) > 2 * errorOfRatio(rounds);
  while (rounds.length < most && (rounds.length < least || !isSure())) rounds.push(await measure());
  return rounds;
};
