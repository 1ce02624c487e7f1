import { cutPage } from '#contract/queue-page.ts';
import type { Read } from '#server/verb.ts';
import type { chatOfficeCalls, ComplaintLine } from '../../office-contract.ts';
import { countOpenComplaints, listComplaints as listedComplaints, type ListedComplaint } from './complaints-table.ts';

const lineOf = ({ lineAt, openedAt, answerBy, endedAt, ...rest }: ListedComplaint, now: Date): ComplaintLine => ({
  ...rest,
  lineAt: lineAt.toISOString(),
  openedAt: openedAt.toISOString(),
  answerBy: answerBy.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  isLate: endedAt === null && answerBy < now,
});

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
    items: shown.map((complaint) => lineOf(complaint, context.now())),
  };
};
