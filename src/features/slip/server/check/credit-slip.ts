import {
  creditDeposit,
  findMoney,
  type MoneyPlace,
  type OwnAccount,
  type Receipt,
} from '#features/deposit/server/public.ts';
import type { SlipTransfer } from '#providers/slips/port.ts';
import { hasLaneBrake } from '#server/brake.ts';
import type { Context } from '#server/context.ts';
import { laneNames } from '#server/outside/lane-names.ts';
import { slipAlone } from '../settings.ts';
import { updateSlipUndecided } from '../slip-states-table.ts';
import type { Slip } from '../slips-table.ts';
import { checkOrigin, linkSlip, reviewSlip, succeedSlip } from './end-slip.ts';
import { isBelievedAlone } from './is-believed-alone.ts';
import { waitForLine } from './wait-for-line.ts';
import { waitForStaff } from './wait-for-staff.ts';

const againAfterMs = 5_000;

// Meanwhile the bank's feed may tell the money.
const witnessAfterMs = 5 * 60_000;

// Staff ended the slip while the bank was asked.
class SlipEnded extends Error {}
// The lane was stopped meanwhile.
class SlipsStopped extends Error {}
// The service alone is not believed that much.
class AboveAlone extends Error {}

export const receiptOfSlip = (
  slip: Slip,
  {
    transfer,
    account,
    issuer,
  }: { readonly transfer: SlipTransfer; readonly account: OwnAccount; readonly issuer: string },
): Receipt => ({
  channel: 'SLIP',
  methodCode: slip.methodCode,
  account: { bankCode: account.bankCode, accountNo: account.accountNo },
  sendingBankCode: transfer.sendingBankCode,
  issuer,
  bankReference: transfer.reference,
  amount: transfer.amount,
  currency: transfer.currency,
  payer: transfer.from,
  paidAt: transfer.at,
  memberId: slip.memberId,
});

// Once the service reported money that a bank does not show, it is believed only about money that another channel reported too.
const waitForWitness = (context: Context, slip: Slip): Promise<void> => {
  const dueAt = new Date(context.now().getTime() + witnessAfterMs);
  return reviewSlip(context, slip, { reason: 'SERVICE_STOPPED', dueAt });
};

const takePlace = async (
  context: Context,
  { slip, receipt }: { readonly slip: Slip; readonly receipt: Receipt },
  place: MoneyPlace,
): Promise<void> => {
  switch (place.kind) {
    case 'credited':
      // The bank says that this member paid it, so staff may have named the wrong owner.
      if (place.memberId !== slip.memberId) return waitForStaff(context, slip, 'MONEY_OF_ANOTHER');
      if (place.isCarried) return linkSlip(context, slip, { ...place, paidAt: receipt.paidAt });
      return updateSlipUndecided(context.database, slip, {
        isAbsent: false,
        answer: 'found',
        dueAt: new Date(context.now().getTime() + againAfterMs),
      });
    case 'given-back':
      return waitForStaff(context, slip, place.memberId === slip.memberId ? 'SIMILAR_MONEY' : 'MONEY_OF_ANOTHER');
    case 'waiting':
      return waitForStaff(context, slip, 'MONEY_WAITS');
    case 'returned':
      return waitForStaff(context, slip, 'MONEY_RETURNED');
    case 'unclear':
      return waitForStaff(context, slip, 'SIMILAR_MONEY');
    case 'nowhere':
      throw new Error('money that was just booked is booked nowhere');
  }
};

// Credits the money of a slip whose transfer is the member's, as far as the service is believed without another channel.
// Entries: those of creditDeposit, in one transaction with the end of the slip.
// Repeating is harmless: the receipt is claimed once; money that another channel booked only ends the slip.
// Refuses: nothing; what a person has to decide waits for staff.
export const creditSlip = async (context: Context, slip: Slip, receipt: Receipt): Promise<void> => {
  const { memberId } = slip;
  const alone = (await slipAlone.read(context))[receipt.currency];
  try {
    const credited = await creditDeposit(context, receipt, {
      memberId,
      origin: checkOrigin,
      note: null,
      state: async (work) => {
        if (await hasLaneBrake(work.sql, laneNames.slips)) throw new SlipsStopped();
        if (!(await isBelievedAlone(work, receipt, alone))) throw new AboveAlone();
        const credit = { creditId: work.operationId, amount: receipt.amount, paidAt: receipt.paidAt };
        if (!(await succeedSlip(work, slip, credit))) throw new SlipEnded();
      },
    });
    if (credited === 'unclear') return await waitForStaff(context, slip, 'SIMILAR_MONEY');
    await takePlace(context, { slip, receipt }, await findMoney(context.database, receipt));
  } catch (error) {
    if (error instanceof SlipsStopped) return waitForWitness(context, slip);
    if (error instanceof AboveAlone) return waitForLine(context, slip, 'AMOUNT_UNPROVED');
    if (!(error instanceof SlipEnded)) throw error;
  }
};
