import type { Asking, Working } from '#server/verb.ts';
import type { Waiting } from '#server/operator/two-people.ts';
import { findSlip, type Slip } from '../slips-table.ts';
import { findSlipKey } from './slip-queue-table.ts';

interface Named {
  readonly question: { readonly slipId: string };
}

export const ownerOfSlip = async ({ context, question, refuse }: Asking<'NO_DATA'> & Named): Promise<string> =>
  (await findSlipKey(context.database, question.slipId))?.memberId ?? refuse('NO_DATA');

export const slipOf = async ({ work, question, refuse }: Working<'NO_DATA'> & Named): Promise<Slip> =>
  (await findSlip(work.sql, { memberId: work.memberId, slipId: question.slipId })) ?? refuse('NO_DATA');

// As the rules about two people see it.
export const waitingOf = ({ status, firstBy, proposal }: Slip): Waiting => ({
  status: status === 'REVIEW' ? 'OPEN' : status,
  firstBy,
  proposal,
});
