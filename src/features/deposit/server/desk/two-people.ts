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

// What the first person wants, where the second is somebody else.
export const proposalOf = <Proposal>(item: Waiting, { personId }: Staff): Proposal => {
  if (item.status !== 'OPEN' || item.proposal === null) return refuse('DECIDED_ALREADY');
  if (item.firstBy === personId) refuse('SAME_PERSON');
  return JSON.parse(item.proposal) as Proposal;
};

export const requireProposal = (item: Waiting): void => {
  if (item.status !== 'OPEN' || item.proposal === null) refuse('DECIDED_ALREADY');
};
