import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { importsOf } from './borders/borders.ts';
import { targetOf } from './borders/rooms.ts';
import { isCode, root, tree, type SourceFile } from './source-tree.ts';

const mostFiles = 25;
const mostConcepts = 12;

const textOf = (path: string): string => tree.find((file) => file.path === path)?.text ?? '';
const { imports: names } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  imports: Record<string, string>;
};

const page = textOf('docs/money/withdraw.md');
const rows = [...page.matchAll(/^\| (\d+) \| `([^`]+)` \| (.+) \|$/gm)].map(([, number, path, reported]) => ({
  number: Number(number),
  path: `src/${path ?? ''}`,
  reported: reported ?? '',
}));
const concepts = rows.flatMap(({ reported }) =>
  [...reported.matchAll(/_[^_]+_[^|(]*\((\d+)\)/g)].map(([, at]) => Number(at)),
);

// What a file imports; what it imports by a room's door is what the door passes on.
const importedBy = (file: SourceFile): string[] =>
  importsOf(file).flatMap(({ specifier }) => {
    const target = targetOf(file.path, specifier, names) ?? '';
    return target.endsWith('/public.ts') ? importedBy({ path: target, text: textOf(target) }) : [target];
  });

// The database functions a migration creates, as the files that have them called name them.
const madeBy = (text: string): string[] =>
  [...text.matchAll(/^create function (\w+)\(/gm)].map(([, name]) => name ?? '');

const areTied = (from: SourceFile, to: SourceFile): boolean =>
  isCode(to)
    ? isCode(from) && importedBy(from).includes(to.path)
    : madeBy(to.text).some((name) => isCode(from) && from.text.includes(name));

it(`an amount goes from the withdraw button to its entry and back through at most ${mostFiles} files`, () => {
  expect(rows.length).toBeLessThanOrEqual(mostFiles);
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
  expect(rows.filter(({ path }) => textOf(path) === '')).toEqual([]);
  expect(page.replaceAll(/\s+/g, ' ')).toContain(`${rows.length} files, in the order of reading`);
});

it(`and meets at most ${mostConcepts} ideas of the house, each told at its first file`, () => {
  expect(concepts.length).toBeLessThanOrEqual(mostConcepts);
  expect(concepts).toEqual(concepts.map((_, index) => index + 1));
  expect(page.replaceAll(/\s+/g, ' ')).toContain(`${concepts.length} in all`);
});

it('each of these files is tied to the others, by an import or by the database function it creates', () => {
  const files = rows.map(({ path }) => ({ path, text: textOf(path) }));
  const reached = new Set(files.slice(0, 1));
  for (const file of reached) {
    for (const other of files) if (areTied(file, other) || areTied(other, file)) reached.add(other);
  }
  expect(files.filter((file) => !reached.has(file)).map(({ path }) => path)).toEqual([]);
});
