import type { SuspenseItem } from './suspense-table.ts';

// The line was found to be money that was credited before it came.
const isJoined = ({ status, endedBy, proposal }: SuspenseItem): boolean =>
  status === 'NAMED' &&
  endedBy !== null &&
  proposal !== null &&
  (JSON.parse(proposal) as { act: string }).act === 'JOIN';

// How an item is shown: as money that was named, but for what was no new money of its member.
export const statusOfItem = (item: SuspenseItem): string => {
  if (item.payoutId !== null) return 'PAYOUT_RETURNED';
  return isJoined(item) ? 'JOINED' : item.status;
};
