import { proofBySender, type MoneyPlace, type SenderProof } from '#features/deposit/server/public.ts';
import type { AccountOfMember } from '#members/bank-accounts-table.ts';
import type { SlipTransfer } from '#providers/slips/port.ts';
import type { Context } from '#server/context.ts';
import { nextInquiryAt } from '#server/outside/backoff.ts';
import { slipProofAbove } from '../settings.ts';
import { updateSlipUndecided } from '../slip-states-table.ts';
import type { Slip } from '../slips-table.ts';
import { allowUnproved } from './allow-unproved.ts';
import { reviewSlip } from './end-slip.ts';

// A feed shows a payment within seconds to minutes; after that staff decide, and it is still looked for.
const proofWithinMs = 5 * 60_000;

interface Sender {
  readonly transfer: SlipTransfer;
  readonly registered: AccountOfMember;
  // Where the money of the slip is.
  readonly money: MoneyPlace;
}

// Whether the account that paid is the member's. A slip shows four digits and a name, which anybody can register; the
// whole number in the bank's own line proves it, or disproves it, and so does money that came from it before.
const proofOfSender = async (
  context: Context,
  slip: Slip,
  { transfer, registered, money }: Sender,
): Promise<SenderProof> => {
  if (money.kind === 'waiting') {
    const byLine = proofBySender(money.payer, registered);
    if (byLine !== 'open') return byLine;
  } else if (money.kind !== 'nowhere') return 'proved';
  if (registered.provedAt !== null) return 'proved';
  const proofAbove = await slipProofAbove.read(context);
  if (await allowUnproved(context, slip, { amount: transfer.amount, most: proofAbove[registered.currency] }))
    return 'proved';
  return proofBySender(transfer.from, registered);
};

// Lets the slip wait for the proof, or hands it to staff; true if nothing is in the way of its credit.
export const requireProvedSender = async (context: Context, slip: Slip, sender: Sender): Promise<boolean> => {
  const proof = await proofOfSender(context, slip, sender);
  if (proof === 'proved') return true;
  if (proof === 'other') {
    await reviewSlip(context, slip, { reason: 'SENDER_UNCLEAR' });
    return false;
  }
  const now = context.now();
  const staffAtMs = slip.createdAt.getTime() + proofWithinMs;
  const dueAt = nextInquiryAt(now, slip.inquiries, [staffAtMs]);
  if (now.getTime() >= staffAtMs && slip.reviewReason !== 'SENDER_UNPROVED')
    await reviewSlip(context, slip, { reason: 'SENDER_UNPROVED', dueAt });
  else await updateSlipUndecided(context.database, slip, { isAbsent: false, answer: 'found', dueAt });
  return false;
};
