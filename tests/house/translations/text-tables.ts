import type { SourceFile } from '../source-tree.ts';
import { type TextRow, textRows } from '../text-rows.ts';

// The tables that translators and native readers work in: one per language, a line per text.
export const locales = ['th', 'la', 'en'] as const;
export type Locale = (typeof locales)[number];

const columns = ['key', 'English', 'text', 'better', 'read by', 'last read as'] as const;
type Line = Readonly<Record<(typeof columns)[number], string>>;

// What a native reader has read, by language and key. A text that was changed since counts as unread.
export interface ReadText {
  readonly locale: Locale;
  readonly key: string;
  readonly text: string;
  readonly by: string;
}

// Two tables of one file may use one name.
const keyed = (rows: readonly TextRow[]): Map<string, TextRow> => {
  const known = new Map<string, TextRow>();
  for (const row of rows.filter(({ isTakenOver }) => !isTakenOver)) {
    const plain = `${row.file.path}#${row.key}`;
    const place = [...known.keys()].filter((key) => key === plain || key.startsWith(`${plain}#`)).length;
    known.set(place === 0 ? plain : `${plain}#${String(place + 1)}`, row);
  }
  return known;
};

const cell = (text: string): string => text.replaceAll(/[\t\r\n]+/g, ' ');

const tableOf = (lines: readonly Line[]): string =>
  [columns.join('\t'), ...lines.map((line) => columns.map((column) => cell(line[column])).join('\t')), ''].join('\n');

const linesOf = (table: string): Line[] => {
  const [head = '', ...rest] = table.replace(/^\ufeff/, '').split(/\r?\n/);
  if (head.trim() !== columns.join('\t')) throw new Error(`the first line of a table is: ${columns.join(', ')}`);
  return rest
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const cells = line.split('\t');
      return Object.fromEntries(columns.map((column, index) => [column, (cells[index] ?? '').trim()])) as Line;
    });
};

const columnOf = (locale: Locale): number => locales.indexOf(locale);

export const writeTable = (files: readonly SourceFile[], locale: Locale, read: readonly ReadText[]): string =>
  tableOf(
    [...keyed(textRows(files))].map(([key, row]) => {
      const text = row.texts[columnOf(locale)] ?? '';
      const last = read.find((one) => one.locale === locale && one.key === key);
      const isRead = last?.text === text;
      return {
        key,
        English: row.texts[columnOf('en')] ?? '',
        text,
        better: '',
        'read by': isRead ? last.by : '',
        'last read as': isRead ? '' : (last?.text ?? ''),
      };
    }),
  );

// Whether somebody wrote into it what has not been taken over.
export const hasChanges = (table: string): boolean => linesOf(table).some(({ better }) => better !== '');

export const countOf = (table: string): { readonly all: number; readonly unread: number } => {
  const lines = linesOf(table);
  return { all: lines.length, unread: lines.filter((line) => line['read by'] === '').length };
};

const literal = (text: string): string => {
  const escaped = text.replaceAll('\\', '\\\\');
  return text.includes("'") && !text.includes('"') ? `"${escaped}"` : `'${escaped.replaceAll("'", "\\'")}'`;
};

export interface TakenOver {
  // The changed files, with their new text.
  readonly files: readonly SourceFile[];
  readonly read: readonly ReadText[];
  // Lines that were not taken over, with the reason.
  readonly left: readonly string[];
}

interface Taken {
  readonly key: string;
  readonly row: TextRow;
  readonly line: Line;
}

const replaced = (file: SourceFile, taken: readonly Taken[], column: number): SourceFile => {
  const changes = taken
    .filter(({ row, line }) => row.file === file && line.better !== '')
    .map(({ row, line }) => ({ ...row.places[column], text: literal(line.better) }))
    .toSorted((one, other) => (other.start ?? 0) - (one.start ?? 0));
  const text = changes.reduce(
    (changed, { start = 0, end = 0, text: put }) => changed.slice(0, start) + put + changed.slice(end),
    file.text,
  );
  return { path: file.path, text };
};

const reasonToLeave = (line: Line, row: TextRow | undefined, column: number): string | null => {
  if (row === undefined) return 'no such text any more';
  if (row.texts[column] !== line.text) return `the text was changed meanwhile to: ${row.texts[column] ?? ''}`;
  return line.better !== '' && line['read by'] === '' ? 'nobody is named under "read by"' : null;
};

// Takes over what a reader wrote: `better` replaces the text in the code, and `read by` marks what was read.
export const readTable = (
  files: readonly SourceFile[],
  { locale, table, read }: { readonly locale: Locale; readonly table: string; readonly read: readonly ReadText[] },
): TakenOver => {
  const column = columnOf(locale);
  const known = keyed(textRows(files));
  const left: string[] = [];
  const taken: Taken[] = [];
  for (const line of linesOf(table)) {
    const row = known.get(line.key);
    if (line.better === '' && line['read by'] === '') continue;
    const reason = reasonToLeave(line, row, column);
    if (reason === null && row !== undefined) taken.push({ key: line.key, row, line });
    else left.push(`${line.key}: ${reason ?? ''}`);
  }
  const changed = new Set(taken.filter(({ line }) => line.better !== '').map(({ row }) => row.file));
  const news = taken.map(({ key, line }) => ({ locale, key, text: line.better || line.text, by: line['read by'] }));
  const isNew = (one: ReadText): boolean => news.some(({ key }) => one.locale === locale && one.key === key);
  return {
    files: [...changed].map((file) => replaced(file, taken, column)),
    read: [...read.filter((one) => !isNew(one)), ...news],
    left,
  };
};

const readColumns = ['locale', 'key', 'text', 'by'] as const;

export const writeRead = (read: readonly ReadText[]): string =>
  [
    readColumns.join('\t'),
    ...read.map((one) => readColumns.map((column) => cell(one[column])).join('\t')).toSorted(),
    '',
  ].join('\n');

export const parseRead = (text: string): ReadText[] =>
  text
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [locale = '', key = '', said = '', by = ''] = line.split('\t');
      return { locale: locale as Locale, key, text: said, by };
    });
