import { isCode, isTest, type SourceFile } from '../source-tree.ts';
import { isNode, literalText, nameOf, nodesOf, syntaxOf, walk, type SyntaxNode } from '../syntax.ts';

export interface Statement {
  readonly file: SourceFile;
  readonly start: number;
  readonly text: string;
}

const opening = /^\s*(select|insert\s+into|update|delete\s+from|with|merge\s+into)\s/i;
const body = /\b(from|into|set|values)\b|\w\s*\(/i;

const isStatement = (text: string): boolean => opening.test(text) && body.test(text);

const constantsOf = (file: SourceFile): Map<string, SyntaxNode> => {
  const constants = new Map<string, SyntaxNode>();
  for (const node of nodesOf(file, 'VariableDeclarator')) {
    const name = nameOf(node['id']);
    if (name && isNode(node['init'])) constants.set(name, node['init']);
  }
  return constants;
};

// The text of a template with the constants of its own file inserted; any other placeholder stays `${}`.
const wholeText = (node: SyntaxNode, constants: ReadonlyMap<string, SyntaxNode>): string => {
  const expressions = (node['expressions'] ?? []) as readonly SyntaxNode[];
  const parts = (literalText(node) ?? '').split('${}');
  return parts
    .map((part, at) => {
      const expression = expressions[at];
      const constant = expression && constants.get(nameOf(expression) ?? '');
      const inserted = constant && literalText(constant) !== null ? wholeText(constant, constants) : '${}';
      return at < parts.length - 1 ? part + inserted : part;
    })
    .join('');
};

// Constants used in a template of the file are parts of a statement, not statements.
const partNames = (file: SourceFile): Set<string> => {
  const names = new Set<string>();
  for (const node of nodesOf(file, 'TemplateLiteral'))
    for (const expression of node['expressions'] as readonly SyntaxNode[]) names.add(nameOf(expression) ?? '');
  return names;
};

// Every SQL statement of a file: each literal that looks like one, with its parts joined.
export const statementsOf = (file: SourceFile): Statement[] => {
  if (!isCode(file) || isTest(file.path)) return [];
  const constants = constantsOf(file);
  const parts = partNames(file);
  const found: Statement[] = [];
  walk(syntaxOf(file).program, (node, above) => {
    if (literalText(node) === null) return;
    const holder = above.at(-1);
    if (holder?.type === 'VariableDeclarator' && parts.has(nameOf(holder['id']) ?? '')) return;
    const text = wholeText(node, constants);
    if (isStatement(text)) found.push({ file, start: node.start, text });
  });
  return found;
};
