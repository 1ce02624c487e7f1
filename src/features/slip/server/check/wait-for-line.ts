import type { Context } from '#server/context.ts';
import { nextInquiryAt } from '#server/outside/backoff.ts';
import type { ReviewReason } from '../../rules.ts';
import { updateSlipUndecided } from '../slip-states-table.ts';
import type { Slip } from '../slips-table.ts';
import { reviewSlip } from './end-slip.ts';

// A feed shows a payment within seconds to minutes; after that staff decide, and it is still looked for.
const shownWithinMs = 5 * 60_000;

// Lets a slip wait until the bank's own line shows its money.
export const waitForLine = async (
  context: Context,
  slip: Slip,
  reason: Extract<ReviewReason, 'SENDER_UNPROVED' | 'AMOUNT_UNPROVED'>,
): Promise<void> => {
  const now = context.now();
  const staffAtMs = slip.createdAt.getTime() + shownWithinMs;
  const dueAt = nextInquiryAt(now, slip.inquiries, [staffAtMs]);
  if (now.getTime() >= staffAtMs && slip.reviewReason !== reason) await reviewSlip(context, slip, { reason, dueAt });
  else await updateSlipUndecided(context.database, slip, { isAbsent: false, answer: 'found', dueAt });
};
