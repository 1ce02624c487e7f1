import { accounts } from '#ledger';
import type { Currency } from '#money/currency.ts';
import type { QuestionOf } from '#contract/endpoint.ts';
import { staffOf, type Call, type Context, type Staff } from '#server/context.ts';
import {
  aloneLimits,
  decideAlone,
  weighedDetail,
  type AloneLimits,
  type Weighed,
} from '#server/operator/decide-alone.ts';
import { refuse } from '#server/refuse.ts';
import type { Work } from '#server/transaction-on.ts';
import type { depositOfficeCalls } from '../../office-contract.ts';
import { plainNumber } from '#members/bank-accounts-table.ts';
import { findMemberByPhone } from '#members/claims-table.ts';
import { leaveSuspense } from '../suspense/name-waiting.ts';
import {
  findAnySuspenseItem,
  findSuspenseItem,
  proposeForItem,
  type SuspenseItem,
} from '../suspense/suspense-table.ts';
import { proposalOf, requireFree, requirePassword, type Agreement } from './two-people.ts';

type Proposal =
  | { readonly act: 'NAME'; readonly memberId: string }
  | { readonly act: 'RETURN'; readonly evidence: string };

export const houseOfItem = async (context: Context, { question }: Call<{ itemId: string }>): Promise<string> =>
  (await findAnySuspenseItem(context.database, Object.values(accounts.house), question.itemId))?.houseId ??
  refuse('NO_DATA');

export const itemOf = async (work: Work, operationId: string): Promise<SuspenseItem> =>
  (await findSuspenseItem(work.sql, { houseId: work.memberId, operationId })) ?? refuse('NO_DATA');

interface Deciding {
  readonly proposal: Proposal;
  readonly staff: Staff;
}

const execute = async (
  work: Work,
  item: SuspenseItem,
  { proposal, staff, weighed }: Deciding & { weighed?: Weighed },
) => {
  const isNamed = proposal.act === 'NAME';
  const status = isNamed ? 'NAMED' : 'RETURNED';
  const namedTo = isNamed ? proposal.memberId : null;
  await leaveSuspense(work, item, { status, namedTo, endedBy: staff.personId });
  work.audit(`suspense ${item.operationId}`, {
    decided: status,
    ...proposal,
    ...(weighed === undefined ? {} : weighedDetail(weighed)),
  });
  return { message: 'SUCCESS', status };
};

const decide = async (
  work: Work,
  item: SuspenseItem,
  deciding: Deciding & { limitsOf: Readonly<Record<Currency, AloneLimits>> },
) => {
  const { proposal, staff, limitsOf } = deciding;
  const { personId } = staff;
  const { amount, currency } = item;
  // What goes back is for no member of ours: each such item stands for itself.
  const memberId = proposal.act === 'NAME' ? proposal.memberId : item.operationId;
  const weighed = await decideAlone(work, { personId, memberId, currency, amount, limits: limitsOf[currency] });
  if (weighed.because === null) return execute(work, item, { proposal, staff, weighed });
  await proposeForItem(work.sql, item, { personId, proposal: JSON.stringify(proposal) });
  work.audit(`suspense ${item.operationId}`, { proposed: proposal.act, ...weighedDetail(weighed) });
  return { message: 'SUCCESS', status: 'SECOND' };
};

// Gives money in suspense to a member; beyond the threshold, also by the sum of a day, when a second person agrees.
// Entries: suspense -> bank of the house; then bank -> wallet of the member, by carry-suspense-item.ts.
// Repeating finds it decided.
// Refuses: NO_DATA, DECIDED_ALREADY, WRONG_PASSWORD; INVALID_USER_INFO for no such member, or one of another currency.
export const nameSuspense = async (
  call: Call<QuestionOf<typeof depositOfficeCalls.nameSuspense>>,
  context: Context,
) => {
  const staff = staffOf(call);
  const { itemId, phone, amount } = call.question;
  await requirePassword(context, call);
  const [member, limitsOf] = await Promise.all([
    findMemberByPhone(context.database, plainNumber(phone)),
    aloneLimits(context),
  ]);
  return async (work: Work) => {
    const item = await itemOf(work, itemId);
    requireFree(item);
    if (amount !== item.amount) refuse('KEY_INVALID');
    if (member === null || member.currency !== item.currency) return refuse('INVALID_USER_INFO');
    return decide(work, item, { proposal: { act: 'NAME', memberId: member.memberId }, staff, limitsOf });
  };
};

// Says that money in suspense was sent back by hand, and how that can be seen.
// Entries: suspense -> bank of the house.
// Repeating finds it decided.
// Refuses: NO_DATA, DECIDED_ALREADY, WRONG_PASSWORD; KEY_INVALID for another amount than the person saw.
export const returnSuspense = async (
  call: Call<QuestionOf<typeof depositOfficeCalls.returnSuspense>>,
  context: Context,
) => {
  const staff = staffOf(call);
  const { itemId, evidence, amount } = call.question;
  await requirePassword(context, call);
  const limitsOf = await aloneLimits(context);
  return async (work: Work) => {
    const item = await itemOf(work, itemId);
    requireFree(item);
    if (amount !== item.amount) refuse('KEY_INVALID');
    return decide(work, item, { proposal: { act: 'RETURN', evidence }, staff, limitsOf });
  };
};

export const agreeOnSuspense = async (work: Work, itemId: string, agreement: Agreement) => {
  const item = await itemOf(work, itemId);
  return execute(work, item, { proposal: proposalOf<Proposal>(item, agreement), staff: agreement.staff });
};
