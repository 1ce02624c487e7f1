import { statementLine } from '#ledger';
import type { Context } from '#server/context.ts';
import { systemOrigin, transactionOn, type Work } from '#server/transaction-on.ts';
import {
  endGrant,
  findActiveGrant,
  findLastSeq,
  findTotal,
  isPaid,
  type Grant,
  type PaidGrant,
} from './grants-table.ts';
import { findOwnMoney, takeUnreadGamesOf, type OwnMoney } from './own-money-table.ts';
import { findRunningConditions } from './find-running-conditions.ts';
import { endAt } from '#money/bonus-terms.ts';

const finishLine = (grant: PaidGrant) =>
  ({
    id: grant.finishId,
    type: 'finish_bonus',
    status: 'SUCCESS',
    from: null,
    to: 'WALLET',
    amount: grant.amount,
    source: grant.type,
    description: grant.title,
  }) as const;

interface Ending {
  readonly as: 'met' | 'lost';
  // The last entry that counts.
  readonly seq: bigint;
  readonly audited: Readonly<Record<string, string>>;
}

// One that is met leaves its line in the statement. False if it ended before.
const endCondition = async (work: Work, grant: PaidGrant, { as, seq, audited }: Ending): Promise<boolean> => {
  if (!(await endGrant(work.sql, grant, { as, seq, at: work.now }))) return false;
  if (as === 'met') await statementLine.open(work.sql, work.memberId, { line: finishLine(grant), at: work.now });
  work.audit(`grant ${grant.grantId}`, { ended: as, base: grant.base.toString(), ...audited });
  work.event('balances');
  return true;
};

// Ends the condition if `total`, of which own money does not count, meets or loses it; 'unread' if only readings of games are missing
// for that, whose other sides of bets may change it. Under the member's lock; `seq` is the last entry that counts.
export const endIfReached = async (
  work: Work,
  grant: PaidGrant,
  reached: OwnMoney & { readonly total: bigint; readonly seq: bigint },
): Promise<'ended' | 'unread' | null> => {
  const { total, own, seq } = reached;
  const as = endAt({ ...grant, ...reached }, total);
  if (as === null) return null;
  if (await takeUnreadGamesOf(work.sql, { ...grant, now: work.now, as })) return 'unread';
  const isEnded = await endCondition(work, grant, {
    as,
    seq,
    audited: { own: own.toString(), total: total.toString() },
  });
  return isEnded ? 'ended' : null;
};

// The active grant after its condition was checked, within the caller's transaction; null if none is active.
// Entries: none. A condition that is met leaves its line in the statement.
// Repeating finds it ended.
// Refuses: nothing.
export const settleWithin = async (work: Work): Promise<Grant | null> => {
  const { sql, memberId } = work;
  const grant = await findActiveGrant(sql, memberId);
  if (grant === null || !isPaid(grant)) return grant;
  const total = await findTotal(sql, memberId);
  const reached = { ...(await findOwnMoney(sql, grant)), total, seq: await findLastSeq(sql, memberId) };
  return (await endIfReached(work, grant, reached)) === 'ended' ? null : grant;
};

// Ends the running condition of this grant as met, as two people decided, with their reason. False if it does not run.
// Entries: none. It leaves its line in the statement.
// Repeating finds it ended.
// Refuses: nothing.
export const endByStaff = async (
  work: Work,
  { grantId, because }: { readonly grantId: string; readonly because: string },
): Promise<boolean> => {
  const grant = await settleWithin(work);
  if (grant === null || !isPaid(grant) || grant.grantId !== grantId) return false;
  const seq = await findLastSeq(work.sql, work.memberId);
  return endCondition(work, grant, { as: 'met', seq, audited: { by: 'staff', because } });
};

// Ends a condition that the total balance has met or lost. Without a lock unless there is something to end.
export const settleCondition = async (context: Context, memberId: string): Promise<void> => {
  const running = await findRunningConditions(context.database, memberId);
  if (running === null || endAt(running, running.total) === null) return;
  const plan = { memberId, operationId: context.newId(), origin: systemOrigin('check condition') };
  await transactionOn(context, plan, async (work) => {
    await settleWithin(work);
  });
};
