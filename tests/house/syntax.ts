import { parseSync } from 'vite';
import type { SourceFile } from './source-tree.ts';

export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export interface Comment {
  readonly value: string;
  readonly start: number;
}

interface Syntax {
  readonly program: SyntaxNode;
  readonly comments: readonly Comment[];
  readonly module: ReturnType<typeof parseSync>['module'];
}

const known = new WeakMap<SourceFile, Syntax>();

export const syntaxOf = (file: SourceFile): Syntax => {
  const seen = known.get(file);
  if (seen) return seen;
  const result = parseSync(file.path, file.text);
  const [error] = result.errors;
  if (error) throw new Error(`${file.path} cannot be read: ${error.message}`);
  const syntax: Syntax = {
    program: result.program as unknown as SyntaxNode,
    comments: result.comments,
    module: result.module,
  };
  known.set(file, syntax);
  return syntax;
};

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

type Visit = (node: SyntaxNode, above: readonly SyntaxNode[]) => void;

const walkFrom = (node: SyntaxNode, visit: Visit, above: SyntaxNode[]): void => {
  visit(node, above);
  above.push(node);
  for (const name in node) {
    const value = node[name];
    if (Array.isArray(value)) for (const item of value) if (isNode(item)) walkFrom(item, visit, above);
    if (isNode(value)) walkFrom(value, visit, above);
  }
  above.pop();
};

// Visits a node and all its descendants; `above` is the path from the root to the node, only for the time of the visit.
export const walk = (node: SyntaxNode, visit: Visit): void => walkFrom(node, visit, []);

const knownByType = new WeakMap<SourceFile, Map<string, SyntaxNode[]>>();

const byTypeIn = (file: SourceFile): Map<string, SyntaxNode[]> => {
  const seen = knownByType.get(file);
  if (seen) return seen;
  const byType = new Map<string, SyntaxNode[]>();
  walk(syntaxOf(file).program, (node) => {
    const alike = byType.get(node.type);
    if (alike) alike.push(node);
    else byType.set(node.type, [node]);
  });
  knownByType.set(file, byType);
  return byType;
};

export const nodesOf = (file: SourceFile, type: string): readonly SyntaxNode[] => byTypeIn(file).get(type) ?? [];

export const lineAt = (file: SourceFile, offset: number): number => file.text.slice(0, offset).split('\n').length;

export const linesOf = (file: SourceFile, node: SyntaxNode): number =>
  file.text.slice(node.start, node.end).split('\n').length;

// The text of a string literal, or of a template with its placeholders as `${}`; null for anything else.
export const literalText = (node: unknown): string | null => {
  if (!isNode(node)) return null;
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type !== 'TemplateLiteral') return null;
  const quasis = node['quasis'] as readonly { value: { cooked: string } }[];
  return quasis.map((part) => part.value.cooked).join('${}');
};

export const nameOf = (node: unknown): string | null =>
  isNode(node) && (node.type === 'Identifier' || node.type === 'JSXIdentifier') ? String(node['name']) : null;
