import { migrate } from '#database/migrate.ts';
import { allMigrations } from '#server/features/all-migrations.ts';
import { freshDatabase, type FreshDatabase } from '#support/fresh-database.ts';
import { loadDatabase, type SavedDatabase } from './saved-database.ts';

// What must be equal before and after: every book and its whole history.
const booksText = `select b.member_id::text || b.currency || b.balances::text || b.seq::text || b.operations::text as line
  from book b order by 1`;

// Books whose accounts differ from the sums of their entries.
const wrongBooks = `select b.member_id::text as line from book b
  cross join lateral generate_subscripts(b.balances, 1) slot
  where b.balances[slot] <> (select coalesce(sum(case slot when e.to_slot then e.amount else -e.amount end), 0)
    from entry e where e.member_id = b.member_id and slot in (e.to_slot, e.from_slot))`;

const linesOf = async ({ owner }: FreshDatabase, text: string): Promise<string[]> =>
  (await owner.rows<{ line: string }>(text)).map(({ line }) => line);

export interface UpgradedDatabase {
  readonly fresh: FreshDatabase;
  readonly wrongBefore: readonly string[];
  readonly booksBefore: readonly string[];
  books(): Promise<string[]>;
}

// A saved database restored with the migrations of its version, then migrated to the current one.
export const upgradedDatabase = async (saved: SavedDatabase): Promise<UpgradedDatabase> => {
  const fresh = await freshDatabase({ isEmpty: true, poolSize: 12 });
  const books = () => linesOf(fresh, booksText);
  await migrate(
    fresh.url,
    allMigrations.filter(({ name }) => saved.migrations.some((one) => one.name === name)),
  );
  await loadDatabase(fresh.owner, saved);
  const wrongBefore = await linesOf(fresh, wrongBooks);
  const booksBefore = await books();
  await migrate(fresh.url, allMigrations);
  return { fresh, wrongBefore, booksBefore, books };
};
