import type { Context } from '../../context.ts';
import type { SealedTable } from './sealed-table.ts';
import { walkSealed, type SealedCount } from './walk-sealed.ts';

// By table: which keys its secrets need. Changes nothing.
export const countSealed = async (
  { database: sql, settings }: Pick<Context, 'database' | 'settings'>,
  tables: readonly SealedTable[],
): Promise<Record<string, Omit<SealedCount, 'sealedAgain'>>> => {
  const counts: Record<string, Omit<SealedCount, 'sealedAgain'>> = {};
  for (const table of tables) {
    const { sealedAgain: _, ...count } = await walkSealed({ sql, settings, isSealing: () => false }, table);
    counts[table.name] = count;
  }
  return counts;
};
