import { expect, it } from 'vitest';
import { checksumOf } from '#database/migrate.ts';
import type { Migration } from '#database/schema/migration.ts';
import { allMigrations } from '#server/features/all-migrations.ts';
import { type SavedVersion, savedDatabases } from '#support/upgrades/saved-database.ts';

// The migrations of a saved version must keep their text and place: any change is a new migration at the end.
const thawed = ({ version, migrations }: SavedVersion, now: readonly Migration[]): string[] =>
  migrations.flatMap(({ name, checksum }, place) => {
    const there = now[place];
    if (there?.name !== name) return [`${name} of ${version} is no longer at its place`];
    return checksumOf(there) === checksum ? [] : [`${name} of ${version} was changed`];
  });

it('the migrations of each saved version are as they were', async () => {
  const versions = await savedDatabases();
  expect(versions).not.toEqual([]);
  expect(versions.flatMap((one) => thawed(one, allMigrations))).toEqual([]);
});

it('no two migrations share a number', () => {
  const numbers = allMigrations.map(({ name }) => name.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
});

const of = (name: string, text: string): Migration => ({ name, tables: [text], distribution: {}, foreignKeys: [] });
const [first, second] = [of('0001-a', 'a'), of('0002-b', 'b')];
const saved: SavedVersion = {
  version: '1.0.0',
  savedAt: '',
  migrations: [first, second].map((one) => ({ name: one.name, checksum: checksumOf(one) })),
};

it.each([
  [[first, second], []],
  [[first, second, of('0003-c', 'c')], []],
  [[first, of('0002-b', 'other')], ['0002-b of 1.0.0 was changed']],
  [[first, of('0002-c', 'b')], ['0002-b of 1.0.0 is no longer at its place']],
  [[first], ['0002-b of 1.0.0 is no longer at its place']],
])('reports a changed frozen migration, and no new one', (now, reported) => {
  expect(thawed(saved, now)).toEqual(reported);
});
