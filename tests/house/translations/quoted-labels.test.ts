import { expect, it } from 'vitest';
import { miniature, tree } from '../source-tree.ts';
import { quotedLabelViolations } from './quoted-labels.ts';

it('a text that names a button names it as the button does, in each language', () => {
  expect(quotedLabelViolations(tree.filter(({ path }) => path.startsWith('src/')))).toEqual([]);
});

it('a button that was renamed in one language is found in the text that names it', () => {
  const step = `step: ['กด “ปิด”', 'ກົດ “ປິດ”', 'Press “Close”']`;
  const shownAs = (lao: string) =>
    quotedLabelViolations(
      miniature({ 'src/features/a/strings.ts': `texts({ close: ['ปิด', '${lao}', 'Close'], ${step} })` }),
    ).map(({ rule }) => rule);
  expect(shownAs('ປິດ')).toEqual([]);
  expect(shownAs('ອັດ')).toEqual(['No text of the app in that language is “ປິດ”.']);
});
