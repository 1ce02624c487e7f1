import * as z from 'zod/mini';
import { shownAmountField } from '#money/money-wire.ts';
import { ownComplaint } from './contract.ts';

// What has become of a slip that a complaint is about, for those who may not open it too.
const deskSlip = z.object({
  status: z.enum(['CHECKING', 'REVIEW', 'SUCCESS', 'FAILED']),
  // Null until the bank has said how much it was.
  amount: z.nullable(shownAmountField()),
  currency: z.enum(['LAK', 'BAHT']),
  // The line of the statement by which its money came in; null before.
  lineId: z.nullable(z.string()),
});
export type DeskSlip = z.output<typeof deskSlip>;

export const deskComplaint = z.extend(ownComplaint, { slip: z.nullish(deskSlip) });
export type DeskComplaint = z.output<typeof deskComplaint>;

export const complaintLine = z.extend(deskComplaint, {
  memberId: z.string(),
  memberName: z.nullable(z.string()),
});
export type ComplaintLine = z.output<typeof complaintLine>;
