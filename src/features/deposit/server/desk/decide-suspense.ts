import { phoneOf } from '#contract/forms/phone-form.ts';
import { findPayout } from '#features/withdraw/server/public.ts';
import { accounts } from '#ledger';
import type { Sql } from '#database/database.ts';
import type { Context } from '#server/context.ts';
import { aloneLimits, decideAlone, weighedDetail, type LimitsOf, type Weighed } from '#server/operator/decide-alone.ts';
import type { Work } from '#server/transaction-on.ts';
import type { Asked, Working, Write } from '#server/verb.ts';
import type { depositOfficeCalls } from '../../office-contract.ts';
import { plainNumber } from '#members/bank-accounts-table.ts';
import { isErased } from '#members/erasure-lock.ts';
import { findMemberByPhone, listOwnersOfNumberLike } from '#members/claims-table.ts';
import type { Member } from '#members/members-table.ts';
import { isWholeNumber } from '../match-sender.ts';
import { joinCredit, type JoinProposal } from '../suspense/join-credit.ts';
import { type NoReturn, whyNoReturn } from '../suspense/payouts/why-no-return.ts';
import { listCreditsOfLine } from '../suspense/list-credits-of-line.ts';
import { leaveSuspense } from '../suspense/name-waiting.ts';
import {
  findAnySuspenseItem,
  findSuspenseItem,
  updateItemProposal,
  type SuspenseItem,
} from '../suspense/suspense-table.ts';
import { requireCompared, type Compared } from './require-compared.ts';
import {
  proposalOf,
  requireFree,
  type Agreement,
  type RequestedItem,
  type Deciding,
} from '#server/operator/two-people.ts';

type NewProposal =
  | { readonly act: 'NAME'; readonly memberId: string }
  | { readonly act: 'RETURN'; readonly evidence: string }
  // When the payout was sent, for the second person.
  | { readonly act: 'PAYOUT'; readonly memberId: string; readonly withdrawalId: string; readonly seen: string };
type Proposal = (NewProposal & Compared) | JoinProposal;

export const houseOfItem = async ({ context, question, refuse }: RequestedItem): Promise<string> =>
  (await findAnySuspenseItem(context.database, Object.values(accounts.house), question.itemId))?.houseId ??
  refuse('NO_DATA');

export const itemOf = async ({ work, refuse }: Working<'NO_DATA'>, operationId: string): Promise<SuspenseItem> =>
  (await findSuspenseItem(work.sql, { houseId: work.memberId, operationId })) ?? refuse('NO_DATA');

const execute = async (
  { work, staff, refuse }: Deciding<'DECIDED_ALREADY'>,
  item: SuspenseItem,
  { proposal, weighed }: { proposal: Proposal; weighed?: Weighed },
) => {
  const status = proposal.act === 'RETURN' ? 'RETURNED' : 'NAMED';
  const namedTo = proposal.act === 'RETURN' ? null : proposal.memberId;
  const { personId: endedBy } = staff;
  const isLeft =
    proposal.act === 'JOIN'
      ? await joinCredit(work, item, { proposal, endedBy })
      : await leaveSuspense(work, item, {
          status,
          namedTo,
          endedBy,
          ...(proposal.act === 'PAYOUT' ? { payoutId: proposal.withdrawalId } : {}),
        });
  if (!isLeft) refuse('DECIDED_ALREADY');
  work.audit(`suspense ${item.operationId}`, {
    decided: status,
    ...proposal,
    ...(weighed === undefined ? {} : weighedDetail(weighed)),
  });
  return { message: 'SUCCESS', status };
};

const idsOfCredits = async (work: Work, item: SuspenseItem): Promise<string[]> =>
  (await listCreditsOfLine(work, item)).map(({ operationId }) => operationId);

// Proposes whose money it is, or that it was sent back, for a second person whatever the amount. The credits that the line
// may show are recorded: both people found them to be other money.
export const proposeForTwo = async (
  { work, staff }: Pick<Deciding<never>, 'work' | 'staff'>,
  item: SuspenseItem,
  proposal: NewProposal,
) => {
  const otherThan = await idsOfCredits(work, item);
  const text = JSON.stringify({ ...proposal, otherThan });
  await updateItemProposal(work.sql, item, { personId: staff.personId, proposal: text });
  const { act, ...detail } = proposal;
  work.audit(`suspense ${item.operationId}`, { proposed: act, ...detail, otherThan });
  return { message: 'SUCCESS', status: 'SECOND' };
};

// The payer's whole account number is registered to somebody else: to say that the money is another member's is a large
// decision, whatever the amount.
export const isPaidByAnother = async (sql: Sql, item: SuspenseItem, memberId: string): Promise<boolean> => {
  const { payerBankCode: bankCode, payerAccountNo } = item;
  if (!isWholeNumber(payerAccountNo)) return false;
  const owners = await listOwnersOfNumberLike(sql, { bankCode, pattern: plainNumber(payerAccountNo) });
  return owners.some((owner) => owner !== memberId);
};

interface Weighing {
  readonly proposal: NewProposal;
  readonly limitsOf: LimitsOf;
  // The act itself asks for two people, whatever the amount.
  readonly isForTwo?: boolean;
}

// One person alone may decide within the limits, unless the line may show money that a wallet has already, or the money is
// visibly of another member than the named one.
export const decide = async (
  deciding: Deciding<'DECIDED_ALREADY'>,
  item: SuspenseItem,
  { proposal, limitsOf, isForTwo = false }: Weighing,
) => {
  const { work, staff } = deciding;
  const { personId } = staff;
  const { amount, currency } = item;
  if (isForTwo || (await idsOfCredits(work, item)).length > 0) return proposeForTwo(deciding, item, proposal);
  if (proposal.act !== 'RETURN' && (await isPaidByAnother(work.sql, item, proposal.memberId)))
    return proposeForTwo(deciding, item, proposal);
  // Money that goes back is for no member of ours: each such item counts separately.
  const memberId = proposal.act === 'RETURN' ? item.operationId : proposal.memberId;
  const weighed = await decideAlone(work, { personId, memberId, currency, amount, limits: limitsOf[currency] });
  if (weighed.because === null) return execute(deciding, item, { proposal, weighed });
  await updateItemProposal(work.sql, item, { personId, proposal: JSON.stringify(proposal) });
  work.audit(`suspense ${item.operationId}`, { proposed: proposal.act, ...weighedDetail(weighed) });
  return { message: 'SUCCESS', status: 'SECOND' };
};

interface Naming {
  readonly member: Member | null;
  readonly limitsOf: LimitsOf;
}

export const findByPhone = ({ database, settings }: Context, phone: string): Promise<Member | null> =>
  findMemberByPhone(database, phoneOf(plainNumber(phone), settings.isLaos));

// Before the transaction: finds the member by phone.
export const prepareNaming = async (asked: Asked<typeof depositOfficeCalls.nameSuspense>): Promise<Naming> => {
  const { context, question } = asked;
  const [member, limitsOf] = await Promise.all([findByPhone(context, question.phone), aloneLimits(asked)]);
  return { member, limitsOf };
};

// Assigns money in suspense to a member; beyond the limits, or if another member paid it, only once a second person agrees.
// Entries: suspense -> bank of the house; then bank -> wallet of the member, by carry-suspense-item.ts.
// Repeating finds it decided.
// Refuses: NO_DATA, DECIDED_ALREADY, WRONG_PASSWORD; INVALID_USER_INFO for nobody, another than was shown, of another currency, or erased.
export const nameSuspense: Write<typeof depositOfficeCalls.nameSuspense, Naming> = async (asked) => {
  const { work, refuse, prepared } = asked;
  const { member, limitsOf } = prepared;
  const { itemId, amount, payeeId } = asked.question;
  const item = await itemOf(asked, itemId);
  requireFree(asked, item);
  if (amount !== item.amount) refuse('KEY_INVALID');
  if (payeeId !== undefined && payeeId !== member?.memberId) refuse('INVALID_USER_INFO');
  if (member === null || member.currency !== item.currency) return refuse('INVALID_USER_INFO');
  if (await isErased(work.sql, member.memberId)) refuse('INVALID_USER_INFO');
  return decide(asked, item, { proposal: { act: 'NAME', memberId: member.memberId }, limitsOf });
};

// Records that money in suspense was sent back by hand, with the evidence.
// Entries: suspense -> bank of the house.
// Repeating finds it decided.
// Refuses: NO_DATA, DECIDED_ALREADY, WRONG_PASSWORD; KEY_INVALID for another amount than the person saw.
export const returnSuspense: Write<typeof depositOfficeCalls.returnSuspense, LimitsOf> = async (asked) => {
  const { refuse, prepared: limitsOf } = asked;
  const { itemId, evidence, amount } = asked.question;
  const item = await itemOf(asked, itemId);
  requireFree(asked, item);
  if (amount !== item.amount) refuse('KEY_INVALID');
  return decide(asked, item, { proposal: { act: 'RETURN', evidence }, limitsOf });
};

type AgreeCode = 'NO_DATA' | 'DECIDED_ALREADY' | 'SAME_PERSON' | 'MAKER_SUSPENDED' | 'RECEIPT_BOOKED' | NoReturn;

// Another line was found to be that payout meanwhile, or the bank says that it never paid it.
const requireReturn = async (
  { work, refuse }: Working<AgreeCode>,
  item: SuspenseItem,
  withdrawalId: string,
): Promise<void> => {
  const payout = (await findPayout(work.sql, withdrawalId)) ?? refuse('NO_DATA');
  const because = await whyNoReturn(work.sql, item, payout);
  if (because !== null) refuse(because);
};

export const agreeOnSuspense = async (deciding: Deciding<AgreeCode>, { itemId, proposalId }: Agreement) => {
  const { work } = deciding;
  const item = await itemOf(deciding, itemId);
  const proposal = await proposalOf<Proposal>(deciding, item, proposalId);
  if (proposal.act === 'PAYOUT') await requireReturn(deciding, item, proposal.withdrawalId);
  if (proposal.act !== 'JOIN') requireCompared(deciding, proposal, await idsOfCredits(work, item));
  return execute(deciding, item, { proposal });
};
