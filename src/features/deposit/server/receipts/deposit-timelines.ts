import { accounts, balancesOf } from '#ledger';
import type { Context } from '#server/context.ts';
import type { TimelineQuestion, TimelineSource, SourceTimeline } from '#server/records/timeline-source.ts';
import { waitsAs } from '../../rules.ts';
import { findReported } from '../reported/reported-deposits-table.ts';
import { findItemOfCredit, type SuspenseItem } from '../suspense/suspense-table.ts';
import { findReceiptTimes } from './receipts-table.ts';

// Money that waits for its owner, or waited, in the book of the house member.
const timelineOfSuspense = (item: SuspenseItem): SourceTimeline => ({
  steps: [
    { what: 'PAID', at: item.paidAt },
    { what: 'SEEN', at: item.openedAt },
  ],
  ...(item.status === 'OPEN'
    ? { next: { what: 'STAFF_DECIDE', until: item.dueAt }, note: waitsAs(item.reason), can: ['ASK_HELP'] }
    : {}),
  facts: { suspense: item.reason, status: item.status, channel: item.channel, bankReference: item.bankReference },
});

const timelineOfReport = async (
  { database }: Context,
  { memberId, operation }: TimelineQuestion,
): Promise<SourceTimeline | null> => {
  const reported = await findReported(database, memberId, operation.id);
  if (reported === null) return null;
  const { createdAt, dueAt, status } = reported;
  return {
    steps: [{ what: 'DEPOSIT_REPORTED', at: createdAt }],
    ...(status === 'OPEN'
      ? { next: { what: 'STAFF_DECIDE', until: dueAt }, note: 'TO_CONFIRM', can: ['SEND_SLIP', 'ASK_HELP'] }
      : {}),
    facts: { status },
    objects: [`reported deposit ${operation.id}`],
  };
};

const timelineOfMoney = async (
  context: Context,
  { memberId, operation }: TimelineQuestion,
): Promise<SourceTimeline | null> => {
  const { database } = context;
  const receipt = await findReceiptTimes(database, memberId, operation.id);
  if (receipt?.channel === 'GIFT') return null;
  if (receipt?.namedFrom === null)
    return {
      steps: [
        { what: 'PAID', at: receipt.paidAt },
        { what: 'SEEN', at: receipt.claimedAt },
      ],
      facts: { channel: receipt.channel, bankReference: receipt.bankReference },
    };
  const { currency } = await balancesOf(database, memberId);
  const item = await findItemOfCredit(database, accounts.house[currency], operation.id);
  return item === null ? null : timelineOfSuspense(item);
};

const endOf = ({ operation }: TimelineQuestion): SourceTimeline | null => {
  const { endedAt, status, note, id } = operation;
  const objects = [`deposit ${id}`];
  if (endedAt === null) return { steps: [], objects };
  return status === 'SUCCESS'
    ? { steps: [{ what: 'CREDITED', at: endedAt, place: operation.to }], note, objects }
    : { steps: [{ what: 'NOT_CREDITED', at: endedAt }], note, can: ['ASK_HELP'], objects };
};

export const depositTimelines: readonly TimelineSource[] = [
  {
    type: 'deposit',
    // Only what a member reports, and a correction by staff, names no method.
    tell: (context, asked) =>
      asked.operation.from === null ? timelineOfReport(context, asked) : Promise.resolve(null),
  },
  { type: 'deposit', tell: timelineOfMoney },
  { type: 'deposit', tell: (_context, asked) => Promise.resolve(endOf(asked)) },
];
