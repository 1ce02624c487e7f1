import { judgeOwnDeposits } from '#conditions/judge-own-deposits.ts';
import { updateUnreadGames } from '#conditions/own-money-table.ts';
import type { Work } from '#server/transaction-on.ts';
import { updateCommonReading } from './common-readings-table.ts';
import type { ReadBalance } from './read-balance.ts';

const earliest = (reads: readonly ReadBalance[], now: Date): Date =>
  reads.reduce((first, { askedAt }) => (askedAt < first ? askedAt : first), now);

// What was read is booked. If all games are in it, conditions go by it from then on. `isAlone`: it is the reading of one game.
export const finishCommonReading = async (
  work: Work,
  { reads, isAlone }: { readonly reads: readonly ReadBalance[]; readonly isAlone: boolean },
): Promise<void> => {
  const askedAt = earliest(reads, work.now);
  const codes = reads.map(({ code }) => code);
  if (!(await updateCommonReading(work, { codes, askedAt, isAlone }))) return;
  await updateUnreadGames(work.sql, work.memberId, askedAt);
  await judgeOwnDeposits(work);
};
