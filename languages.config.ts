import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { ESTree, Plugin, Rolldown } from 'vite';
import { applyEdits, type Edit } from './source-edits.config.ts';

const locales = ['th', 'la', 'en'] as const;
export type BuiltLocale = (typeof locales)[number];

// Until a script is written for one language, each text of a row begins with the sign of its language and ends with
// another, and a sign stands for the digest of all texts. No text contains these signs.
const signs: Readonly<Record<BuiltLocale, string>> = { th: '\uE000', la: '\uE001', en: '\uE002' };
const [endSign, digestSign] = ['\uE003', '\uE004'];
const signedText = /(["'])([\uE000-\uE002])([^\uE003]*)\uE003\1/g;
const anySign = /[\uE000-\uE004]/;

type Three = readonly [th: string, la: string, en: string];
// Rows by table and key.
type Tables = Map<string, Map<string, Three>>;

const signed = (row: Three): string =>
  JSON.stringify(locales.map((locale, place) => `${signs[locale]}${row[place] || row[2]}${endSign}`));

// What src/i18n/built/built-for.ts is in the build.
const builtFor = `export const builtFor = ${signed(locales)}.find(Boolean);
export const textsAt = '/assets/texts-${digestSign}-';
`;

// The scripts of a language lie in a folder of their own, so that they import each other by the same names.
const folderOf = (locale: BuiltLocale): string => `assets/${locale}`;

// Short, since no packer makes it shorter: 7 is the bundler's least for as many files.
const hash = '[hash:7]';

// The bundler names a part of a group by all that share it.
const shortName = (name: string): string => name.replace(/~.*/, '');

const assetFileNames = ({ names: [name = ''] }: Rolldown.PreRenderedAsset): string =>
  `assets/${name.includes('~') ? shortName(name) : '[name]'}-${hash}[extname]`;

export const outputsPerLanguage = (output: Rolldown.OutputOptions): Rolldown.OutputOptions[] =>
  locales.map((locale) => ({
    ...output,
    entryFileNames: `${folderOf(locale)}/[name]-${hash}.js`,
    chunkFileNames: ({ name }) => `${folderOf(locale)}/${shortName(name)}-${hash}.js`,
    assetFileNames,
  }));

export const localeOfOutput = ({ entryFileNames }: Pick<Rolldown.NormalizedOutputOptions, 'entryFileNames'>) => {
  const found = locales.find((locale) => String(entryFileNames).startsWith(`${folderOf(locale)}/`));
  if (found === undefined) throw new Error('an output of the member app is of no language');
  return found;
};

// An app of one output has that alone.
export const isLastOutput = ({ entryFileNames }: Pick<Rolldown.NormalizedOutputOptions, 'entryFileNames'>): boolean =>
  !locales.slice(0, -1).some((locale) => String(entryFileNames).startsWith(`${folderOf(locale)}/`));

const textOf = (node: ESTree.Node | null): string | null =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null;

const rowOf = (node: ESTree.Node): Three | null => {
  if (node.type !== 'ArrayExpression' || node.elements.length !== 3) return null;
  const [th = null, la = null, en = null] = node.elements.map(textOf);
  return th === null || la === null || en === null ? null : [th, la, en];
};

interface Table {
  readonly call: ESTree.CallExpression;
  readonly rows: ESTree.ObjectExpression;
}

// Calls of `texts({ ... })`, which stand in constants of a module.
const tablesIn = (node: unknown, found: Table[] = []): Table[] => {
  if (Array.isArray(node)) for (const child of node) tablesIn(child, found);
  else if (typeof node === 'object' && node !== null) {
    const { type, callee, arguments: given } = node as Partial<ESTree.CallExpression>;
    if (type === 'CallExpression' && callee?.type === 'Identifier' && callee.name === 'texts') {
      const [rows] = given ?? [];
      // A second argument says that the table is kept in every language.
      if (rows?.type === 'ObjectExpression' && given?.length === 1)
        found.push({ call: node as ESTree.CallExpression, rows });
    } else for (const child of Object.values(node)) tablesIn(child, found);
  }
  return found;
};

const keyOf = ({ key }: ESTree.ObjectProperty): string => (key.type === 'Identifier' ? key.name : (textOf(key) ?? ''));

const editsOf = ({ call, rows }: Table, name: string): { edits: Edit[]; known: Map<string, Three> } => {
  const known = new Map<string, Three>();
  const edits: Edit[] = [
    { start: call.start, end: call.start, text: '/* @__PURE__ */ ' },
    { start: rows.end, end: rows.end, text: `, '${name}'` },
  ];
  for (const property of rows.properties) {
    const row = property.type === 'Property' ? rowOf(property.value) : null;
    if (row === null || property.type !== 'Property') continue;
    known.set(keyOf(property), row);
    const { start, end } = property.value;
    edits.push({ start, end, text: signed(row) });
  }
  return { edits, known };
};

const jsonOf = (tables: Tables, column: 0 | 1 | 2): string => {
  const sorted = [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const own = (rows: Map<string, Three>) =>
    Object.fromEntries([...rows].map(([key, row]) => [key, row[column] || row[2]]));
  return JSON.stringify(Object.fromEntries(sorted.map(([name, rows]) => [name, own(rows)])));
};

// The member app is built once per language, from the same chunks: its scripts contain the texts of that language alone.
// The texts of the others lie beside them in one file each, for a change of the language.
export const languages = (root: string): Plugin => {
  const tables: Tables = new Map();
  const pathOf = new Map<string, string>();
  const digest = (): string => {
    const all = locales.map((_, column) => jsonOf(tables, column as 0 | 1 | 2)).join('');
    return createHash('sha256').update(all).digest('base64url').slice(0, 8);
  };
  return {
    name: 'languages',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { experimental: { nativeMagicString: true } } } }),
    transform(code, id) {
      if (id.endsWith('/src/i18n/built/built-for.ts')) return { code: builtFor, map: null };
      if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes('texts(') || id.endsWith('/i18n/texts.ts')) return null;
      const found = tablesIn(this.parse(code).body);
      const edits = found.flatMap((table, place) => {
        const path = `${relative(root, id)} ${String(place)}`;
        const name = createHash('sha256').update(path).digest('base64url').slice(0, 4);
        const other = pathOf.get(name) ?? path;
        if (other !== path) throw new Error(`two tables of texts are called ${name}: ${other} and ${path}`);
        pathOf.set(name, path);
        const { edits: own, known } = editsOf(table, name);
        tables.set(name, known);
        return own;
      });
      return { code: applyEdits(code, edits), map: null };
    },
    renderChunk(code, _chunk, options, { magicString }) {
      if (magicString === undefined || !anySign.test(code)) return null;
      const own = signs[localeOfOutput(options)];
      // A text of another language leaves its place in the row empty.
      for (const { 0: whole, 1: quote = '', 2: sign, 3: text = '', index } of code.matchAll(signedText)) {
        if (sign === own) magicString.overwrite(index, index + whole.length, quote + text + quote);
        else magicString.remove(index, index + whole.length);
      }
      for (const { index } of code.matchAll(new RegExp(digestSign, 'g')))
        magicString.overwrite(index, index + 1, digest());
      return { code: magicString };
    },
    generateBundle(_options, bundle) {
      const left = Object.values(bundle).find((file) => file.type === 'chunk' && anySign.test(file.code));
      if (left !== undefined) throw new Error(`${left.fileName} contains texts of every language`);
      for (const [column, locale] of locales.entries())
        this.emitFile({
          type: 'asset',
          fileName: `assets/texts-${digest()}-${locale}.json`,
          source: jsonOf(tables, column as 0 | 1 | 2),
        });
    },
  };
};
