import * as z from 'zod/mini';
import { statementLine } from '#ledger';
import type { Read } from '#server/verb.ts';
import type { statementCalls } from '../contract.ts';
import { lineOf } from './get-statement.ts';
import { readTimelines, timelineOf, type TimelineSources } from './tell-timeline.ts';

const isId = (text: string): boolean => z.safeParse(z.uuid(), text).success;

// Derived from the records of each feature at each call; nothing of it is stored.
export const getTimeline: Read<typeof statementCalls.timeline, TimelineSources> = async (asked) => {
  const { context, member, question, refuse, prepared: sources } = asked;
  const { memberId } = member;
  const found = isId(question.lineId) ? await statementLine.find(context.database, memberId, question.lineId) : null;
  const operation = found ?? refuse('NO_DATA');
  const told = await readTimelines(context, sources, { memberId, operation });
  return { line: lineOf(operation), timeline: timelineOf(told, context.now()) };
};
