import { systemOrigin } from '#server/transaction-on.ts';
import type { Hook } from '#server/hooks.ts';
import { rejectUnread } from './reject-line.ts';
import { takeFeedLine } from './take-feed-line.ts';

// A bank's notice is believed if its signature over the exact bytes is right. Repeated lines change nothing, so a bank
// may send a notice any number of times. It is accepted once every line is booked or kept, readable or not.
export const receiveBankNotice: Hook = {
  path: '/hooks/bank',
  receive: async (context, notice) => {
    const read = context.providers.bank.readNotice(notice);
    if (!read.ok) {
      context.log.warn({ reason: read.reason }, 'a bank notice was refused');
      return { status: 401, body: { message: 'UNAUTHORIZED' } };
    }
    for (const line of read.lines) await takeFeedLine(context, line, systemOrigin('POST /hooks/bank'));
    for (const line of read.unread) await rejectUnread(context, line, null);
    return { status: 200, body: { message: 'SUCCESS' } };
  },
};
