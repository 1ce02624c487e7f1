import { randomInt } from 'node:crypto';
import { bangkokDay } from '#contract/bangkok-day.ts';
import { statementLine } from '#ledger';
import { type Call, type Context, originOf } from '#server/context.ts';
import { takeFromBudgets } from '#server/records/budgets.ts';
import { refuseShared } from '#server/refuse.ts';
import { transactionOn } from '#server/transaction-on.ts';
import type { Refuse } from '#server/verb.ts';
import type { AboutLine } from '../../contract.ts';
import type { ChatOwner } from '../chat-owner.ts';
import { type Complaint, findOpenComplaint, findSlipTime, insertComplaint } from './complaints-table.ts';

const hourMs = 3_600_000;
// docs/running.md tells the operator of this promise.
const answerWithinMs = 24 * hourMs;
const openedADay = 20;

// Two digits each of year, month and day in Bangkok, then five by chance.
const newNumber = (at: Date): number =>
  Number(`${bangkokDay(at).replaceAll('-', '').slice(2)}${String(randomInt(100_000)).padStart(5, '0')}`);

interface Asked {
  readonly context: Context;
  readonly call: Call;
  readonly owner: ChatOwner;
  readonly refuse: Refuse<'NO_DATA'>;
}

type Line = Pick<Complaint, 'memberId' | 'lineId' | 'lineType' | 'lineAt'>;

// The open complaint about a line, or a new one: a line has at most one that is open.
const openComplaint = ({ context, call }: Asked, line: Line): Promise<Pick<Complaint, 'complaintNo' | 'answerBy'>> => {
  const { memberId, lineId } = line;
  const plan = { memberId, operationId: context.newId(), origin: originOf(call) };
  return transactionOn(context, plan, async ({ sql, now, audit }) => {
    const open = await findOpenComplaint(sql, memberId, lineId);
    if (open !== null) return open;
    const budget = { key: `complaints of ${memberId}`, at: now, windowMs: 24 * hourMs, max: openedADay };
    if ((await takeFromBudgets(sql, [budget])) === null) refuseShared('REQUEST_LIMIT');
    const answerBy = new Date(now.getTime() + answerWithinMs);
    let complaintNo = newNumber(now);
    while (!(await insertComplaint(sql, { ...line, complaintNo, openedAt: now, answerBy })))
      complaintNo = newNumber(now);
    audit(`complaint ${String(complaintNo)}`, { opened: lineId });
    return { complaintNo, answerBy };
  });
};

type Known = Pick<Line, 'lineType' | 'lineAt'>;

// A slip has no line before it is credited, and none if it never is.
const findOwn = async ({ context }: Asked, memberId: string, lineId: string): Promise<Known | null> => {
  const line = await statementLine.find(context.database, memberId, lineId);
  if (line !== null) return { lineType: line.type, lineAt: line.createdAt };
  const lineAt = await findSlipTime(context.database, memberId, lineId);
  return lineAt === null ? null : { lineType: 'slip', lineAt };
};

// The card of a line of the member's own statement or of a slip of theirs, with the number of the complaint about it and the time until which it
// is answered. A repeat finds the same complaint.
export const aboutLine = async (asked: Asked, lineId: string): Promise<AboutLine> => {
  const { owner, refuse } = asked;
  const { memberId } = owner;
  if (memberId === null) return refuse('NO_DATA');
  const line = (await findOwn(asked, memberId, lineId)) ?? refuse('NO_DATA');
  const { complaintNo, answerBy } = await openComplaint(asked, { memberId, lineId, ...line });
  const { lineType, lineAt } = line;
  return { lineId, lineType, lineAt: lineAt.toISOString(), complaintNo, answerBy: answerBy.toISOString() };
};
