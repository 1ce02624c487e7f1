import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { type Database, openDatabase } from '#database/database.ts';
import { depositOf, freshLedger } from '#support/ledger/fresh-ledger.ts';
import { postMoves } from './post-moves.ts';

const memberCount = 250;
const rounds = 40;
const worseAtMost = 1.15;

// PostgreSQL before 18 does not count the log per connection, and the total includes the writes of other tests.
const logOfConnection = async (database: Database): Promise<number | null> => {
  const known = await database.one<{ name: string | null }>(
    `select to_regproc('pg_catalog.pg_stat_get_backend_wal')::text as name`,
  );
  if (known?.name == null) return null;
  const row = await database.one<{ log: bigint }>(
    `select (pg_stat_get_backend_wal(pg_backend_pid())).wal_bytes::bigint as log, pg_stat_force_next_flush() as flushed`,
  );
  return Number(row?.log);
};

const sizeOfEntries = async (database: Database): Promise<number> =>
  Number((await database.one<{ size: bigint }>(`select pg_total_relation_size('entry') as size`))?.size);

// On one connection, so that the writes of other tests are not counted.
it('G9 a move writes no more log and fills no more table and index than the kept figures allow', async () => {
  const kept = JSON.parse(await readFile(new URL('../../bench/baseline.json', import.meta.url), 'utf8')) as Record<
    string,
    number
  >;
  await using ledger = await freshLedger();
  const members = await Promise.all(Array.from({ length: memberCount }, () => ledger.member()));
  const database = openDatabase({ url: ledger.url, poolSize: 1 });
  const standOf = async () => ({ log: await logOfConnection(database), size: await sizeOfEntries(database) });
  await standOf();
  const before = await standOf();
  for (let round = 0; round < rounds; round += 1) {
    await postMoves(
      database,
      members.toSorted().map((memberId) => depositOf(memberId, 1n)),
    );
  }
  await standOf();
  const after = await standOf();
  await database.close();
  const moves = memberCount * rounds;
  const figures = {
    ...(before.log === null || after.log === null
      ? {}
      : { 'log of a move in the test': (after.log - before.log) / moves }),
    'table and index of a move in the test': (after.size - before.size) / moves,
  };
  for (const [name, figure] of Object.entries(figures)) {
    expect(kept[name], `${name} is ${figure.toFixed(0)} B`).toBeGreaterThan(figure / worseAtMost);
    expect(figure).toBeGreaterThan(0);
  }
});
