import { systemOrigin } from '#server/transaction-on.ts';
import { everyDepositAccount } from '#server/operator/operator-catalogue.ts';
import type { Context } from '#server/context.ts';
import { logFailure } from '#server/http/log-outage.ts';
import type { Job } from '#server/jobs/job.ts';
import type { OwnAccount } from '../receipts/receipts-table.ts';
import { upsertFeedPlace, findFeedPlace } from './feed-places-table.ts';
import { rejectUnread } from './reject-line.ts';
import { takeFeedLine } from './take-feed-line.ts';

const act = 'job read-bank-feeds';
const pagesMax = 20;

// One page of an account's feed; the position moves on once every line of the page is booked or kept.
const readPage = async (context: Context, account: OwnAccount): Promise<'more' | 'end'> => {
  const after = await findFeedPlace(context.database, account);
  const answer = await context.providers.bank.feed({ accountNo: account.accountNo, after });
  if (answer.kind !== 'done') {
    context.log.warn({ bank: account.bankCode, reason: answer.reason }, 'the feed of a bank could not be read');
    return 'end';
  }
  const { lines, unread, next } = answer.value;
  for (const line of lines) await takeFeedLine(context, line, systemOrigin(act));
  for (const line of unread) await rejectUnread(context, line, account);
  await upsertFeedPlace(context.database, account, { after: next ?? after, at: context.now() });
  return next !== null && next !== after ? 'more' : 'end';
};

const readAccount = async (context: Context, account: OwnAccount): Promise<void> => {
  try {
    for (let page = 0; page < pagesMax; page += 1) if ((await readPage(context, account)) === 'end') return;
  } catch (error) {
    logFailure(context.log, error, {
      about: { bank: account.bankCode },
      text: 'reading a feed failed; it is read again',
    });
  }
};

// Reads what notices may have missed, of every account that members know: from where the last reading ended, each
// account separately, so that trouble with one never delays another.
export const readBankFeeds: Job = {
  name: 'read-bank-feeds',
  everyMs: 5_000,
  run: async (context) => {
    const accounts = (await everyDepositAccount(context)).map(({ bankCode, accountNo }) => ({ bankCode, accountNo }));
    await Promise.all(accounts.map((account) => readAccount(context, account)));
  },
};
