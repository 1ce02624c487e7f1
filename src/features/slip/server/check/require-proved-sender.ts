import { proofBySender, type MoneyPlace, type SenderProof } from '#features/deposit/server/public.ts';
import type { AccountOfMember } from '#members/bank-accounts-table.ts';
import type { SlipTransfer } from '#providers/slips/port.ts';
import type { Context } from '#server/context.ts';
import { slipProofAbove } from '../settings.ts';
import type { Slip } from '../slips-table.ts';
import { allowUnproved } from './allow-unproved.ts';
import { waitForLine } from './wait-for-line.ts';
import { waitForStaff } from './wait-for-staff.ts';

export interface Sender {
  readonly transfer: SlipTransfer;
  readonly registered: AccountOfMember;
  // Where the money of the slip is.
  readonly money: MoneyPlace;
  // An account that no money came from fits the slip too.
  readonly isAlike: boolean;
}

// Whether the account that paid is the member's. A slip shows four digits and a name, which anybody can register; the
// whole number in the bank's own line proves it, or disproves it, and so does money that came from it before, unless another
// member's account fits the slip too: then only the line proves whose money it is.
const proofOfSender = async (
  context: Context,
  slip: Slip,
  { transfer, registered, money, isAlike }: Sender,
): Promise<SenderProof> => {
  if (money.kind === 'waiting') {
    const byLine = proofBySender(money.payer, registered);
    if (byLine !== 'open') return byLine;
  } else if (money.kind !== 'nowhere') return 'proved';
  if (isAlike) return proofBySender(transfer.from, registered);
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
    await waitForStaff(context, slip, 'SENDER_UNCLEAR');
    return false;
  }
  await waitForLine(context, slip, 'SENDER_UNPROVED');
  return false;
};
