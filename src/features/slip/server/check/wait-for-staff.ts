import type { Context } from '#server/context.ts';
import type { ReviewReason } from '../../rules.ts';
import { updateSlipUndecided } from '../slip-states-table.ts';
import type { Slip } from '../slips-table.ts';
import { reviewSlip } from './end-slip.ts';

const againMs = 15 * 60_000;

// Hands a slip whose transfer the bank knows to staff, once for each reason. It is checked again meanwhile: staff may decide
// about the money and not about the slip, and another channel may report the money.
export const waitForStaff = (context: Context, slip: Slip, reason: ReviewReason): Promise<void> => {
  const dueAt = new Date(context.now().getTime() + againMs);
  return slip.reviewReason === reason
    ? updateSlipUndecided(context.database, slip, { isAbsent: false, answer: 'found', dueAt })
    : reviewSlip(context, slip, { reason, dueAt });
};
