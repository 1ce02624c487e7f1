import { expect, it } from 'vitest';
import { miniature } from '../source-tree.ts';
import { parseRead, type ReadText, readTable, writeRead, writeTable } from './text-tables.ts';

const path = 'src/features/a/strings.ts';
const source = (lao: string) =>
  miniature({
    [path]: `export const aStrings = texts({ close: ['ปิด', '${lao}', 'Close'], back: ['กลับ', 'ກັບ', 'Back'] });`,
  });
const before = source('ປິດ');

const columnOf = (table: string, column: number): string[] =>
  table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[column] ?? '');

const filled = (table: string, { better, by }: { better: string; by: string }): string =>
  table.replace(/^(.*#close\t.*\t.*)\t\t\t(.*)$/m, `$1\t${better}\t${by}\t$2`);

const takeOver = (table: string, read: readonly ReadText[] = []) => readTable(before, { locale: 'la', table, read });

it('a table holds each text of its language beside the English one, and names who has read it', () => {
  const read = [{ locale: 'la', key: `${path}#close`, text: 'ປິດ', by: 'Noy' } as const];
  const table = writeTable(before, 'la', read);
  expect(columnOf(table, 0)).toEqual([`${path}#close`, `${path}#back`]);
  expect([columnOf(table, 1), columnOf(table, 2)]).toEqual([
    ['Close', 'Back'],
    ['ປິດ', 'ກັບ'],
  ]);
  expect(columnOf(table, 4)).toEqual(['Noy', '']);
});

it('what a reader wrote replaces that text alone, and counts as read from then on', () => {
  const { files, read, left } = takeOver(filled(writeTable(before, 'la', []), { better: 'ອັດ', by: 'Noy' }));
  expect(left).toEqual([]);
  expect(files).toEqual(source('ອັດ'));
  const again = writeTable(files, 'la', parseRead(writeRead(read)));
  expect([columnOf(again, 2), columnOf(again, 4)]).toEqual([
    ['ອັດ', 'ກັບ'],
    ['Noy', ''],
  ]);
});

it('a text that was changed after it was read counts as unread, and shows what the reader had left', () => {
  const { read } = takeOver(filled(writeTable(before, 'la', []), { better: '', by: 'Noy' }));
  const table = writeTable(source('ອັດ'), 'la', read);
  expect([columnOf(table, 4), columnOf(table, 5)]).toEqual([
    ['', ''],
    ['ປິດ', ''],
  ]);
});

it('a table never replaces a text that was changed since it was written, nor without the name of a reader', () => {
  const old = filled(writeTable(source('ອັດ'), 'la', []), { better: 'ປິດໄວ້', by: 'Noy' });
  const unsigned = filled(writeTable(before, 'la', []), { better: 'ອັດ', by: '' });
  expect([takeOver(old).files, takeOver(unsigned).files]).toEqual([[], []]);
  expect(takeOver(old).left).toEqual([`${path}#close: the text was changed meanwhile to: ປິດ`]);
  expect(takeOver(unsigned).left).toEqual([`${path}#close: nobody is named under "read by"`]);
});
