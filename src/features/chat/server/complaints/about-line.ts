import { randomInt } from 'node:crypto';
import { bangkokDay } from '#contract/bangkok-day.ts';
import { statementLine } from '#ledger';
import type { Sql } from '#database/database.ts';
import { takeOrRefuse } from '#server/records/budgets.ts';
import type { Work } from '#server/transaction-on.ts';
import type { AboutLine } from '../../contract.ts';
import { type Complaint, findOpenComplaint, findSlipTime, insertComplaint } from './complaints-table.ts';

const hourMs = 3_600_000;
// docs/running.md tells the operator of this promise.
const answerWithinMs = 24 * hourMs;
const openedADay = 20;

// Two digits each of year, month and day in Bangkok, then five by chance.
const newNumber = (at: Date): number =>
  Number(`${bangkokDay(at).replaceAll('-', '').slice(2)}${String(randomInt(100_000)).padStart(5, '0')}`);

type Opened = Pick<Complaint, 'complaintNo' | 'answerBy'>;
type Line = Pick<Complaint, 'memberId' | 'lineId' | 'lineType' | 'lineAt'>;

// A line of the member's own statement or a slip of theirs. A slip has no line before it is credited, and none if it never is.
export const findOwnLine = async (sql: Sql, memberId: string, lineId: string): Promise<Line | null> => {
  const line = await statementLine.find(sql, memberId, lineId);
  if (line !== null) return { memberId, lineId, lineType: line.type, lineAt: line.createdAt };
  const lineAt = await findSlipTime(sql, memberId, lineId);
  return lineAt === null ? null : { memberId, lineId, lineType: 'slip', lineAt };
};

// The open complaint about a line, or a new one: a line has at most one that is open.
const openComplaint = async ({ sql, now, audit }: Work, line: Line): Promise<Opened> => {
  const { memberId, lineId } = line;
  const open = await findOpenComplaint(sql, memberId, lineId);
  if (open !== null) return open;
  const budget = { key: `complaints of ${memberId}`, at: now, windowMs: 24 * hourMs, max: openedADay };
  await takeOrRefuse(sql, [budget]);
  const answerBy = new Date(now.getTime() + answerWithinMs);
  let complaintNo = newNumber(now);
  while (!(await insertComplaint(sql, { ...line, complaintNo, openedAt: now, answerBy }))) complaintNo = newNumber(now);
  audit(`complaint ${String(complaintNo)}`, { opened: lineId });
  return { complaintNo, answerBy };
};

// The card of a line, with the number of the complaint about it and the time until which it is answered.
export const openCard = async (work: Work, line: Line): Promise<AboutLine> => {
  const { complaintNo, answerBy } = await openComplaint(work, line);
  const { lineId, lineType, lineAt } = line;
  return { lineId, lineType, lineAt: lineAt.toISOString(), complaintNo, answerBy: answerBy.toISOString() };
};
