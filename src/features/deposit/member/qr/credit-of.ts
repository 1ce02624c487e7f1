import { qrMinutes, type QrMethod } from '../../rules.ts';
import type { StatementCredit } from '../deposit-shell.ts';

export interface Credit {
  readonly amount: bigint;
  readonly createdAt: string;
}

export interface EndedQr {
  readonly expireIn: string;
}

const isPresent = (line: StatementCredit): line is StatementCredit & { amount: bigint } => line.amount !== null;

// The deposit that paid a code, among the newest lines of the statement: of its method and not older than the code.
// What was credited is read there and never guessed from the balance, which other things move as well.
export const creditOf = (lines: readonly StatementCredit[], method: QrMethod, qr: EndedQr): Credit | null => {
  const madeAt = Date.parse(qr.expireIn) - qrMinutes[method] * 60_000;
  const line = lines
    .filter(isPresent)
    .find(
      ({ statementType, status, from, createdAt }) =>
        statementType === 'deposit' && status === 'SUCCESS' && from === method && Date.parse(createdAt) >= madeAt,
    );
  return line === undefined ? null : { amount: line.amount, createdAt: line.createdAt };
};
