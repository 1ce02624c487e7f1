import { readFile } from 'node:fs/promises';
import type { ESTree, Plugin } from 'vite';
import { bodyOf } from './source-edits.config.ts';

const contractFile = /\/src\/features\/[^/]+\/contract\.ts$/;
const partOfContract = /^(?<path>.*\/contract\.ts)\?part=(?<key>\w+)$/;
const anyName = /[A-Za-z_$][\w$]*/g;

const constantsOf = (node: ESTree.Node): readonly ESTree.VariableDeclarator[] => {
  const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
  return declared?.type === 'VariableDeclaration' ? declared.declarations : [];
};

const textOf = (code: string, { start, end }: Pick<ESTree.Node, 'start' | 'end'>): string => code.slice(start, end);

interface Statement {
  readonly text: string;
  readonly isImport: boolean;
  readonly names: readonly string[];
  // Of `export const withdrawCalls = { ... }`: the text of each call.
  readonly calls: ReadonlyMap<string, string> | null;
}

const callsOf = (code: string, { id, init }: ESTree.VariableDeclarator): Statement['calls'] => {
  if (id.type !== 'Identifier' || !id.name.endsWith('Calls') || init?.type !== 'ObjectExpression') return null;
  const calls = init.properties.flatMap((property): [string, string][] =>
    property.type === 'Property' && property.key.type === 'Identifier'
      ? [[property.key.name, textOf(code, property.value)]]
      : [],
  );
  return new Map(calls);
};

const statementsOf = (code: string): Statement[] =>
  bodyOf('contract.ts', code).map((node) => {
    const isImport = node.type === 'ImportDeclaration';
    const constants = constantsOf(node);
    return {
      text: textOf(code, node),
      isImport,
      names: isImport
        ? node.specifiers.map(({ local }) => local.name)
        : constants.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : [])),
      calls: constants[0] === undefined ? null : callsOf(code, constants[0]),
    };
  });

// One call of a contract, or another value of it, with what it is made of.
export const partOf = (code: string, key: string): string => {
  const statements = statementsOf(code);
  const call = statements.map(({ calls }) => calls?.get(key)).find((text) => text !== undefined);
  if (call === undefined && !statements.some(({ names }) => names.includes(key)))
    throw new Error(`a contract has no ${key}`);
  const value = call ?? key;
  const needed = new Set(value.match(anyName));
  const rest = statements.filter(({ calls }) => calls === null);
  const isNeeded = ({ names }: Statement): boolean => names.some((name) => needed.has(name));
  // From the last to the first: what a statement needs stands before it.
  for (const one of rest.toReversed())
    if (!one.isImport && isNeeded(one)) for (const name of one.text.match(anyName) ?? []) needed.add(name);
  return [...rest.filter(isNeeded).map(({ text }) => text), `export const part = ${value};`].join('\n');
};

interface Import {
  readonly path: string;
  // `withdrawCalls`, or the name of another value.
  readonly name: string;
}

// The module with an import of its own for each call that it asks, and for each other value.
export const importingParts = (code: string, { path, name }: Import): string => {
  const importPart = (key: string, local: string): string =>
    `import { part as ${local} } from '${path}?part=${key}';\n`;
  if (!name.endsWith('Calls')) return importPart(name, name) + code;
  const asked = new RegExp(`\\b${name}\\.(\\w+)`, 'g');
  const keys = new Set([...code.matchAll(asked)].map(([, key = '']) => key));
  const imports = [...keys].map((key) => importPart(key, `${name}_${key}`));
  const rest = code.replace(asked, `${name}_$1`);
  if (new RegExp(`\\b${name}\\b`).test(rest)) throw new Error(`${name} is used otherwise than as ${name}.call`);
  return imports.join('') + rest;
};

// A script contains the calls that it asks, and not all calls of their features.
export const ownCalls = (): Plugin => ({
  name: 'own-calls',
  apply: 'build',
  enforce: 'pre',
  async transform(code, id) {
    if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes("/contract.ts'")) return null;
    const found: Import[] = [];
    let rest = code;
    for (const node of bodyOf(id, code)) {
      if (node.type !== 'ImportDeclaration' || node.importKind === 'type') continue;
      const path = (await this.resolve(node.source.value, id))?.id ?? '';
      if (!contractFile.test(path)) continue;
      rest = rest.replace(textOf(code, node), '');
      for (const one of node.specifiers)
        if (one.type === 'ImportSpecifier' && one.importKind !== 'type') found.push({ path, name: one.local.name });
    }
    return { code: found.reduce(importingParts, rest), map: null };
  },
  resolveId: (source) => (partOfContract.test(source) ? source : null),
  async load(id) {
    const { path = '', key = '' } = partOfContract.exec(id)?.groups ?? {};
    return path === '' ? null : partOf(await readFile(path, 'utf8'), key);
  },
});
