import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { type Database, openDatabase } from '#database/database.ts';
import { depositOf, freshLedger } from '#support/ledger/fresh-ledger.ts';
import { postMoves } from './post-moves.ts';

const memberCount = 250;
const [warmRounds, roundsMin, quietRounds, roundsToTry] = [8, 40, 12, 400];
const worseAtMost = 1.15;

// PostgreSQL before 18 does not count the log per connection, and the total includes the writes of other tests.
const logOfConnection = async (database: Database): Promise<number | null> => {
  const known = await database.one<{ name: string | null }>(
    `select to_regproc('pg_catalog.pg_stat_get_backend_wal')::text as name`,
  );
  if (known?.name == null) return null;
  // Statistics are written at the end of a transaction that was told to.
  await database.rows(`select pg_stat_force_next_flush()`);
  const row = await database.one<{ log: bigint }>(
    `select (pg_stat_get_backend_wal(pg_backend_pid())).wal_bytes::bigint as log`,
  );
  return Number(row?.log);
};

const isAlone = async (database: Database): Promise<boolean> =>
  (
    await database.one<{ alone: boolean }>(
      `select pg_snapshot_xmin(s) = pg_snapshot_xmax(s) as alone from pg_current_snapshot() s`,
    )
  )?.alone === true;

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
  const before = await sizeOfEntries(database);
  // PostgreSQL keeps dead rows, and so writes more, while any transaction of the cluster is older than their end, be it
  // of another test's database. So only rounds count that began with none open, once warm, and of those a good one.
  const logOfRounds: number[] = [];
  const roundsMax = (await logOfConnection(database)) === null ? roundsMin : roundsToTry;
  let rounds = 0;
  for (; rounds < roundsMin || (logOfRounds.length < quietRounds && rounds < roundsMax); rounds += 1) {
    const before = await logOfConnection(database);
    const isQuiet = await isAlone(database);
    await postMoves(
      database,
      members.toSorted().map((memberId) => depositOf(memberId, 1n)),
    );
    const after = await logOfConnection(database);
    if (isQuiet && rounds >= warmRounds && before !== null && after !== null)
      logOfRounds.push((after - before) / memberCount);
  }
  const size = (await sizeOfEntries(database)) - before;
  await database.close();
  const figures = {
    ...(logOfRounds.length === 0
      ? {}
      : { 'log of a move in the test': logOfRounds.toSorted((a, b) => a - b)[logOfRounds.length >> 2] ?? 0 }),
    'table and index of a move in the test': size / (memberCount * rounds),
  };
  for (const [name, figure] of Object.entries(figures)) {
    expect(kept[name], `${name} is ${figure.toFixed(0)} B`).toBeGreaterThan(figure / worseAtMost);
    expect(figure).toBeGreaterThan(0);
  }
});
