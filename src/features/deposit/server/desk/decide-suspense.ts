import { accounts } from '#ledger';
import type { QuestionOf } from '#contract/endpoint.ts';
import { staffOf, type Call, type Context, type Staff } from '#server/context.ts';
import { twoPersonThreshold } from '#server/operator/shared-settings.ts';
import { refuse } from '#server/refuse.ts';
import type { Work } from '#server/transaction-on.ts';
import type { depositOfficeCalls } from '../../office-contract.ts';
import { aloneSince, needsSecondPerson } from '../../rules.ts';
import { memberByPhone } from '../depositors-table.ts';
import { leaveSuspense } from '../suspense/name-waiting.ts';
import {
  findAnySuspenseItem,
  findSuspenseItem,
  namedAlone,
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

const execute = async (work: Work, item: SuspenseItem, { proposal, staff }: { proposal: Proposal; staff: Staff }) => {
  const isNamed = proposal.act === 'NAME';
  const status = isNamed ? 'NAMED' : 'RETURNED';
  const namedTo = isNamed ? proposal.memberId : null;
  await leaveSuspense(work, item, { status, namedTo, endedBy: staff.personId });
  work.audit(`suspense ${item.operationId}`, { decided: status, ...proposal });
  return { message: 'SUCCESS', status };
};

const decide = async (
  work: Work,
  item: SuspenseItem,
  decision: { proposal: Proposal; staff: Staff; needsTwo: boolean },
) => {
  const { proposal, staff, needsTwo } = decision;
  if (!needsTwo) return execute(work, item, { proposal, staff });
  await proposeForItem(work.sql, item, { personId: staff.personId, proposal: JSON.stringify(proposal) });
  work.audit(`suspense ${item.operationId}`, { proposed: proposal.act });
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
  const [member, thresholds] = await Promise.all([
    memberByPhone(context.database, phone),
    twoPersonThreshold.read(context),
  ]);
  return async (work: Work) => {
    const item = await itemOf(work, itemId);
    requireFree(item);
    if (amount !== item.amount) refuse('KEY_INVALID');
    if (member === null || member.currency !== item.currency) return refuse('INVALID_USER_INFO');
    const { memberId } = member;
    const since = aloneSince(work.now);
    const aloneBefore = await namedAlone(work.sql, work.memberId, { personId: staff.personId, memberId, since });
    const threshold = thresholds[item.currency];
    const needsTwo = needsSecondPerson({ amount, aloneBefore, threshold });
    return decide(work, item, { proposal: { act: 'NAME', memberId }, staff, needsTwo });
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
  const thresholds = await twoPersonThreshold.read(context);
  return async (work: Work) => {
    const item = await itemOf(work, itemId);
    requireFree(item);
    if (amount !== item.amount) refuse('KEY_INVALID');
    const threshold = thresholds[item.currency];
    const needsTwo = needsSecondPerson({ amount, aloneBefore: 0n, threshold });
    return decide(work, item, { proposal: { act: 'RETURN', evidence }, staff, needsTwo });
  };
};

export const agreeOnSuspense = async (work: Work, itemId: string, agreement: Agreement) => {
  const item = await itemOf(work, itemId);
  return execute(work, item, { proposal: proposalOf<Proposal>(item, agreement), staff: agreement.staff });
};
