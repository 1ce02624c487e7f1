import type { AccountName } from './account-name.ts';
import type { Move, OperationEnd, OperationLine } from './entry.ts';

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
export const requireHold = ({ kind, step, from, to }: Move): void => {
  const isIn = kind === 'reserve' && step === 0 && isHoldAccount(to) && !isHoldAccount(from);
  const isOut = waysOut.includes(kind) && step === 1 && isHoldAccount(from) && !isHoldAccount(to);
  const isApart =
    kind !== 'reserve' && step === 0 && !waysOut.includes(kind) && !isHoldAccount(from) && !isHoldAccount(to);
  if (!isIn && !isOut && !isApart) throw new Error(`a ${kind} at step ${step} cannot move ${from} to ${to}`);
};
