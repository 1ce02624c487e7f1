import { knownDepositAccounts } from '#server/operator/operator-catalogue.ts';
import type { Context } from '#server/context.ts';
import type { Job } from '#server/jobs/job.ts';
import { systemOrigin } from '../credit-deposit.ts';
import { creditFeedLine } from './credit-feed-line.ts';
import { keepFeedPlace, readFeedPlace, type FeedAccount } from './feed-places-table.ts';

const act = 'job read-bank-feeds';
const pagesMax = 20;

// One page of an account's feed; the place moves on only once every line of the page is booked.
const readPage = async (context: Context, account: FeedAccount): Promise<'more' | 'end'> => {
  const after = await readFeedPlace(context.database, account);
  const answer = await context.providers.bank.feed({ accountNo: account.accountNo, after });
  if (answer.kind !== 'done') {
    context.log.warn({ bank: account.bankCode, reason: answer.reason }, 'the feed of a bank could not be read');
    return 'end';
  }
  const { lines, next } = answer.value;
  for (const line of lines) await creditFeedLine(context, line, systemOrigin(act));
  await keepFeedPlace(context.database, account, { after: next ?? after, at: context.now() });
  return lines.length > 0 && next !== null && next !== after ? 'more' : 'end';
};

// Reads what notices may have missed: each account credited by itself, from where the last reading ended.
export const readBankFeeds: Job = {
  name: 'read-bank-feeds',
  everyMs: 5_000,
  run: async (context) => {
    const automatic = (await knownDepositAccounts(context)).filter(({ mode }) => mode === 'AUTO');
    for (const account of automatic) {
      for (let page = 0; page < pagesMax; page += 1) if ((await readPage(context, account)) === 'end') break;
    }
  },
};
