import type { AnswerOf } from '#contract/endpoint.ts';
import { masked } from '#contract/masked.ts';
import { findMember } from '#members/members-table.ts';
import { listObjectSteps, type AuditStep } from '#server/records/audit-steps-table.ts';
import type { Read, StaffAsking } from '#server/verb.ts';
import type { deskOfficeCalls } from '../office-contract.ts';
import { findOpenDecision, findStaffName, type Decision } from './decisions-table.ts';
import { findWork, kindOf, lineOf, type Kinds } from './outside-item.ts';

type Answer = AnswerOf<typeof deskOfficeCalls.getWork>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const stepOf = ({ by, at, act, detail }: AuditStep): Answer['steps'][number] => ({
  at: at.toISOString(),
  by,
  act,
  detail: Object.fromEntries(Object.entries(detail).map(([field, value]) => [field, textOf(value)])),
});

const proposalOf = async (
  { context, staff }: StaffAsking<never>,
  decision: Decision | null,
): Promise<Answer['proposal']> => {
  if (decision === null) return null;
  const { decisionId, outcome, reference, amount, note, proposedBy, proposedPerson, proposedAt } = decision;
  return {
    decisionId,
    outcome,
    reference,
    amount,
    note,
    by: await findStaffName(context.database, proposedBy),
    isMine: proposedPerson === staff.personId,
    at: proposedAt.toISOString(),
  };
};

export const getOutsideWork: Read<typeof deskOfficeCalls.getWork, Kinds> = async (asked) => {
  const { context, prepared: kinds } = asked;
  const { kind, memberId, workId } = asked.question;
  const item = await findWork(asked, kinds);
  const member = await findMember(context.database, memberId);
  const { object } = kindOf(asked, kinds, kind);
  const decision = await findOpenDecision(context.database, { memberId, workId, workKind: kind });
  return {
    item: lineOf(item),
    isEnded: item.endedAt !== null,
    memberName: member?.name ?? '-',
    memberPhone: masked(member?.phone ?? '-'),
    steps: (await listObjectSteps(context.database, memberId, `${object} ${workId}`)).map(stepOf),
    proposal: await proposalOf(asked, decision),
  };
};
