import { posix } from 'node:path';
import { isCode, isTest, type SourceFile } from './source-tree.ts';
import { linesOf, nameOf, nodesOf, syntaxOf, walk, type SyntaxNode } from './syntax.ts';
import { violationAt, type Violation } from './violation.ts';

export const ceilings = {
  sourceFile: 250,
  testFile: 400,
  function: 60,
  component: 150,
  parameters: 3,
  folderEntries: 20,
  publicNames: 12,
} as const;

// Folders that hold one entry for each thing of a kind: dividing them would part what is alike.
const listCeilings: Readonly<Record<string, number>> = { 'src/features': 30, 'docs/decisions': 60 };
const entriesCeiling = (folder: string): number => listCeilings[folder] ?? ceilings.folderEntries;

const functionTypes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const signatureTypes = new Set(['TSDeclareFunction', 'TSMethodSignature', 'TSFunctionType']);

const lineCount = (text: string): number => text.replace(/\n$/, '').split('\n').length;

export const fileViolations = (files: readonly SourceFile[]): Violation[] =>
  files
    .filter((file) => isCode(file) || /\.(css|sql)$/.test(file.path))
    .flatMap((file) => {
      const ceiling = isTest(file.path) ? ceilings.testFile : ceilings.sourceFile;
      const lines = lineCount(file.text);
      if (lines <= ceiling) return [];
      return [
        {
          where: file.path,
          line: '',
          rule: `The file has ${lines} lines; the ceiling is ${ceiling}.`,
          instead: 'two files, each named after what it does',
        },
      ];
    });

// The name of a function: its own, or that of the constant it is assigned to, also through wrappers such as memo().
const functionName = (node: SyntaxNode, above: readonly SyntaxNode[]): string => {
  const own = nameOf(node['id']);
  if (own) return own;
  const holder = above.toReversed().find((one) => one.type !== 'CallExpression');
  if (holder?.type === 'VariableDeclarator') return nameOf(holder['id']) ?? '';
  return holder?.type === 'Property' || holder?.type === 'MethodDefinition' ? (nameOf(holder['key']) ?? '') : '';
};

// A function that groups tests has no limit of its own: each test has.
const gathersTests = (file: SourceFile, node: SyntaxNode): boolean =>
  isTest(file.path) && /\b(it|test|describe)(\.\w+)?\(/.test(file.text.slice(node.start, node.end));

const lengthViolation = (file: SourceFile, node: SyntaxNode, above: readonly SyntaxNode[]): Violation | null => {
  if (gathersTests(file, node)) return null;
  const name = functionName(node, above);
  const isComponent = file.path.endsWith('.tsx') && /^[A-Z]/.test(name);
  const ceiling = isComponent ? ceilings.component : ceilings.function;
  const lines = linesOf(file, node);
  if (lines <= ceiling) return null;
  return violationAt(file, node.start, {
    rule: `The ${isComponent ? 'component' : 'function'} ${name || 'without a name'} has ${lines} lines; the ceiling is ${ceiling}.`,
    instead: isComponent ? 'a smaller component for a part of the screen' : 'a function for each thing it does',
  });
};

// An inline callback takes the arguments its caller passes, and a parameter after an underscore is only a placeholder.
const parameterViolation = (file: SourceFile, node: SyntaxNode, above: readonly SyntaxNode[]): Violation | null => {
  if (above.at(-1)?.type === 'CallExpression') return null;
  const params = node['params'] as readonly unknown[];
  const count = params.filter((one) => !nameOf(one)?.startsWith('_')).length;
  if (count <= ceilings.parameters) return null;
  return violationAt(file, node.start, {
    rule: `${count} parameters; the ceiling is ${ceilings.parameters}.`,
    instead: 'named fields of one object',
  });
};

export const functionViolations = (files: readonly SourceFile[]): Violation[] =>
  files
    .filter((file) => isCode(file))
    .flatMap((file) => {
      const found: (Violation | null)[] = [];
      walk(syntaxOf(file).program, (node, above) => {
        if (functionTypes.has(node.type))
          found.push(lengthViolation(file, node, above), parameterViolation(file, node, above));
        if (signatureTypes.has(node.type)) found.push(parameterViolation(file, node, above));
      });
      return found.filter((one) => one !== null);
    });

export const anyViolations = (files: readonly SourceFile[]): Violation[] =>
  files
    .filter((file) => isCode(file))
    .flatMap((file) =>
      nodesOf(file, 'TSAnyKeyword').map((node) =>
        violationAt(file, node.start, {
          rule: '"any" says nothing.',
          instead: 'unknown and a schema, or the real type',
        }),
      ),
    );

// Tests and styles beside their subject do not count, nor do pictures that an app serves unchanged.
export const folderViolations = (allPaths: readonly string[]): Violation[] => {
  const entries = new Map<string, Set<string>>();
  for (const path of allPaths) {
    if (!/^(src|tests|bench|docs)\//.test(path) || isTest(path) || path.endsWith('.css') || path.includes('/public/'))
      continue;
    const parts = path.split('/');
    for (let depth = 1; depth < parts.length; depth += 1) {
      const folder = parts.slice(0, depth).join('/');
      entries.set(folder, (entries.get(folder) ?? new Set()).add(parts[depth] ?? ''));
    }
  }
  return [...entries]
    .filter(([folder, names]) => names.size > entriesCeiling(folder))
    .map(([folder, names]) => ({
      where: folder,
      line: '',
      rule: `The folder has ${names.size} entries; the ceiling is ${entriesCeiling(folder)}.`,
      instead: 'a folder for a part that belongs together',
    }));
};

const valueNames = (file: SourceFile): number =>
  syntaxOf(file).module.staticExports.flatMap((one) => one.entries.filter((entry) => !entry.isType)).length;

export const publicViolations = (files: readonly SourceFile[]): Violation[] =>
  files
    .filter((file) => posix.basename(file.path) === 'public.ts')
    .filter((file) => valueNames(file) > ceilings.publicNames)
    .map((file) =>
      violationAt(file, 0, {
        rule: `The door opens ${valueNames(file)} names; the ceiling is ${ceilings.publicNames}.`,
        instead: 'fewer, larger promises; a type does not count',
      }),
    );
