import type { FindingKind } from '#contract/finding-kinds.ts';
import { accounts, holds, type Hold } from '#ledger';
import { currencyCodes } from '#money/currency.ts';
import type { Context } from '#server/context.ts';
import type { Job } from '#server/jobs/job.ts';
import { heldWorkJob } from '#server/outside/held-work-job.ts';
import type { HeldWork } from '#server/outside/held-work.ts';
import { laneNames } from '#server/outside/lane-names.ts';
import { raiseFinding } from '#server/outside/raise-finding.ts';
import type { Work } from '#server/transaction-on.ts';
import { findMember } from '#members/members-table.ts';
import { operatorAccountOf } from './payout-account.ts';
import { findUnsent, updateSource, updateCancelled, withdrawalWork, type Withdrawal } from './withdrawals-table.ts';

// A payout always leaves from the same account of ours, whatever is listed later. It waits while the member is suspended,
// or while there is no account to pay from.
const maySend = async (work: Work, context: Context, row: Withdrawal): Promise<boolean> => {
  if ((await findMember(work.sql, row.memberId))?.suspendedAt != null) return false;
  if (row.fromAccountNo !== null) return true;
  const accountNo = await operatorAccountOf(context, row.currency);
  if (accountNo === null) return false;
  await updateSource(work.sql, { ...row, accountNo });
  return true;
};

const holdOf = ({ memberId, withdrawalId, amount }: Withdrawal): Hold => ({
  memberId,
  operationId: withdrawalId,
  from: accounts.wallet,
  through: accounts.held,
  amount,
});

// Cancels an approved payout before anything was sent.
// Entries: held -> wallet.
// A second call finds it cancelled or sent and returns false.
// Refuses: nothing.
const cancelUnsent = async (work: Work, row: Withdrawal, note: string): Promise<boolean> => {
  const { memberId, withdrawalId } = row;
  const cancelled = await updateCancelled(work.sql, { memberId, withdrawalId, reason: 'OTHER', note, at: work.now });
  if (cancelled === null) return false;
  const result = await work.post(
    holds.release(holdOf(row), { at: work.now, closes: { status: 'FAILED', note: 'OTHER' } }),
  );
  if (result.status !== 'posted')
    throw new Error(`the cancellation of ${withdrawalId} was not posted: ${result.status}`);
  work.audit(`withdrawal ${withdrawalId}`, { decided: 'CANCELLED' });
  work.event('withdrawal', { id: withdrawalId });
  work.event('balances');
  return true;
};

const ownTroubles: Readonly<Record<string, FindingKind>> = {
  BALANCE_SHORT: 'PAYOUT_ACCOUNT_SHORT',
  LIMIT_REACHED: 'PAYOUT_ACCOUNT_AT_LIMIT',
};

// The operator's own account prevents payouts: staff are told once a day. The lane continues, since a smaller payout
// may pass.
const raiseOncePerDay = (
  context: Context,
  kind: FindingKind,
  { currency, withdrawalId }: Pick<Withdrawal, 'currency' | 'withdrawalId'>,
): Promise<void> => {
  const day = context.now().toISOString().slice(0, 10);
  return raiseFinding(context, {
    memberId: accounts.house[currency],
    kind,
    lane: laneNames.payout(currency),
    object: `payouts of ${currency} on ${day}`,
    detail: { first: withdrawalId },
    stopsLane: false,
  });
};

const orderOf = (row: Withdrawal) => ({
  reference: row.withdrawalId,
  fromAccountNo: row.fromAccountNo ?? '',
  to: { bankCode: row.bankCode, accountNo: row.bankAccountNo, name: row.bankAccountName },
  amount: row.amount,
  currency: row.currency,
});

export const payouts: HeldWork<Withdrawal> = {
  kind: 'payout',
  object: 'withdrawal',
  table: withdrawalWork,
  lanes: () => Promise.resolve(currencyCodes),
  laneOf: (currency) => laneNames.payout(currency === 'LAK' ? 'LAK' : 'BAHT'),
  laneValueOf: (row) => row.currency,
  bounds: (context) => Promise.resolve(context.providers.bank),
  maySend,
  send: async (context, row) => {
    const outcome = await context.providers.bank.payOut(orderOf(row));
    const trouble = outcome.kind === 'unknown' ? ownTroubles[outcome.reason] : undefined;
    if (trouble !== undefined) await raiseOncePerDay(context, trouble, row);
    return outcome.kind === 'done' ? { kind: 'done', reference: outcome.value.bankReference } : outcome;
  },
  watchesRefused: true,
  query: async ({ providers }, { withdrawalId, amount, currency }) => {
    const state = await providers.bank.queryPayout({ reference: withdrawalId, amount, currency });
    return state.kind === 'done' ? { kind: 'done', reference: state.bankReference } : state;
  },
  holdOf: (row) => ({ hold: holdOf(row), to: accounts.bank }),
  closes: { done: { status: 'SUCCESS' }, returned: { status: 'FAILED', note: 'PAYOUT_REFUSED' } },
  cancelUnsent,
};

// Sends approved payouts and queries those without an outcome. Money is never returned on a timeout alone.
const sending = heldWorkJob(payouts, { name: 'send payouts', everyMs: 1_000 });

const raiseWithoutAccount = async (context: Context): Promise<void> => {
  for (const currency of currencyCodes) {
    if ((await operatorAccountOf(context, currency)) !== null) continue;
    const withdrawalId = await findUnsent(context.database, currency);
    if (withdrawalId !== null) await raiseOncePerDay(context, 'PAYOUT_ACCOUNT_NONE', { currency, withdrawalId });
  }
};

// The finding is raised beside the payouts: within one's transaction it would need a second connection.
export const sendPayouts: Job = {
  ...sending,
  run: async (context) => {
    await sending.run(context);
    await raiseWithoutAccount(context);
  },
};
