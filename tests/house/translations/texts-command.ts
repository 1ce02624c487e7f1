import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root, tree } from '../source-tree.ts';
import {
  countOf,
  hasChanges,
  type Locale,
  locales,
  parseRead,
  readTable,
  writeRead,
  writeTable,
} from './text-tables.ts';

// npm run texts: writes a table per language into build/texts. npm run texts -- build/texts/la.tsv: takes over what a
// reader wrote into it.
const source = tree.filter((file) => file.path.startsWith('src/'));
const readFile = join(root, 'docs/texts/read.tsv');
const tables = join(root, 'build/texts');

const read = existsSync(readFile) ? parseRead(readFileSync(readFile, 'utf8')) : [];

const takeOver = (path: string): void => {
  const locale = locales.find((known) => basename(path).startsWith(known));
  if (locale === undefined) throw new Error(`a table is named after its language: ${locales.join(', ')}`);
  const taken = readTable(source, { locale, table: readFileSync(path, 'utf8'), read });
  for (const { path: changed, text } of taken.files) writeFileSync(join(root, changed), text);
  writeFileSync(readFile, writeRead(taken.read));
  for (const line of taken.left) console.log(`left as it was: ${line}`);
  console.log(
    `${String(taken.files.length)} files changed; npx oxfmt breaks their lines, npm run house checks the texts`,
  );
  if (taken.left.length > 0) process.exitCode = 1;
};

const write = (locale: Locale): void => {
  const path = join(tables, `${locale}.tsv`);
  if (existsSync(path) && hasChanges(readFileSync(path, 'utf8')))
    throw new Error(`${path} has changes; take them over first: npm run texts -- build/texts/${locale}.tsv`);
  const table = writeTable(source, locale, read);
  writeFileSync(path, `\ufeff${table}`);
  const { all, unread } = countOf(table);
  console.log(`${path}: ${String(all)} texts, ${String(unread)} of them read by nobody yet`);
};

const [path] = process.argv.slice(2);
if (path === undefined) {
  mkdirSync(tables, { recursive: true });
  for (const locale of locales) write(locale);
} else takeOver(path);
