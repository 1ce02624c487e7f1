import type { StatementLine } from './contract.ts';

type Direction = 'in' | 'out' | 'none';

// The sign depends only on the type, whatever the outcome of the line.
const directions: Readonly<Record<string, Direction>> = {
  deposit: 'in',
  bonus: 'in',
  finish_bonus: 'in',
  withdraw: 'out',
};

const directionOf = (statementType: string): Direction =>
  Object.hasOwn(directions, statementType) ? (directions[statementType] ?? 'none') : 'none';

// The money of a bonus was credited before, by a line of its own. What ends is its condition.
export const isFreed = ({ statementType }: Pick<StatementLine, 'statementType'>): boolean =>
  statementType === 'finish_bonus';

// How the amount of a line is shown; null while nobody knows it yet, as for a gift shared by several.
export const moneyOf = ({
  statementType,
  amount,
  status,
}: Pick<StatementLine, 'statementType' | 'amount' | 'status'>) => ({
  amount: amount === 0n && status !== 'SUCCESS' ? null : amount,
  direction: directionOf(statementType),
  status,
  hasMoved: !isFreed({ statementType }),
});
