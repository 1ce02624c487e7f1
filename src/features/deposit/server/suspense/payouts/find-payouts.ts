import { accounts } from '#ledger';
import { masked } from '#contract/masked.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { findPayoutByReference, listPayoutsSent, type Payout } from '#features/withdraw/server/public.ts';
import type { Context } from '#server/context.ts';
import type { Read } from '#server/verb.ts';
import type { depositOfficeCalls } from '../../../office-contract.ts';
import { facesOf } from '../../desk/faces-of.ts';
import { needsTwo } from '../../desk/needs-two.ts';
import { findAnySuspenseItem, type SuspenseItem } from '../suspense-table.ts';
import { findReceivingAccount, listPayoutsTaken } from './returned-payouts-table.ts';
import { aheadMs, isOffered, isReturnForTwo, type NoReturn, returnedWithinMs, whyNoReturn } from './why-no-return.ts';

type FindPayout = typeof depositOfficeCalls.findPayout;
type Shown = NonNullable<AnswerOf<FindPayout>['payout']>;

const shownMax = 5;

// As staff see them; without those of erased members, to whom nothing can be given back.
const shownPayouts = async (
  { database }: Context,
  payouts: readonly Payout[],
  because: NoReturn | null,
): Promise<Shown[]> => {
  const known = await facesOf(
    database,
    payouts.map(({ memberId }) => memberId),
  );
  return payouts.flatMap(({ memberId, withdrawalId, amount, currency, sentAt, ...payout }) => {
    const { member, face } = known.get(memberId) ?? {};
    if (face === undefined || member?.erasedAt != null) return [];
    const { bankCode, bankAccountNo, bankAccountName: name } = payout;
    const paidTo = { bankCode, accountNo: masked(bankAccountNo), name };
    return [{ withdrawalId, member: face, amount, currency, paidTo, sentAt: sentAt?.toISOString() ?? null, because }];
  });
};

// Paid withdrawals that money in suspense may be the return of, the newest first. It only proposes: people decide.
export const payoutsFor = async (context: Context, item: SuspenseItem): Promise<Shown[]> => {
  const { amount, currency, houseId } = item;
  const fromAccountNo = await findReceivingAccount(context.database, item);
  if (fromAccountNo === null || !isOffered(item)) return [];
  const at = item.paidAt.getTime();
  const span = { from: new Date(at - returnedWithinMs), to: new Date(at + aheadMs) };
  const sent = await listPayoutsSent(context.database, { amount, currency, fromAccountNo, ...span });
  const ids = sent.map(({ withdrawalId }) => withdrawalId);
  const taken = await listPayoutsTaken(context.database, houseId, ids);
  const free = sent.filter(({ withdrawalId, isDoubted }) => !isDoubted && !taken.includes(withdrawalId));
  return shownPayouts(context, free.slice(0, shownMax), null);
};

// The withdrawal that a person names by its reference, with the reason if it cannot be the one.
export const findPayout: Read<FindPayout> = async (asked) => {
  const { context, question, refuse } = asked;
  const { database } = context;
  const item =
    (await findAnySuspenseItem(database, Object.values(accounts.house), question.itemId)) ?? refuse('NO_DATA');
  const found = item.status === 'OPEN' ? await findPayoutByReference(context, question.reference) : null;
  if (found === null) return { payout: null };
  const because = await whyNoReturn(database, item, found);
  const [payout] = await shownPayouts(context, [found], because);
  if (payout === undefined) return { payout: null };
  return { payout, needsTwo: isReturnForTwo(item, found) || (await needsTwo(asked, item, found.memberId)) };
};
