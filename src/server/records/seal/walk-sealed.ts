import type { Sql } from '#database/database.ts';
import type { Keyed } from './wrong-credentials-keys.ts';
import { sealAgain } from './seal.ts';
import type { SealedRow, SealedTable } from './sealed-table.ts';

const pageRows = 500;
const namedMax = 20;

export interface SealedCount {
  // Rows whose secrets all open with CREDENTIALS_KEY, those that this walk sealed again among them.
  present: number;
  sealedAgain: number;
  // Rows that need another key.
  left: number;
  // Rows with a secret that no key opens, and which they are, up to a limit.
  unopened: number;
  readonly firstUnopened: string[];
}

interface Walk {
  readonly sql: Sql;
  readonly settings: Keyed;
  // Whether the next row is sealed again; otherwise it is only counted.
  readonly isSealing: () => boolean;
  // Whether the walk ends here.
  readonly isEnding?: () => boolean;
}

interface Visited {
  readonly table: SealedTable;
  readonly row: SealedRow;
  readonly count: SealedCount;
}

const visit = async ({ sql, settings, isSealing }: Walk, { table, row, count }: Visited): Promise<void> => {
  const tried = row.sealed.map((secret) => secret && sealAgain(settings, row.owner, secret));
  // What no key opens stays as it is: its key may come back.
  const again = row.sealed.map((secret, place) => tried[place] ?? secret);
  const isOpened = tried.every((secret, place) => secret !== null || row.sealed[place] === null);
  if (!isOpened && count.unopened < namedMax) count.firstUnopened.push(row.key.join(' '));
  if (!isOpened) count.unopened += 1;
  const isChanged = again.some((secret, place) => secret !== row.sealed[place]);
  const isStored = isChanged && isSealing() && (await table.update(sql, row, again));
  if (isStored) count.sealedAgain += 1;
  if (isChanged && !isStored) count.left += 1;
  else if (isOpened) count.present += 1;
};

// One table from the first row to the last, by its keys. A row that changed since it was read counts as left.
export const walkSealed = async (walk: Walk, table: SealedTable): Promise<SealedCount> => {
  const count: SealedCount = { present: 0, sealedAgain: 0, left: 0, unopened: 0, firstUnopened: [] };
  let after: SealedRow['key'] | null = null;
  for (;;) {
    const rows: readonly SealedRow[] = await table.list(walk.sql, { after, limit: pageRows });
    if (rows.length === 0) return count;
    for (const row of rows) {
      if (walk.isEnding?.() === true) return count;
      await visit(walk, { table, row, count });
    }
    after = rows.at(-1)?.key ?? null;
  }
};
