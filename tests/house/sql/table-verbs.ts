import { isTest, type SourceFile } from '../source-tree.ts';
import { isNode, nameOf, nodesOf, type SyntaxNode } from '../syntax.ts';
import { violationAt, type Violation } from '../violation.ts';

// What a function of a table does to it, by its first word. `take` and `use` change a row for the one caller who comes
// first; `end` closes one; `claim` takes a value for ever.
const tableVerbs = [
  'find',
  'list',
  'count',
  'is',
  'has',
  'insert',
  'update',
  'upsert',
  'delete',
  'claim',
  'lock',
  'take',
  'use',
  'end',
] as const;

const begins = new RegExp(`^(${tableVerbs.join('|')})[A-Z]`);

const namesTheDatabase = (fn: SyntaxNode): boolean => {
  const [first] = (fn['params'] ?? []) as readonly SyntaxNode[];
  return first !== undefined && ['sql', 'database'].includes(nameOf(first) ?? '');
};

// Exported functions whose first argument is the database, by the names they are declared under.
const tableFunctions = (file: SourceFile): SyntaxNode[] =>
  nodesOf(file, 'ExportNamedDeclaration')
    .map((node) => node['declaration'])
    .filter((declaration) => isNode(declaration) && declaration.type === 'VariableDeclaration')
    .flatMap((declaration) => (declaration as SyntaxNode)['declarations'] as readonly SyntaxNode[])
    .filter(({ init }) => isNode(init) && init.type === 'ArrowFunctionExpression' && namesTheDatabase(init));

export const tableVerbViolations = (files: readonly SourceFile[]): Violation[] =>
  files
    .filter(({ path }) => path.startsWith('src/') && path.endsWith('-table.ts') && !isTest(path))
    .flatMap((file) =>
      tableFunctions(file)
        .filter(({ id }) => !begins.test(nameOf(id) ?? ''))
        .map(({ id, start }) =>
          violationAt(file, start, {
            rule: `${nameOf(id) ?? ''} does not say what it does to the table.`,
            instead: `a name that begins with ${tableVerbs.join(', ')}`,
          }),
        ),
    );

// A row's fields are named as everything else is: the statement gives columns their names ("memberId").
export const rowFieldViolations = (files: readonly SourceFile[]): Violation[] =>
  files
    .filter(
      ({ path }) =>
        /^src\/(ledger|members|play|conditions|server|database|features\/[^/]+\/server)\//.test(path) && !isTest(path),
    )
    .filter(({ path }) => path.endsWith('.ts'))
    .flatMap((file) =>
      nodesOf(file, 'TSPropertySignature')
        .filter(({ key }) => /^[a-z]+_[a-z_]+$/.test(nameOf(key) ?? ''))
        .map(({ key, start }) =>
          violationAt(file, start, {
            rule: `${nameOf(key) ?? ''} is a column's name.`,
            instead: 'select column as "camelCase"',
          }),
        ),
    );
