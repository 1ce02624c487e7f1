import { hash } from 'node:crypto';
import type { RefusalCode } from '#contract/refusal-codes.ts';
import type { Staff } from '#server/context.ts';
import type { Sql } from '#database/database.ts';
import type { Refuse, Refusing, Working } from '#server/verb.ts';
import { isSuspended } from '../records/staff-persons-table.ts';

// An item of the desk that one person may have proposed a decision for and another must agree to.
export interface Waiting {
  readonly status: string;
  readonly firstBy: string | null;
  readonly proposal: string | null;
}

// A call about one item of the desk.
export type RequestedItem = Refusing<'NO_DATA'> & { readonly question: { readonly itemId: string } };

// A decision of staff within its transaction, as its helpers see it.
export interface Deciding<Code extends RefusalCode> extends Working<Code> {
  readonly staff: Staff;
}

// An item without a decision and without another proposal.
export const requireFree = ({ refuse }: Refusing<'DECIDED_ALREADY'>, item: Waiting): void => {
  if (item.status !== 'OPEN' || item.proposal !== null) refuse('DECIDED_ALREADY');
};

// What the second person agrees to.
export interface Agreement {
  readonly itemId: string;
  readonly proposalId: string;
}

// Identifies a proposal by its content, so that nobody agrees to another one than they saw.
export const proposalIdOf = (item: { firstBy: string | null; proposal: string }): string =>
  hash('sha256', `${item.firstBy} ${item.proposal}`, 'base64url');

// What somebody proposed before they were suspended may be dropped, but not confirmed.
export const requireActiveMaker = async (
  { refuse }: { readonly refuse: Refuse<'MAKER_SUSPENDED'> },
  sql: Sql,
  personId: string | null,
): Promise<void> => {
  if (personId !== null && (await isSuspended(sql, personId))) refuse('MAKER_SUSPENDED');
};

// The first person's proposal, if the second is somebody else and saw the same one.
export const proposalOf = async <Proposal>(
  { work, staff, refuse }: Deciding<'DECIDED_ALREADY' | 'SAME_PERSON' | 'MAKER_SUSPENDED'>,
  item: Waiting,
  proposalId: string,
): Promise<Proposal> => {
  const { status, firstBy, proposal } = item;
  if (status !== 'OPEN' || proposal === null) return refuse('DECIDED_ALREADY');
  if (proposalIdOf({ firstBy, proposal }) !== proposalId) refuse('DECIDED_ALREADY');
  if (firstBy === staff.personId) refuse('SAME_PERSON');
  await requireActiveMaker({ refuse }, work.sql, firstBy);
  return JSON.parse(proposal) as Proposal;
};

export const requireProposal = ({ refuse }: Refusing<'DECIDED_ALREADY'>, item: Waiting): void => {
  if (item.status !== 'OPEN' || item.proposal === null) refuse('DECIDED_ALREADY');
};
