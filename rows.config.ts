import { readFile } from 'node:fs/promises';
import type { ESTree, Plugin } from 'vite';
import { applyEdits, bodyOf, type Edit } from './source-edits.config.ts';

const textFile = /\/src\/.*(strings|texts|refusals)\.ts$/;

const tablesFile = 'texts.ts';

// Source text of rows by key.
type Table = ReadonlyMap<string, string>;

interface Row {
  readonly key: string;
  readonly value: ESTree.Node;
}

// A table with a second argument is kept in every language, and so are its rows.
const isTable = (node: ESTree.Node | null): node is ESTree.CallExpression =>
  node?.type === 'CallExpression' &&
  node.callee.type === 'Identifier' &&
  node.callee.name === 'texts' &&
  node.arguments.length === 1;

// Rows with a quoted key are taken over too, but not by others.
const rowsOf = ({ arguments: [rows] }: ESTree.CallExpression): Row[] =>
  rows?.type !== 'ObjectExpression'
    ? []
    : rows.properties.flatMap((property) =>
        property.type === 'Property'
          ? [{ key: property.key.type === 'Identifier' ? property.key.name : '', value: property.value }]
          : [],
      );

interface Exported {
  readonly name: string;
  readonly table: ESTree.CallExpression;
}

// `export const name = texts({ ... })`.
const exportedTables = (body: readonly ESTree.Node[]): Exported[] =>
  body.flatMap((node) =>
    node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration'
      ? []
      : node.declaration.declarations.flatMap(({ id, init }) =>
          id.type === 'Identifier' && isTable(init) ? [{ name: id.name, table: init }] : [],
        ),
  );

// `other.key` as a row: the name of the other table here, and the key.
const takenFrom = ({ value }: Row): { other: string; key: string } | null =>
  value.type === 'MemberExpression' && value.object.type === 'Identifier' && value.property.type === 'Identifier'
    ? { other: value.object.name, key: value.property.name }
    : null;

interface Imported {
  readonly node: ESTree.ImportDeclaration;
  readonly local: string;
  readonly name: string;
}

// What is imported alone from a module of ours.
const importsOf = (body: readonly ESTree.Node[]): Imported[] =>
  body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration' || !/^[#.].*\.ts$/.test(node.source.value)) return [];
    const [one, ...more] = node.specifiers;
    if (one?.type !== 'ImportSpecifier' || one.imported.type !== 'Identifier' || more.length > 0) return [];
    return [{ node, local: one.local.name, name: one.imported.name }];
  });

const timesIn = (code: string, name: string): number => [...code.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length;

type ReadTable = (imported: Imported) => Promise<Table | null>;

// What a module becomes when its tables contain the rows that they take over.
export const withOwnRows = async (code: string, readTable: ReadTable): Promise<string> => {
  const body = bodyOf(tablesFile, code);
  const rows = exportedTables(body).flatMap(({ table }) => rowsOf(table));
  const edits: Edit[] = [];
  for (const imported of importsOf(body)) {
    const taken = rows.filter((row) => takenFrom(row)?.other === imported.local);
    const table = taken.length === 0 ? null : await readTable(imported);
    const own = taken.flatMap((row) => {
      const text = table?.get(takenFrom(row)?.key ?? '');
      return text === undefined ? [] : [{ start: row.value.start, end: row.value.end, text }];
    });
    edits.push(...own);
    const { start, end } = imported.node;
    // Nothing else uses it: it stands once in the import, and once in each row.
    if (own.length > 0 && timesIn(code, imported.local) === own.length + 1) edits.push({ start, end, text: '' });
  }
  return applyEdits(code, edits);
};

// A row that a table takes over from another one is written into it. A script then contains the rows that it shows, and not
// all of a table of which it shows one.
export const ownRows = (): Plugin => {
  const read = new Map<string, Promise<ReadonlyMap<string, Table>>>();
  return {
    name: 'own-rows',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!textFile.test(id)) return null;
      const readTable =
        (from: string) =>
        async ({ node, name }: Imported): Promise<Table | null> => {
          const found = await this.resolve(node.source.value, from);
          if (found === null || !textFile.test(found.id)) return null;
          const tables = read.get(found.id) ?? tablesAt(found.id);
          read.set(found.id, tables);
          return (await tables).get(name) ?? null;
        };
      const tablesAt = async (path: string): Promise<ReadonlyMap<string, Table>> => {
        const whole = await withOwnRows(await readFile(path, 'utf8'), readTable(path));
        const textOf = ({ key, value }: Row): [string, string] => [key, whole.slice(value.start, value.end)];
        return new Map(
          exportedTables(bodyOf(tablesFile, whole)).map(({ name, table }) => [
            name,
            new Map(rowsOf(table).map(textOf)),
          ]),
        );
      };
      return { code: await withOwnRows(code, readTable(id)), map: null };
    },
  };
};
