import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { avoidedWords, glossaryViolations } from './glossary.ts';
import { miniature, root, tree } from './source-tree.ts';
import { expectNone } from './violation.ts';

const avoided = avoidedWords(readFileSync(join(root, 'docs/glossary.md'), 'utf8'));
const example = avoidedWords(
  '## Words we do not use\n\n| `road` | names, prose | channel |\n| `look`, `looks` | names | check |\n| `by itself` | prose | - |\n',
);
const where = (files: Readonly<Record<string, string>>): string[] =>
  glossaryViolations(miniature(files), example).map((violation) => violation.where);

it('no name and no sentence uses a word that the glossary avoids', () => {
  expect(avoided.length).toBeGreaterThan(5);
  expectNone(glossaryViolations(tree, avoided));
});

it('a forbidden word is found in identifiers, file names, SQL, comments and pages', () => {
  expect(where({ 'src/a.ts': 'export const writeRoad = 1;' })).toEqual(['src/a.ts:1']);
  expect(where({ 'src/every-road.ts': '' })).toEqual(['src/every-road.ts']);
  expect(where({ 'src/a.sql': 'create table receipt_road ();' })).toEqual(['src/a.sql:1']);
  expect(where({ 'src/a.ts': '\n// Whatever the road.\n' })).toEqual(['src/a.ts:2']);
  expect(where({ 'docs/a.md': 'Two Roads.' })).toEqual(['docs/a.md:1']);
});

it('a forbidden word or phrase is found in a title, a message and a text', () => {
  expect(where({ 'src/a.test.ts': "it('money takes another road', f);" })).toEqual(['src/a.test.ts:1']);
  expect(where({ 'src/a.ts': 'throw new Error(`${id} ends by itself`);' })).toEqual(['src/a.ts:1']);
  expect(where({ 'src/strings.ts': "texts({ a: ['ก', 'ກ', 'It ends by itself'] });" })).toEqual(['src/strings.ts:1']);
});

it('a longer word, a single word in a string and a word avoided only in names pass', () => {
  expect(where({ 'src/a.ts': "export const broad = 'road';" })).toEqual([]);
  expect(where({ 'src/a.sql': "select 'road' as broad" })).toEqual([]);
  expect(where({ 'src/a.ts': '// A look at it.\nexport const lookUpName = 1;\nexport const lookup = 2;' })).toEqual([]);
  expect(where({ 'src/a.ts': 'export const lookAgainMs = 1;' })).toEqual(['src/a.ts:1']);
});
