import type { Work } from '#server/transaction-on.ts';
import { listCreditsOfLine } from './list-credits-of-line.ts';
import { insertChannelsOfJoined, updateJoined, type UnshownCredit } from './joined-credits-table.ts';
import { leaveSuspense } from './name-waiting.ts';
import type { SuspenseItem } from './suspense-table.ts';

export interface JoinProposal {
  readonly act: 'JOIN';
  readonly memberId: string;
  readonly creditId: string;
  // When the credit was paid, for the second person.
  readonly seen: string;
}

// A member whose statement shows that the money waits is told by its own line, which only naming or returning ends.
export const findJoinable = async (work: Work, item: SuspenseItem, creditId: string): Promise<UnshownCredit | null> => {
  if (item.notifiedMemberId !== null) return null;
  return (await listCreditsOfLine(work, item)).find(({ operationId }) => operationId === creditId) ?? null;
};

// Ends the line as the money of that credit: the house's part of naming it, whose member's part was posted by hand. False,
// with nothing posted, if the credit got another line, or its member was erased, meanwhile.
export const joinCredit = async (
  work: Work,
  item: SuspenseItem,
  { proposal, endedBy }: { readonly proposal: JoinProposal; readonly endedBy: string },
): Promise<boolean> => {
  const { memberId, creditId } = proposal;
  const credit = await findJoinable(work, item, creditId);
  if (credit?.memberId !== memberId) return false;
  const end = { status: 'NAMED', namedTo: memberId, endedBy, creditedBy: creditId } as const;
  if (!(await leaveSuspense(work, item, end))) return false;
  if (!(await updateJoined(work.sql, credit, { line: item, at: work.now }))) return false;
  await insertChannelsOfJoined(work.sql, credit, item);
  return true;
};
