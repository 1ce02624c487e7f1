// The door by which other server rooms enter the ledger.
export type { AccountName } from './account-name.ts';
export { accounts } from './accounts.ts';
export { balancesOf, playTotals, type Balances } from './balances.ts';
export { lockMember, openBook } from './books.ts';
export { checkLedger, invariantNames } from './check-ledger.ts';
export type { Finding, LedgerCheck } from './ledger-invariants.ts';
export type { EntryKind, Move, MoveGuard, MoveRecord, MoveResult, OperationEnd, OperationLine } from './move.ts';
export type { OperationSource, OperationStatus, OperationType } from './move.ts';
export { holds, type Hold } from './move.ts';
export { createMoveBatcher, type MoveBatcher } from './move-batcher.ts';
export { type Operation, operationsPage, statementLine } from './operations.ts';
export { postMove } from './post-move.ts';
