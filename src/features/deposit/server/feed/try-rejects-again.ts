import type { Context } from '#server/context.ts';
import type { Job } from '#server/jobs/job.ts';
import { systemOrigin } from '../receipts/book-receipt.ts';
import { isNotBooked, readKeptLine, rejectedAs, triedAgainAt } from './reject-line.ts';
import { endReject, planReject, takeDueRejects, type KnownReject } from './rejects-table.ts';
import { tryFeedLine } from './take-feed-line.ts';

const act = 'job try-rejects-again';
const takenForMs = 60_000;

const tryAgain = async (context: Context, { rejectId, raw, tries }: KnownReject): Promise<void> => {
  const outcome = await tryFeedLine(context, readKeptLine(raw), systemOrigin(act));
  const { database } = context;
  const at = context.now();
  if (isNotBooked(outcome))
    await planReject(database, rejectId, { reason: rejectedAs[outcome], dueAt: triedAgainAt(outcome, tries, at) });
  else await endReject(database, rejectId, { status: 'BOOKED', staffId: null, note: null, at });
};

// Lines that could not be booked are booked by themselves once they can be; until then they are on the desk.
export const tryRejectsAgain: Job = {
  name: 'try-rejects-again',
  everyMs: 15_000,
  run: async (context) => {
    const now = context.now();
    const backAt = new Date(now.getTime() + takenForMs);
    for (const reject of await takeDueRejects(context.database, now, backAt)) await tryAgain(context, reject);
  },
};
