import { posix } from 'node:path';
import { besideTests, borderTable, type BorderRow } from './border-table.ts';
import { nodeRooms } from './node-rooms.ts';
import type { FeatureEdge } from './feature-edges.ts';
import { doorsTo, placeOf, targetOf, type Place } from './rooms.ts';
import { isCode, isTest, type SourceFile } from '../source-tree.ts';
import { isNode, literalText, nameOf, nodesOf, syntaxOf, walk, type SyntaxNode } from '../syntax.ts';
import { violationAt, type Violation } from '../violation.ts';

export interface BorderSettings {
  readonly names: Readonly<Record<string, string>>;
  readonly edges: readonly FeatureEdge[];
}

export interface Import {
  readonly specifier: string;
  readonly start: number;
}

// `import.meta.glob('#features/*/x.ts')` imports every file of that name.
const globsOf = (file: SourceFile) =>
  (file.text.includes('import.meta.glob') ? nodesOf(file, 'CallExpression') : [])
    .filter(
      ({ callee }) => isNode(callee) && callee.type === 'MemberExpression' && nameOf(callee['property']) === 'glob',
    )
    .map((call) => ({ specifier: literalText((call['arguments'] as readonly SyntaxNode[])[0]), start: call.start }));

// Every import of a file: static, re-exported, dynamic, by a pattern, and `import('x')` in a type.
export const importsOf = (file: SourceFile): Import[] => {
  const { staticImports, staticExports } = syntaxOf(file).module;
  const requests = [
    ...staticImports.map((one) => one.moduleRequest),
    ...staticExports.flatMap((one) => one.entries.map((entry) => entry.moduleRequest)),
  ];
  const lazy = [...nodesOf(file, 'ImportExpression'), ...nodesOf(file, 'TSImportType')].map((node) => ({
    specifier: literalText(node['source'] ?? node['argument']),
    start: node.start,
  }));
  return [
    ...requests.map((one) => ({ specifier: one?.value ?? null, start: one?.start ?? 0 })),
    ...lazy,
    ...globsOf(file),
  ].filter((one): one is Import => one.specifier !== null);
};

const rowOf = (place: Place): BorderRow => {
  const row = borderTable[place.room];
  if (!isTest(place.path)) return row;
  return { doors: [...row.doors, ...besideTests.doors], packages: [...row.packages, ...besideTests.packages] };
};

const matches = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern || name.startsWith(`${pattern}/`);

// `zod/mini` has its own entry: the full library is four times as large in a browser.
const isPermittedPackage = (row: BorderRow, specifier: string): boolean =>
  row.packages.some((pattern) => matches(pattern, specifier));

const packageViolation = (file: SourceFile, found: Import, place: Place): Violation | null => {
  const row = rowOf(place);
  if (isPermittedPackage(row, found.specifier)) return null;
  return violationAt(file, found.start, {
    rule: `The room "${place.room}" does not use the package ${found.specifier}.`,
    instead: row.packages.length === 0 ? 'no package at all' : `one of ${row.packages.join(', ')}`,
  });
};

const edgeViolation = (from: Place, to: Place, edges: readonly FeatureEdge[]) => {
  if (from.feature === null || to.feature === null || from.feature === to.feature) return null;
  if (!to.path.endsWith('/server/public.ts') || from.room !== 'feature server') return null;
  if (edges.some((edge) => edge.from === from.feature && edge.to === to.feature)) return null;
  return {
    rule: `The feature ${from.feature} enters ${to.feature}, an edge that is not listed.`,
    instead: 'a line with its reason in tests/house/borders/feature-edges.ts, or the composition in a shell',
  };
};

const roomViolation = (file: SourceFile, found: Import, { target, place, settings }: Crossing): Violation | null => {
  if (target.startsWith('#'))
    return violationAt(file, found.start, {
      rule: `${target} is no name that package.json opens.`,
      instead: `one of ${Object.keys(settings.names).join(', ')}`,
    });
  const to = placeOf(target);
  if (!to)
    return violationAt(file, found.start, {
      rule: `${target} lies in no room.`,
      instead: 'a file in one of the rooms of tests/house/borders/border-table.ts',
    });
  const row = rowOf(place);
  const doors = doorsTo(place, to);
  if (!row.doors.some((door) => doors.has(door)))
    return violationAt(file, found.start, {
      rule: `The room "${place.room}" may not import ${target}.`,
      instead: `one of these doors: ${row.doors.join(', ')}`,
    });
  const edge = isTest(place.path) ? null : edgeViolation(place, to, settings.edges);
  return edge && violationAt(file, found.start, edge);
};

interface Crossing {
  readonly target: string;
  readonly place: Place;
  readonly settings: BorderSettings;
}

const houseOf = (path: string): string =>
  /^(src\/features\/[^/]+|src\/[^/]+|tests\/[^/]+|[^/]+)\//.exec(path)?.[1] ?? 'top';

const spellingViolation = (file: SourceFile, found: Import, target: string): Violation | null => {
  const isNear = houseOf(file.path) === houseOf(target) || houseOf(target) === 'top';
  const isRelative = found.specifier.startsWith('.');
  if (isNear || !isRelative || !file.path.startsWith('src/')) return null;
  return violationAt(file, found.start, {
    rule: 'An import that leaves its room is written by the # name of the other room.',
    instead: `the # name of ${posix.dirname(target)} (package.json, "imports")`,
  });
};

const violationsOf = (file: SourceFile, settings: BorderSettings): Violation[] => {
  const place = placeOf(file.path);
  if (!place)
    return [
      violationAt(file, 0, {
        rule: `${file.path} lies in no room.`,
        instead:
          'one of the thirteen rooms, or contract.ts, office-contract.ts, rules.ts, strings.ts, refusal-texts.ts, server, member, office of a feature',
      }),
    ];
  return importsOf(file).flatMap((found) => {
    const target = targetOf(file.path, found.specifier, settings.names);
    const broken =
      target === null
        ? [packageViolation(file, found, place)]
        : [roomViolation(file, found, { target, place, settings }), spellingViolation(file, found, target)];
    return broken.filter((one) => one !== null);
  });
};

export const borderViolations = (files: readonly SourceFile[], settings: BorderSettings): Violation[] =>
  files.filter((file) => isCode(file)).flatMap((file) => violationsOf(file, settings));

const isUse = (node: SyntaxNode, parent: SyntaxNode | undefined): boolean => {
  if (!parent) return true;
  if (parent.type === 'MemberExpression') return parent['object'] === node || parent['computed'] === true;
  if (parent.type === 'Property') return parent['value'] === node;
  return !/^TS|^Method|^Property/.test(parent.type) || parent.type === 'TSTypeQuery';
};

const browserNames = new Set(['localStorage', 'sessionStorage', 'navigator']);
// Scripts that the sandbox sends to a browser.
const isPageScript = /^src\/sandbox\/.*\.js$/;
const localeNames = new Set(['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']);

// Node also has these browser globals, so the compiler permits them in server files.
export const globalViolations = (files: readonly SourceFile[]): Violation[] =>
  files
    .filter((file) => isCode(file))
    .flatMap((file) => {
      const room = placeOf(file.path)?.room;
      const found: Violation[] = [];
      walk(syntaxOf(file).program, (node, above) => {
        const name = nameOf(node) ?? '';
        const isNode = room !== undefined && nodeRooms.includes(room) && !isPageScript.test(file.path);
        if (isNode && browserNames.has(name) && isUse(node, above.at(-1)))
          found.push(
            violationAt(file, node.start, {
              rule: `${name} is a browser's; a server has none.`,
              instead: 'a value passed in by the caller',
            }),
          );
        const isFormat = localeNames.has(name) || (name === 'Intl' && isUse(node, above.at(-1)));
        if (isFormat && room !== 'i18n' && file.path.startsWith('src/'))
          found.push(
            violationAt(file, node.start, {
              rule: 'Numbers and dates are written in one place only.',
              instead: 'a format of #i18n',
            }),
          );
      });
      return found;
    });
