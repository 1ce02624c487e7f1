import { expect, it } from 'vitest';
import type { Migration } from './migration.ts';
import { placesOf } from './places-of.ts';
import { misplacedTables, spreadStatements } from './spread.ts';

const some: Migration = {
  name: '0001-some',
  tables: [],
  distribution: { bank: 'reference', book: 'by member', entry: 'by member', claim: { by: 'phone' }, brake: 'local' },
  foreignKeys: [],
};

it('stores members’ rows together, claims by their value, small tables everywhere, and leaves the rest in place', () => {
  expect(spreadStatements(some)).toEqual([
    `select create_reference_table('bank')`,
    `select create_distributed_table('book', 'member_id', colocate_with := 'none')`,
    `select create_distributed_table('entry', 'member_id', colocate_with := 'book')`,
    `select create_distributed_table('claim', 'phone', colocate_with := 'default')`,
  ]);
});

it('names every table that is not where its migration says', () => {
  const there = [
    { table: 'bank', place: 'reference' },
    { table: 'book', place: 'by member_id' },
    { table: 'entry', place: 'local' },
    { table: 'claim', place: 'by member_id' },
    { table: 'other', place: 'local' },
  ];
  expect(misplacedTables([some], there)).toEqual([
    'entry is local and should be by member_id',
    'claim is by member_id and should be by phone',
    'brake is missing and should be local',
  ]);
  expect(misplacedTables([{ ...some, distribution: { bank: 'reference', book: 'by member' } }], there)).toEqual([]);
});

it('a table that a later migration drops is not listed', () => {
  const later: Migration = { ...some, name: '0002-later', tables: ['drop table claim'], distribution: {} };
  const tables = placesOf([some, later]).map(([table]) => table);
  expect(tables).toEqual(['bank', 'book', 'entry', 'brake']);
});
