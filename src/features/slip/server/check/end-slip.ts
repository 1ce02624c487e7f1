import type { Context } from '#server/context.ts';
import { systemOrigin, transactionOn, type Work } from '#server/transaction-on.ts';
import type { SlipFailure } from '../../contract.ts';
import type { ReviewReason } from '../../rules.ts';
import { endSlipCredited, endSlipFailed, updateSlipReview } from '../slip-states-table.ts';
import { findSlipOfCredit, type SlipKey } from '../slips-table.ts';

export const checkOrigin = systemOrigin('job check slips');

export const onSlip = <Result>(
  context: Context,
  { memberId, slipId }: SlipKey,
  verb: (work: Work) => Promise<Result>,
) => transactionOn(context, { memberId, operationId: slipId, origin: checkOrigin }, verb);

const changed = (work: Work, { slipId }: SlipKey, detail: Record<string, unknown>): void => {
  work.audit(`slip ${slipId}`, detail);
  work.event('slip', { id: slipId });
};

export const failSlip = (context: Context, key: SlipKey, note: SlipFailure): Promise<void> =>
  onSlip(context, key, async (work) => {
    if (await endSlipFailed(work.sql, key, { note, at: work.now })) changed(work, key, { failed: note });
  });

// Hands it to staff; with a due time the bank is asked again meanwhile.
export const reviewSlip = (
  context: Context,
  key: SlipKey,
  { reason, dueAt = null }: { readonly reason: ReviewReason; readonly dueAt?: Date | null },
): Promise<void> =>
  onSlip(context, key, async (work) => {
    if (await updateSlipReview(work.sql, key, { reason, at: work.now, dueAt })) changed(work, key, { waits: reason });
  });

export interface SlipCredit {
  readonly creditId: string;
  readonly amount: bigint;
  readonly paidAt: Date;
}

// Within the transaction that credits it, or that finds it credited; false if it has ended.
export const succeedSlip = async (work: Work, key: SlipKey, credit: SlipCredit): Promise<boolean> => {
  if (!(await endSlipCredited(work.sql, key, { ...credit, at: work.now }))) return false;
  changed(work, key, { credited: credit.creditId, amount: credit.amount.toString() });
  return true;
};

// The money of the slip is in the member's wallet. The first slip of that money succeeds, any other repeats it.
export const linkSlip = (context: Context, key: SlipKey, credit: SlipCredit): Promise<void> =>
  onSlip(context, key, async (work) => {
    if ((await findSlipOfCredit(work.sql, key.memberId, credit.creditId)) === null) {
      await succeedSlip(work, key, credit);
      return;
    }
    const note = 'SLIP_REFNO_DUPLICATED';
    if (await endSlipFailed(work.sql, key, { note, at: work.now })) changed(work, key, { failed: note });
  });
