import { describe, expect, it } from 'vitest';
import { miniature, tree } from './source-tree.ts';
import {
  bareTextViolations,
  equalByChance,
  repeatedTextViolations,
  stoppedTextViolations,
  textRows,
  textViolations,
} from './text-rows.ts';
import { expectNone, reported } from './violation.ts';

const source = tree.filter((file) => file.path.startsWith('src/'));

// Short tables beside what uses them.
const shortWordsOnly = [
  'src/features/deposit/office/money-in-reasons.ts',
  'src/features/desk/office/use-facts-of.ts',
  'src/i18n/bank-names.ts',
  'src/i18n/formats.ts',
];

describe('texts', () => {
  it('every text exists in Thai, Lao and English, each in its own script, with the same params and numbers', () => {
    expect(textRows(source).length).toBeGreaterThan(100);
    expectNone(textViolations(source));
  });
  it('every table of texts lies in a file in which the build breaks long lines of Thai and Lao', () => {
    const tables = new Set(textRows(source).flatMap(({ file, isTakenOver }) => (isTakenOver ? [] : [file.path])));
    const unbroken = [...tables].filter((path) => !/(strings|texts|refusals)\.ts$/.test(path));
    expect(unbroken.sort(), 'call it -strings.ts or -texts.ts').toEqual(shortWordsOnly);
  });
  it('no text is written in two files', () => {
    expectNone(repeatedTextViolations(source));
    const written = new Set(textRows(source).map(({ texts }) => texts[2]));
    expect(Object.keys(equalByChance).filter((text) => !written.has(text))).toEqual([]);
  });
  it('texts for members end without a full stop, as those agreed with the operator do', () => {
    expectNone(stoppedTextViolations(source));
  });
  it('no screen contains a literal text', () => expectNone(bareTextViolations(source)));
  it('every strings.ts is a table of texts', () => {
    const tables = new Set(textRows(source).map((row) => row.file.path));
    const strings = source.filter((file) => file.path.endsWith('/strings.ts')).map((file) => file.path);
    expect(strings.filter((path) => !tables.has(path))).toEqual([]);
  });
});

const saidOf = (row: string) =>
  reported(textViolations(miniature({ 'src/features/a/strings.ts': `export const aTexts = texts({ ${row} });` })));

describe('the text rules can fail', () => {
  it.each([
    ["a: ['ปิด', 'ປິດ']", 'three columns written out'],
    ["a: ['ปิด', '', 'Close']", 'three columns written out'],
    ["a: ['ปิด', '  ', 'Close']", 'three columns written out'],
    ["a: ['ปิด', other, 'Close']", 'three columns written out'],
    ['a: elsewhere', 'three columns written out'],
    ["a: ['Close', 'ປິດ', 'Close']", 'no Thai script where the English has words'],
    ["a: ['ปิด', 'Close', 'Close']", 'no Lao script where the English has words'],
    ["a: ['ปิด', 'ปิด', 'Close']", 'The Lao text contains Thai script'],
    ["a: ['ປິດ', 'ປິດ', 'Close']", 'The Thai text contains Lao script'],
    ["a: ['ปิด', 'ປິດ', 'Close ปิด']", 'The English text contains Thai or Lao script'],
    ["a: ['หน้า {n}', 'ໜ້າ', 'Page {n}']", 'do not have the same {params}'],
    ["a: ['ใน 15 นาที', 'ໃນ 5 ນາທີ', 'Within 15 minutes']", 'do not have the same numbers'],
    ["a: ['ใน 5 นาที', 'ໃນ 5 ນາທີ', 'Within 15 minutes']", 'do not have the same numbers'],
    ["a: ['ในไม่กี่นาที', 'ໃນບໍ່ເທົ່າໃດນາທີ', 'Within 15 minutes']", 'do not have the same numbers'],
  ])('%s', (row, sentence) => {
    expect(saidOf(row)).toContain(sentence);
  });
  it.each([
    ['src/features/a/strings.ts', 1],
    ['src/features/a/member/a-strings.ts', 1],
    ['src/features/a/office/a-strings.ts', 0],
  ])('a full stop at the end of a text in %s', (path, count) => {
    const table = `export const aTexts = texts({ a: ['ปิด', 'ປິດ', 'It is closed.'], b: ['ที่', 'ທີ', 'No.'] });`;
    expect(stoppedTextViolations(miniature({ [path]: table }))).toHaveLength(count);
  });

  it.each([
    "a: ['ปิด', 'ປິດ', 'Close']",
    "a: ['ใน 2 นาที', 'ໃນ 2 ນາທີ', 'Within two minutes']",
    "a: ['QR {n}', 'QR {n}', 'QR {n}']",
    "a: ['ไทย', 'ไทย', 'ไทย']",
  ])('%s passes', (row) => {
    expect(saidOf(row)).toBe('');
  });

  it('a text that another feature has written', () => {
    const close = "texts({ a: ['ปิด', 'ປິດ', 'Close'] })";
    const files = { 'src/features/a/strings.ts': close, 'src/features/b/strings.ts': close };
    expect(reported(repeatedTextViolations(miniature(files)))).toContain('stands already in src/features/a/strings.ts');
    const takenOver = { ...files, 'src/features/b/strings.ts': 'texts({ a: aTexts.a })' };
    expect(repeatedTextViolations(miniature(takenOver))).toEqual([]);
    expect(textViolations(miniature(takenOver))).toEqual([]);
  });

  it.each(['<p>Your balance</p>', '<p>ยอดเงิน</p>', '<input placeholder="Amount" />', '<img alt="QR code" />'])(
    'a screen with %s',
    (markup) => {
      const screen = miniature({ 'src/features/a/member/a-screen.tsx': `export const A = () => ${markup};` });
      expect(reported(bareTextViolations(screen))).toContain('A screen says nothing of itself');
    },
  );

  it('a screen that uses its table passes', () => {
    const text = "export const A = () => <p title={t('a')}>{t('balance')}: 1 &times; x</p>;";
    expect(bareTextViolations(miniature({ 'src/features/a/member/a-screen.tsx': text }))).toEqual([]);
  });
});
