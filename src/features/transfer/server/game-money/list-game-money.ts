import { cutPage } from '#contract/queue-page.ts';
import type { Read } from '#server/verb.ts';
import type { transferOfficeCalls } from '../../office-contract.ts';
import { countComparedAccounts, listComparedAccounts } from './game-money-table.ts';

export const listGameMoney: Read<typeof transferOfficeCalls.listGameMoney> = async ({ context, question }) => {
  const { view, page, limit } = question;
  const [unexplained, explained, found] = await Promise.all([
    countComparedAccounts(context.database, 'unexplained'),
    countComparedAccounts(context.database, 'explained'),
    listComparedAccounts(context.database, { view, limit: limit + 1, offset: (page - 1) * limit }),
  ]);
  const { shown, hasMore } = cutPage(found, limit);
  const figures = { unexplained, explained };
  return {
    counts: { unexplained: unexplained.open, explained: explained.open },
    oldestAt: figures[view].oldestAt?.toISOString() ?? null,
    hasMore,
    items: shown.map(({ since, ...line }) => ({ ...line, since: since.toISOString() })),
  };
};
