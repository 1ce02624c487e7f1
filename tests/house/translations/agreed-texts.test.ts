import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { miniature, root, tree } from '../source-tree.ts';
import { parseAgreed, shownOtherwise, termsShownOtherwise } from './agreed-texts.ts';

const agreed = parseAgreed(readFileSync(join(root, 'docs/texts/wordings.tsv'), 'utf8'));

it('every agreed wording is a text of the app in all three languages, or the list says why not', () => {
  proves('OP-295');
  expect(agreed.length).toBeGreaterThan(400);
  const source = tree.filter((file) => file.path.startsWith('src/'));
  expect(termsShownOtherwise(source, agreed).toSorted()).toEqual(Object.keys(shownOtherwise).toSorted());
});

const table = 'term\tth\tla\ten\naction.close\tปิด\tປິດ\tClose\naction.back\tกลับ\tກັບ\tBack\n';
const shownAs = (lao: string) =>
  miniature({ 'src/features/a/strings.ts': `texts({ close: ['ปิด', '${lao}', 'Close'], b: ['กลับ', 'ກັບ', 'Back'] })` });

it('a text that differs in one language from what was agreed is found', () => {
  expect(termsShownOtherwise(shownAs('ປິດ'), parseAgreed(table))).toEqual([]);
  expect(termsShownOtherwise(shownAs('ອັດ'), parseAgreed(table))).toEqual(['action.close']);
});

it('what only steers where a line breaks is no other wording', () => {
  expect(termsShownOtherwise(shownAs('ປິ\\u2060ດ'), parseAgreed(table))).toEqual([]);
});
