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

// Money that came for a code and waits for staff, because it was not seen to be the member's.
export interface HeldPayment extends Credit {
  readonly isFromOther: boolean;
}

const linesOf = (lines: readonly StatementCredit[], method: QrMethod, qr: EndedQr) => {
  const madeAt = Date.parse(qr.expireIn) - qrMinutes[method] * 60_000;
  return lines
    .filter(isPresent)
    .filter(
      ({ statementType, from, createdAt }) =>
        statementType === 'deposit' && from === method && Date.parse(createdAt) >= madeAt,
    );
};

// The deposit that paid a code, among the newest lines of the statement: of its method and not older than the code.
// What was credited is read there and never guessed from the balance, which other things move as well.
export const creditOf = (lines: readonly StatementCredit[], method: QrMethod, qr: EndedQr): Credit | null => {
  const line = linesOf(lines, method, qr).find(({ status }) => status === 'SUCCESS');
  return line === undefined ? null : { amount: line.amount, createdAt: line.createdAt };
};

const waitingNotes = ['OTHER_SENDER', 'TO_CONFIRM'];

export const heldOf = (lines: readonly StatementCredit[], method: QrMethod, qr: EndedQr): HeldPayment | null => {
  const line = linesOf(lines, method, qr).find(
    ({ status, note }) => status === 'PENDING' && waitingNotes.includes(note ?? ''),
  );
  if (line === undefined) return null;
  return { amount: line.amount, createdAt: line.createdAt, isFromOther: line.note === 'OTHER_SENDER' };
};
