import { expect, it } from 'vitest';
import { placesOf } from '#database/schema/places-of.ts';
import { allMigrations } from '#server/features/all-migrations.ts';
import { tree } from '../source-tree.ts';

const running = tree.find((file) => file.path === 'docs/running.md')?.text ?? '';
const section = running.split('## What is kept, and how long')[1]?.split('\n## ')[0] ?? '';
const reported = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, table = '']) => table);
const deleters = section.split('\n').flatMap((line) => {
  const deletedBy = line.startsWith('| `') ? (line.split(' | ')[3] ?? '') : '';
  return [...deletedBy.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
});
const code = tree.flatMap(({ path, text }) => (/^src\/.*(?<!\.test)\.ts$/.test(path) ? [text] : [])).join('\n');
const tables = placesOf(allMigrations).map(([table]) => table);

it('docs/running.md says of every table what it grows with and how long its rows are kept, and of no other', () => {
  expect(reported).toHaveLength(new Set(reported).size);
  const rowsMissing = tables.filter((table) => !reported.includes(table));
  expect(rowsMissing, 'add a row to "What is kept, and how long" in docs/running.md').toEqual([]);
  expect(reported.filter((table) => !tables.includes(table))).toEqual([]);
});

it('docs/running.md names what deletes the rows of a table as the code does, and everything that deletes old rows', () => {
  const exported = new Set([...code.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name));
  expect(deleters.filter((name) => !exported.has(name) && !tables.includes(name))).toEqual([]);
  const sweeps = [...code.matchAll(/\bdeletes: (\w+), afterDays/g)].map(([, name = '']) => name);
  expect(sweeps.length).toBeGreaterThan(15);
  expect(sweeps.filter((name) => !deleters.includes(name))).toEqual([]);
});
