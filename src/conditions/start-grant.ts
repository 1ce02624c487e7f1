import { accounts } from '#ledger';
import type { BonusPay } from '#money/bonus-terms.ts';
import type { Working } from '#server/verb.ts';
import { findTotal, insertPaidGrant, insertWaitingGrant, type GrantTerms } from './grants-table.ts';
import { takeUnreadGames } from './own-money-table.ts';
import { settleWithin } from './settle-condition.ts';

type Starting = Working<'BONUS_REMAINING'>;

const requireNone = async ({ work, refuse }: Starting): Promise<void> => {
  if ((await settleWithin(work)) !== null) refuse('BONUS_REMAINING');
};

const reported = (terms: GrantTerms) => ({
  type: terms.type,
  ...(terms.code === null ? {} : { code: terms.code }),
  terms: terms.termsHash,
});

// Credits `amount` at once and starts its condition, in the caller's transaction; the grant has the id of its operation.
// Entries: promotion, invite or refund -> wallet.
// Repeating with the same request key returns the first answer; the operation has one entry.
// Refuses: BONUS_REMAINING while another grant of any type is active.
export const startGrant = async (
  starting: Starting,
  {
    terms,
    amount,
  }: { readonly terms: GrantTerms & { readonly type: 'promotion' | 'invite' | 'refund' }; readonly amount: bigint },
): Promise<void> => {
  await requireNone(starting);
  const { work, context } = starting;
  const { sql, memberId, operationId, now } = work;
  const { type, title } = terms;
  const result = await work.post({
    step: 0,
    from: accounts[type],
    to: accounts.wallet,
    amount,
    kind: type,
    opens: {
      id: operationId,
      type: 'bonus',
      status: 'SUCCESS',
      from: null,
      to: 'WALLET',
      amount,
      source: type,
      description: title,
    },
  });
  if (result.status !== 'posted') throw new Error(`a ${type} was not posted: ${result.status}`);
  const ids = { memberId, grantId: operationId, finishId: context.newId(), createdAt: now };
  const ownBefore = (await findTotal(sql, memberId)) - amount;
  const unreadGames = await takeUnreadGames(sql, work);
  await insertPaidGrant(sql, { ...ids, terms, amount, ownBefore, unreadGames, seq: result.seq });
  work.audit(`grant ${operationId}`, { ...reported(terms), amount: amount.toString() });
  work.event('balances');
};

// A bonus that the next deposit pays (follow-deposit.ts). Returns the grant's id, which is that of the operation.
// Entries: none.
// Repeating with the same request key returns the first answer.
// Refuses: BONUS_REMAINING while another grant of any type is active.
export const startBonus = async (
  starting: Starting,
  { terms, pay }: { readonly terms: GrantTerms & { readonly type: 'bonus' }; readonly pay: BonusPay },
): Promise<string> => {
  await requireNone(starting);
  const { work, context } = starting;
  const { sql, memberId, operationId, now } = work;
  const ids = { memberId, grantId: operationId, finishId: context.newId(), createdAt: now };
  await insertWaitingGrant(sql, { ...ids, terms, pay });
  work.audit(`grant ${operationId}`, reported(terms));
  work.event('balances');
  return operationId;
};
