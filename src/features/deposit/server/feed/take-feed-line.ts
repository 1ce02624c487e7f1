import type { FeedLine } from '#providers/banks/port.ts';
import type { Context } from '#server/context.ts';
import { logFailure } from '#server/http/log-outage.ts';
import type { Origin } from '#server/transaction-on.ts';
import type { Credited } from '../receipts/book-receipt.ts';
import { bookFeedLine } from './book-feed-line.ts';
import { isNotBooked, rejectIdOf, rejectLine, type NotBooked } from './reject-line.ts';

// What became of a line; one whose booking throws is tried a second time and is then "failed".
export const tryFeedLine = async (context: Context, line: FeedLine, origin: Origin): Promise<Credited | NotBooked> => {
  try {
    return await bookFeedLine(context, line, origin);
  } catch (firstError) {
    // Made from the line's content, so it names no account.
    const about = { rejectId: rejectIdOf(line) };
    context.log.warn({ err: firstError, ...about }, 'a line of a bank could not be booked; it is tried a second time');
    return bookFeedLine(context, line, origin).catch((error: unknown) => {
      logFailure(context.log, error, { about, text: 'a line of a bank could not be booked' });
      return 'failed';
    });
  }
};

// Settles a line of a bank for good: afterwards it is booked, or kept with the reason why not. A line that cannot be
// booked never blocks the next one. If it cannot even be kept, the database is gone, and this throws.
export const takeFeedLine = async (context: Context, line: FeedLine, origin: Origin): Promise<void> => {
  const outcome = await tryFeedLine(context, line, origin);
  if (isNotBooked(outcome)) await rejectLine(context, line, outcome);
};
