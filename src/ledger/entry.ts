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
