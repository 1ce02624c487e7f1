import * as z from 'zod/mini';
import type { Read } from '#server/verb.ts';
import type { statementCalls } from '../contract.ts';
import { followLine } from './follow-line.ts';
import type { TimelineSources } from './read-timelines.ts';

const isId = (text: string): boolean => z.safeParse(z.uuid(), text).success;

export const getTimeline: Read<typeof statementCalls.timeline, TimelineSources> = async (asked) => {
  const { context, member, question, refuse, prepared: sources } = asked;
  const { memberId } = member;
  const { lineId } = question;
  const found = isId(lineId) ? await followLine(context, sources, { memberId, lineId }) : null;
  const { line, timeline } = found ?? refuse('NO_DATA');
  return { line, timeline };
};
