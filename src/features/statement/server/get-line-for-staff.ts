import type { AnswerOf } from '#contract/endpoint.ts';
import type { Sql } from '#database/database.ts';
import { findMember } from '#members/members-table.ts';
import { listObjectSteps, type AuditStep } from '#server/records/audit-steps-table.ts';
import type { TimelineFacts } from '#server/records/timeline-source.ts';
import type { Read } from '#server/verb.ts';
import type { statementOfficeCalls } from '../office-contract.ts';
import { followLine } from './follow-line.ts';
import { faceOf } from './list-lines-for-staff.ts';
import type { TimelineSources } from './read-timelines.ts';

type Answer = AnswerOf<typeof statementOfficeCalls.getLine>;

const factsOf = (facts: TimelineFacts): Answer['facts'] =>
  Object.entries(facts).flatMap(([name, value]) =>
    value === null ? [] : [{ name, value: value instanceof Date ? value.toISOString() : String(value) }],
  );

// Of the detail only a word of ours: it may hold names, amounts and notes.
const outcomeOf = ({ detail }: AuditStep): string | null => {
  const outcome = detail['decided'] ?? detail['proposed'] ?? detail['ended'] ?? detail['asked'];
  return typeof outcome === 'string' ? outcome : null;
};

// One after the other, since a question must not take several connections.
const listActs = async (sql: Sql, memberId: string, objects: readonly string[]): Promise<Answer['acts']> => {
  const steps: AuditStep[] = [];
  for (const object of objects) steps.push(...(await listObjectSteps(sql, memberId, object)));
  return steps
    .filter(({ isByMember }) => !isByMember)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((step) => ({ act: step.act, outcome: outcomeOf(step), by: step.by, at: step.at.toISOString() }));
};

export const getLineForStaff: Read<typeof statementOfficeCalls.getLine, TimelineSources> = async (asked) => {
  const { context, question, refuse, prepared: sources } = asked;
  const { database: sql } = context;
  const { memberId } = question;
  const member = (await findMember(sql, memberId)) ?? refuse('NO_DATA');
  const { line, timeline, reported } = (await followLine(context, sources, question)) ?? refuse('NO_DATA');
  const objects = reported.flatMap((one) => one.objects ?? []);
  return {
    member: faceOf(member),
    line,
    timeline,
    facts: reported.flatMap(({ facts = {} }) => factsOf(facts)),
    acts: await listActs(sql, memberId, objects),
  };
};
