import { cutPage } from '#contract/queue-page.ts';
import type { Money } from '#contract/shapes/fields.ts';
import type { Sql } from '#database/database.ts';
import { statementLine } from '#ledger';
import { listObjectSteps } from '#server/records/audit-steps-table.ts';
import type { Read } from '#server/verb.ts';
import type { chatCalls, OwnComplaint } from '../../contract.ts';
import type { chatOfficeCalls, ComplaintLine, DeskComplaint } from '../../office-contract.ts';
import {
  type Complaint,
  type ComplaintWithCurrency,
  countOpenComplaints,
  listComplaints as listedComplaints,
  listComplaintsOf,
  type ListedComplaint,
} from './complaints-table.ts';

const timesOf = ({ lineAt, openedAt, answerBy, endedAt }: Complaint) => ({
  lineAt: lineAt.toISOString(),
  openedAt: openedAt.toISOString(),
  answerBy: answerBy.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});

const ownOf = (complaint: Complaint, now: Date): OwnComplaint => {
  const { complaintNo, lineId, lineType, state, answerBy, endedAt } = complaint;
  const isLate = endedAt === null && answerBy < now;
  return { complaintNo, lineId, lineType, state, isLate, ...timesOf(complaint) };
};

// Of a line of the statement; a slip is none.
const moneyOf = async (sql: Sql, { memberId, lineId, currency }: ComplaintWithCurrency): Promise<Money | null> => {
  const line = await statementLine.find(sql, memberId, lineId);
  return line === null || currency === null ? null : { amount: line.amount, currency };
};

const deskComplaintOf = async (sql: Sql, complaint: ComplaintWithCurrency, now: Date) => {
  const money = await moneyOf(sql, complaint);
  return { ...ownOf(complaint, now), slip: complaint.slip, money } satisfies DeskComplaint;
};

// One after the other, since a question must not take several connections.
export const deskComplaintsOf = async (sql: Sql, memberId: string, now: Date): Promise<DeskComplaint[]> => {
  const complaints: DeskComplaint[] = [];
  for (const complaint of await listComplaintsOf(sql, memberId))
    complaints.push(await deskComplaintOf(sql, complaint, now));
  return complaints;
};

export const listOwnComplaints: Read<typeof chatCalls.listComplaints> = async ({ context, member }) => {
  const { database } = context;
  const withMoney = async (complaint: ComplaintWithCurrency): Promise<OwnComplaint> => {
    const { slip } = complaint;
    const money = slip ?? (await moneyOf(database, complaint));
    const known = money === null || money.amount === null ? null : { amount: money.amount, currency: money.currency };
    return { ...ownOf(complaint, context.now()), ...(known === null ? {} : { money: known }) };
  };
  return { complaints: await Promise.all((await listComplaintsOf(database, member.memberId)).map(withMoney)) };
};

// What the person wrote who did not uphold it.
const noteOf = async (sql: Sql, { memberId, complaintNo, state }: Complaint): Promise<string | null> => {
  if (state !== 'REFUSED') return null;
  const steps = await listObjectSteps(sql, memberId, `complaint ${String(complaintNo)}`);
  return steps.map(({ detail }) => detail['note']).find((note) => typeof note === 'string') ?? null;
};

const lineOf = async (sql: Sql, complaint: ListedComplaint, now: Date): Promise<ComplaintLine> => {
  const { memberId, memberName, said } = complaint;
  const listed = await deskComplaintOf(sql, complaint, now);
  return { ...listed, memberId, memberName, said, note: await noteOf(sql, complaint) };
};

export const listComplaints: Read<typeof chatOfficeCalls.listComplaints> = async ({ context, question }) => {
  const { view, page, limit } = question;
  const isOpen = view === 'open';
  const { open, oldestAt } = await countOpenComplaints(context.database);
  const found = await listedComplaints(context.database, { isOpen, limit: limit + 1, skip: (page - 1) * limit });
  const { shown, hasMore } = cutPage(found, limit);
  return {
    counts: { open },
    oldestAt: isOpen ? (oldestAt?.toISOString() ?? null) : null,
    hasMore,
    items: await Promise.all(shown.map((complaint) => lineOf(context.database, complaint, context.now()))),
  };
};
