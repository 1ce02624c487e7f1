import { inject, expect, it } from 'vitest';
import { freshDatabase } from '#support/fresh-database.ts';
import { sharedMigrations } from './migrations/shared-migrations.ts';
import { prepareDatabase } from './prepare-database.ts';
import { standbyWarningOf, unsafeReasonOf } from './unsafe-settings.ts';

const safe = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  server_version_num: '150003',
  transaction_read_only: 'off',
};

const reasonOf = (changed: Partial<typeof safe>) => unsafeReasonOf(new Map(Object.entries({ ...safe, ...changed })));

it.each([
  ['full_page_writes', { full_page_writes: 'off' }],
  ['fsync', { fsync: 'off' }],
  ['synchronous_commit', { synchronous_commit: 'off' }],
])('refuses a server whose %s is off, and names it', (name, changed) => {
  expect(reasonOf(changed)).toMatch(new RegExp(`unsafe for money: ${name} is off`));
});

it('accepts a server that flushes each commit, alone or with its standbys', () => {
  expect(reasonOf({})).toBeNull();
  expect(reasonOf({ synchronous_commit: 'remote_apply' })).toBeNull();
});

it('refuses PostgreSQL older than 15 and a read-only server', () => {
  expect(reasonOf({ server_version_num: '140011' })).toMatch(/PostgreSQL 14 is too old/);
  expect(reasonOf({ transaction_read_only: 'on' })).toMatch(/is read-only/);
});

it('refuses to prepare a real server that runs without flushing, without quoting the password', async () => {
  await using fresh = await freshDatabase({ isEmpty: true });
  const { password } = new URL(inject('databaseUrl'));
  const address = { url: fresh.url, name: 'DATABASE_URL' };
  const refused = await prepareDatabase({ application: address, owner: address }, sharedMigrations).catch(String);
  expect(refused).toMatch(/unsafe for money: fsync, full_page_writes, synchronous_commit are off/);
  expect(refused).not.toContain(password);
  expect(await fresh.owner.rows(`select from pg_class where relname = 'migration'`)).toEqual([]);
});

it('warns if no standby is synchronous, since a failover would lose confirmed transfers', () => {
  expect(standbyWarningOf({ standbys: 2, names: '' })).toMatch(/2 standbys and none is synchronous.*set synchronous_/);
  expect(standbyWarningOf({ standbys: 1, names: ' ' })).toMatch(/1 standby and none is synchronous/);
  expect(standbyWarningOf({ standbys: 2, names: 'ANY 1 (*)' })).toBeNull();
  expect(standbyWarningOf({ standbys: 0, names: '' })).toBeNull();
});
