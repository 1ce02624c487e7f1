import { accounts } from '#ledger';
import { bonusOn } from '#money/bonus-terms.ts';
import type { Deposit } from '#server/context.ts';
import type { Work } from '#server/transaction-on.ts';
import { findActiveGrant, findLastSeq, findTotal, isPaid, updateBase, updatePaid, type Grant } from './grants-table.ts';
import { findOwnMoney, takeUnreadGames, updateOwnDeposit } from './own-money-table.ts';
import { endIfReached } from './settle-condition.ts';

const payOf = ({ percent, amountMax, minimum }: Grant, deposit: bigint): bigint =>
  percent === null || amountMax === null || minimum === null ? 0n : bonusOn({ percent, amountMax, minimum }, deposit);

// Entries: bonus -> wallet, once, since the grant's operation has one entry.
const pay = async (work: Work, grant: Grant, deposit: Deposit): Promise<void> => {
  const amount = payOf(grant, deposit.amount);
  if (amount === 0n) return;
  const { grantId: operationId, title } = grant;
  const result = await work.post({
    operationId,
    step: 0,
    from: accounts.bonus,
    to: accounts.wallet,
    amount,
    kind: 'bonus',
    cause: deposit.operationId,
    opens: {
      id: operationId,
      type: 'bonus',
      status: 'SUCCESS',
      from: null,
      to: 'WALLET',
      amount,
      source: 'bonus',
      description: title,
    },
  });
  if (result.status !== 'posted') throw new Error(`a bonus was not posted: ${result.status}`);
  const base = deposit.amount + amount;
  const ownBefore = (await findTotal(work.sql, work.memberId)) - base;
  await updatePaid(work.sql, grant, {
    amount,
    base,
    ownBefore,
    unreadGames: await takeUnreadGames(work.sql, work),
    seq: result.seq,
    by: deposit.operationId,
    at: work.now,
  });
  work.audit(`grant ${operationId}`, { paidBy: deposit.operationId, amount: amount.toString() });
};

// A deposit pays a bonus that waits, or adds to the base of a condition. While only readings are missing for its end, it is own money.
// Entries: bonus -> wallet.
// Repeating is harmless: a deposit's entry is posted once, and only then is it followed.
// Refuses: nothing.
export const followDeposit = async (work: Work, deposit: Deposit): Promise<void> => {
  const { sql, memberId } = work;
  const grant = await findActiveGrant(sql, memberId);
  if (grant === null) return;
  if (!isPaid(grant)) return pay(work, grant, deposit);
  const total = (await findTotal(sql, memberId)) - deposit.amount;
  const seq = await findLastSeq(sql, memberId);
  const reached = { ...(await findOwnMoney(sql, grant)), total, seq: seq - 1n };
  const end = await endIfReached(work, grant, reached);
  if (end === 'ended') return;
  const isOwn = end === 'unread' && grant.ownBefore !== null;
  await (isOwn ? updateOwnDeposit(sql, memberId, seq) : updateBase(sql, memberId, deposit.amount));
  const to = isOwn ? 'own' : 'added';
  work.audit(`grant ${grant.grantId}`, { [to]: deposit.operationId, amount: deposit.amount.toString() });
};
