import type { AccountName } from './account-name.ts';

export type EntryKind =
  | 'deposit'
  | 'reserve'
  | 'settle'
  | 'release'
  | 'play'
  | 'bonus'
  | 'promotion'
  | 'invite'
  | 'refund'
  | 'prize'
  | 'adjustment'
  | 'unnamed'
  | 'named'
  | 'returned'
  | 'withdrawal_returned'
  | 'fix';

export type OperationType = 'deposit' | 'bonus' | 'finish_bonus' | 'withdraw' | 'transfer';
export type OperationStatus = 'PENDING' | 'SUCCESS' | 'FAILED';
export type OperationSource = 'bonus' | 'promotion' | 'invite' | 'refund' | 'luckydraw';

// A statement line, as it is opened.
export interface OperationLine {
  readonly id: string;
  readonly type: OperationType;
  readonly status: OperationStatus;
  readonly from: string | null;
  readonly to: string | null;
  readonly amount: bigint;
  readonly source?: OperationSource | null;
  readonly description?: string | null;
  readonly note?: string | null;
}

export interface OperationEnd {
  readonly status: 'SUCCESS' | 'FAILED';
  readonly note?: string | null;
  readonly amount?: bigint;
}

// The caller's request; once posted, it is an entry.
export interface Move {
  readonly memberId: string;
  readonly operationId: string;
  // 0 reserves or stands alone, 1 settles or releases: the second end of a hold conflicts with the key of the first.
  readonly step: 0 | 1;
  readonly from: AccountName;
  readonly to: AccountName;
  readonly amount: bigint;
  readonly kind: EntryKind;
  // The operation that caused it, if it is not its own.
  readonly cause?: string;
  readonly opens?: OperationLine;
  readonly closes?: OperationEnd;
  readonly at: Date;
}

export type MoveResult =
  | { readonly status: 'posted' | 'repeat'; readonly seq: bigint }
  | { readonly status: 'conflict' | 'too-little' | 'no-account' }
  // By a guard, under the lock; the code belongs to the feature.
  | { readonly status: 'refused'; readonly code: string };

// A row that commits with its move, and the database function (rows json) that inserts it.
export interface MoveRecord {
  readonly writer: `write_${string}`;
  readonly row: object;
}

// A check that runs once the member is locked, and its database function (rows json): it answers (place, code) for each
// row it refuses; a row's place is its "index".
export interface MoveGuard {
  readonly guard: `guard_${string}`;
  readonly row: object;
}

// A move as it is posted: with the rows that commit with it and the checks that may forbid it.
export interface BatchItem {
  readonly move: Move;
  readonly records: readonly MoveRecord[];
  readonly guards: readonly MoveGuard[];
}

const id = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const requireId = (value: string): string => {
  if (!id.test(value)) throw new Error('an id in the ledger must be a lower-case uuid');
  return value;
};

// The key of an entry: the id of its operation with the step in the last byte.
export const keyOf = ({ operationId, step }: Pick<Move, 'operationId' | 'step'>): string =>
  `${operationId.slice(0, -2)}0${step}`;

// Money reserved while a provider works: from the wallet or a game into "held" or "transit:G".
export interface Hold {
  readonly memberId: string;
  readonly operationId: string;
  readonly from: AccountName;
  readonly through: AccountName;
  readonly amount: bigint;
}

const sideOf = ({ memberId, operationId, amount }: Hold) => ({ memberId, operationId, amount });

// Reserves the money while a provider works.
// Entries: wallet -> held, wallet -> transit:G, game:G -> transit:G.
// Repeating under the same operation returns the first result.
// Refuses: too-little, no-account.
export const reserve = (hold: Hold, { at, opens }: { readonly at: Date; readonly opens?: OperationLine }): Move => ({
  ...sideOf(hold),
  step: 0,
  from: hold.from,
  to: hold.through,
  kind: 'reserve',
  at,
  ...(opens === undefined ? {} : { opens }),
});

interface WayOut {
  readonly at: Date;
  readonly closes?: OperationEnd;
}

// Ends a hold successfully.
// Entries: held -> bank, transit:G -> game:G, transit:G -> wallet.
// Repeating returns the first result; after a release it is a conflict, since both ends share one key.
// Refuses: conflict.
export const settle = (hold: Hold, { to, at, closes }: WayOut & { readonly to: AccountName }): Move => ({
  ...sideOf(hold),
  step: 1,
  from: hold.through,
  to,
  kind: 'settle',
  at,
  ...(closes === undefined ? {} : { closes }),
});

// Ends a hold by returning the money to its source.
// Entries: held -> wallet, transit:G -> wallet, transit:G -> game:G.
// Repeating returns the first result; after a settlement it is a conflict, since both ends share one key.
// Refuses: conflict.
export const release = (hold: Hold, { at, closes }: WayOut): Move => ({
  ...sideOf(hold),
  step: 1,
  from: hold.through,
  to: hold.from,
  kind: 'release',
  at,
  ...(closes === undefined ? {} : { closes }),
});

// The moves of a hold: one into it, and one of the two out of it.
export const holds = { reserve, settle, release } as const;

const isHoldAccount = (name: AccountName): boolean => name === 'held' || name.startsWith('transit:');

const waysOut = ['settle', 'release'];

// A reserve at step 0 enters held and transit accounts, a settle or release at step 1 leaves them, and no other move
// touches them: only then do they always contain exactly what open holds reserved.
const requireHold = ({ kind, step, from, to }: Move): void => {
  const isIn = kind === 'reserve' && step === 0 && isHoldAccount(to) && !isHoldAccount(from);
  const isOut = waysOut.includes(kind) && step === 1 && isHoldAccount(from) && !isHoldAccount(to);
  const isApart =
    kind !== 'reserve' && step === 0 && !waysOut.includes(kind) && !isHoldAccount(from) && !isHoldAccount(to);
  if (!isIn && !isOut && !isApart) throw new Error(`a ${kind} at step ${step} cannot move ${from} to ${to}`);
};

// An invalid move is a fault of its caller, detected before it could spoil a batch.
export const requireMove = (move: Move): void => {
  requireId(move.memberId);
  requireId(move.operationId);
  if (move.cause !== undefined) requireId(move.cause);
  if (move.opens !== undefined && move.opens.id !== move.operationId) {
    throw new Error('a move must open the line of its own operation');
  }
  requireHold(move);
};
