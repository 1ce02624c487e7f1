import * as z from 'zod/mini';
import { instantField } from './shapes/first-shapes.ts';

// The words of a money timeline. A word stays what it means even if our own states change; its texts are in
// i18n/timeline-texts.ts.

// What happened.
export type TimelineStep =
  | 'TRANSFER_SENT'
  | 'TRANSFER_ARRIVED'
  | 'TRANSFER_RETURNED'
  | 'SENT_ON'
  | 'WITHDRAWAL_REQUESTED'
  | 'WITHDRAWAL_FIRST_CHECK'
  | 'WITHDRAWAL_APPROVED'
  | 'PAYOUT_SENT'
  | 'PAYOUT_PAID'
  | 'PAYOUT_RETURNED'
  | 'WITHDRAWAL_RETURNED'
  | 'DEPOSIT_REPORTED'
  | 'SLIP_SENT'
  | 'SLIP_WITH_STAFF'
  | 'LINK_SENT'
  | 'PAID'
  | 'SEEN'
  | 'CREDITED'
  | 'NOT_CREDITED'
  | 'BONUS_ACCEPTED'
  | 'CONDITION_MET'
  | 'CONDITION_LOST';

// What happens next.
export type TimelineNext =
  | 'GAME_ANSWERS'
  | 'GAME_QUERIED'
  | 'RETURNED_UNLESS_FOUND'
  | 'STAFF_CHECK'
  | 'STAFF_DECIDE'
  | 'PAYOUT_LEAVES'
  | 'BANK_CONFIRMS'
  | 'GIFT_QUERIED';

// Why it waits or ended so, beside the notes of the statement.
export type TimelineReason =
  | 'GAME_SILENT'
  | 'GAME_UNCLEAR'
  | 'GAME_REFUSED'
  | 'NEVER_ARRIVED'
  | 'DECIDED'
  | 'WIN_CHECKED'
  | 'BANK_SILENT'
  | 'PAYOUTS_PAUSED'
  | 'ACCOUNT_PAUSED'
  | 'GIFT_SILENT';

// What the member can do.
export type TimelineAct = 'WAIT' | 'RETRY' | 'CHECK_BANK' | 'SEND_SLIP' | 'ASK_HELP';

// Words are plain text here, so that an app meets a newer backend without an error.
export const moneyTimeline = z.object({
  // Oldest first. `place` is the code of a wallet, a game or a bank.
  steps: z.array(z.object({ what: z.string(), at: z.nullable(instantField()), place: z.nullable(z.string()) })),
  // Null once it has ended. `isLate`: the promised time has passed.
  next: z.nullable(z.object({ what: z.string(), until: z.nullable(instantField()), isLate: z.boolean() })),
  reason: z.nullable(z.string()),
  can: z.array(z.string()),
});
export type MoneyTimeline = z.output<typeof moneyTimeline>;
