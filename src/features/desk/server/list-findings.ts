import { cutPage } from '#contract/queue-page.ts';
import { countOpenFindings, listOpenFindings } from '#server/outside/findings-table.ts';
import type { Read } from '#server/verb.ts';
import type { deskOfficeCalls } from '../office-contract.ts';

export const listFindings: Read<typeof deskOfficeCalls.listFindings> = async ({ context, question }) => {
  const { page, limit } = question;
  const [figures, found] = await Promise.all([
    countOpenFindings(context.database),
    listOpenFindings(context.database, { limit: limit + 1, offset: (page - 1) * limit }),
  ]);
  const { shown, hasMore } = cutPage(found, limit);
  return {
    counts: { open: figures.open },
    oldestAt: figures.oldestAt?.toISOString() ?? null,
    hasMore,
    items: shown.map(({ at, detail, ...finding }) => ({ ...finding, detail: { ...detail }, at: at.toISOString() })),
  };
};
