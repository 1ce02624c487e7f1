import { hash } from 'node:crypto';
import type { Call, Context, Staff } from '#server/context.ts';
import { requireFreshPassword } from '#server/http/require-fresh-password.ts';
import { refuse } from '#server/refuse.ts';

// An item of the desk that one person may have decided and another must agree to.
export interface Waiting {
  readonly status: string;
  readonly firstBy: string | null;
  readonly proposal: string | null;
}

// That the person at the keyboard still is who logged in.
export const requirePassword = async (context: Context, call: Call<{ password: string }>): Promise<void> => {
  await requireFreshPassword(context, call, call.question.password);
};

// An item nobody has decided or wants something else of.
export const requireFree = (item: Waiting): void => {
  if (item.status !== 'OPEN' || item.proposal !== null) refuse('DECIDED_ALREADY');
};

// Who agrees, and to which proposal.
export interface Agreement {
  readonly staff: Staff;
  readonly proposalId: string;
}

// Names a proposal by its content, so that nobody agrees to another one than they saw.
export const proposalIdOf = (item: { firstBy: string | null; proposal: string }): string =>
  hash('sha256', `${item.firstBy} ${item.proposal}`, 'base64url');

// What the first person wants, where the second is somebody else and saw the same.
export const proposalOf = <Proposal>(item: Waiting, { staff, proposalId }: Agreement): Proposal => {
  const { status, firstBy, proposal } = item;
  if (status !== 'OPEN' || proposal === null) return refuse('DECIDED_ALREADY');
  if (proposalIdOf({ firstBy, proposal }) !== proposalId) refuse('DECIDED_ALREADY');
  if (firstBy === staff.personId) refuse('SAME_PERSON');
  return JSON.parse(proposal) as Proposal;
};

export const requireProposal = (item: Waiting): void => {
  if (item.status !== 'OPEN' || item.proposal === null) refuse('DECIDED_ALREADY');
};
