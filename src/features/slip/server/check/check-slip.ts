import { findMoney, findNamedMoney, type MoneyPlace } from '#features/deposit/server/public.ts';
import { findAccountOfMember } from '#members/bank-accounts-table.ts';
import type { SlipAnswer, SlipTransfer } from '#providers/slips/port.ts';
import type { Context } from '#server/context.ts';
import { everyDepositAccount } from '#server/operator/operator-catalogue.ts';
import { nextInquiryAt, reviewAfterMs } from '#server/outside/backoff.ts';
import { hasOpenFindingOf } from '#server/outside/findings-table.ts';
import { slipCodeOf, type SlipCode } from '../slip-code.ts';
import { takeSlip, updateSlipTransfer, updateSlipUndecided } from '../slip-states-table.ts';
import { findSlipOfCredit, type Slip, type SlipKey } from '../slips-table.ts';
import { creditSlip, receiptOfSlip } from './credit-slip.ts';
import { failSlip, reviewSlip } from './end-slip.ts';
import { fitsAnotherMember } from './fits-another-member.ts';
import { type Against, matchSlip } from './match-slip.ts';
import { requireProvedSender } from './require-proved-sender.ts';
import { waitForStaff } from './wait-for-staff.ts';

type Named = Extract<SlipCode, { kind: 'proof' }>;

// A check holds the slip this long; if its process dies, the next check begins then.
const leaseMs = 60_000;
// Banks publish a transfer seconds to minutes after it was made.
const publishedWithinMs = 10 * 60_000;
const absencesMin = 3;

// Whether another member has the money and it is not settled yet whose it is.
const isOfTwoMembers = async (
  { database }: Context,
  { memberId }: SlipKey,
  money: Extract<MoneyPlace, { kind: 'credited' }>,
): Promise<boolean> => {
  if (money.memberId === memberId) return false;
  const about = { kind: 'MONEY_OF_TWO_MEMBERS', object: `receipt ${money.creditId}` };
  return (
    (await hasOpenFindingOf(database, { memberId, ...about })) ||
    (await hasOpenFindingOf(database, { memberId: money.memberId, ...about }))
  );
};

// Whether the transfer was credited for a slip, of any member. A check links the number of its slip to booked money, so the
// number alone says nothing: staff may have named that money to the wrong member, and so may a slip have.
const isUsed = async (context: Context, slip: SlipKey, { issuer, proof }: Named): Promise<boolean> => {
  const { database } = context;
  const money = await findNamedMoney(database, { issuer, reference: proof.reference });
  if (money?.kind !== 'credited' || (await findSlipOfCredit(database, money.memberId, money.creditId)) === null)
    return false;
  return !(await isOfTwoMembers(context, slip, money));
};

const takeAgainst = (context: Context, slip: Slip, verdict: Against): Promise<void> =>
  verdict.kind === 'fail' ? failSlip(context, slip, verdict.note) : waitForStaff(context, slip, verdict.reason);

const takeTransfer = async (
  context: Context,
  slip: Slip,
  { transfer, issuer }: { readonly transfer: SlipTransfer; readonly issuer: string },
): Promise<void> => {
  const { amount, at: paidAt, sendingBankCode, from, to } = transfer;
  await updateSlipTransfer(context.database, slip, { amount, paidAt, sendingBankCode, from, to });
  const [accounts, registered] = await Promise.all([
    everyDepositAccount(context),
    findAccountOfMember(context.database, slip.memberId),
  ]);
  const verdict = matchSlip({ slip, transfer, accounts, registered });
  if (verdict.kind !== 'credit') return takeAgainst(context, slip, verdict);
  const receipt = receiptOfSlip(slip, { transfer, account: verdict.account, issuer });
  const money = await findMoney(context.database, receipt);
  if (money.kind === 'credited' && (await isOfTwoMembers(context, slip, money)))
    return waitForStaff(context, slip, 'MONEY_OF_ANOTHER');
  if (registered !== null) {
    const sender = { transfer, registered, money };
    const fits = await fitsAnotherMember(context, sender);
    // Of two accounts that nothing proves, staff find out which it is. A proved one only waits for the line: otherwise anybody
    // could stop its slips by registering an account like it.
    if (fits === 'proved' || (fits === 'unproved' && registered.provedAt === null))
      return waitForStaff(context, slip, 'SENDER_UNCLEAR');
    if (!(await requireProvedSender(context, slip, { ...sender, isAlike: fits === 'unproved' }))) return;
  }
  return creditSlip(context, slip, receipt);
};

// The bank does not know it yet, or gave no answer: it is asked again, until a slip without a transfer has failed or
// staff decide.
const takeNoAnswer = async (
  context: Context,
  slip: Slip,
  answer: Exclude<SlipAnswer, { kind: 'found' }>,
): Promise<void> => {
  const now = context.now();
  const ageMs = now.getTime() - slip.createdAt.getTime();
  const isAbsent = answer.kind === 'absent';
  if (isAbsent && ageMs >= publishedWithinMs && slip.absences + 1 >= absencesMin)
    return failSlip(context, slip, 'UNSTABLE_REFNO_ON_SLIP');
  const definiteAtMs = isAbsent ? slip.createdAt.getTime() + publishedWithinMs : null;
  const dueAt = nextInquiryAt(now, slip.inquiries, [definiteAtMs, slip.createdAt.getTime() + reviewAfterMs]);
  const reported = { isAbsent, answer: isAbsent ? 'absent' : answer.reason };
  // The bank has shown the transfer before: one silence changes nothing, and the slip still waits for its money.
  if (slip.amount !== null && slip.status === 'REVIEW') {
    const againAt = new Date(now.getTime() + reviewAfterMs);
    return updateSlipUndecided(context.database, slip, { isAbsent: false, answer: 'found', dueAt: againAt });
  }
  const isForOtherReason = slip.status === 'REVIEW' && slip.reviewReason !== 'NO_ANSWER';
  await updateSlipUndecided(context.database, slip, { ...reported, dueAt: isForOtherReason ? null : dueAt });
  if (slip.status === 'CHECKING' && ageMs >= reviewAfterMs)
    await reviewSlip(context, slip, { reason: 'NO_ANSWER', dueAt });
};

const checkNamed = async (context: Context, slip: Slip, named: Named): Promise<void> => {
  if (await isUsed(context, slip, named)) return failSlip(context, slip, 'SLIP_REFNO_DUPLICATED');
  const answer = await context.providers.slips.lookUp(named.proof);
  if (answer.kind !== 'found') return takeNoAnswer(context, slip, answer);
  return takeTransfer(context, slip, { transfer: answer.transfer, issuer: named.issuer });
};

// One check of a due slip: what its picture names, what the bank knows about it, and what follows. The due time moves on
// before the bank is asked, so that a crash means "checked again", never "forgotten".
export const checkSlip = async (context: Context, key: SlipKey): Promise<void> => {
  const now = context.now();
  const slip = await takeSlip(context.database, { ...key, now, backAt: new Date(now.getTime() + leaseMs) });
  if (slip === null) return;
  const code = slipCodeOf(slip.codes);
  switch (code.kind) {
    case 'none':
      return failSlip(context, slip, 'CANNOT_READ_CROPPED_IMAGE');
    case 'damaged':
      return failSlip(context, slip, 'INVALID_SLIP');
    case 'several':
      return reviewSlip(context, slip, { reason: 'SEVERAL_CODES' });
    case 'proof':
      return checkNamed(context, slip, code);
  }
};
