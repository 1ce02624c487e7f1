import { expect } from 'vitest';
import { lineAt } from './syntax.ts';
import type { SourceFile } from './source-tree.ts';

// The message for a broken rule: where, the offending line, the rule in a sentence, and what is permitted instead.
export interface Violation {
  readonly where: string;
  readonly line: string;
  readonly rule: string;
  readonly instead: string;
}

export const violationAt = (
  file: SourceFile,
  offset: number,
  { rule, instead }: Pick<Violation, 'rule' | 'instead'>,
): Violation => {
  const number = lineAt(file, offset);
  const line = file.text.split('\n')[number - 1]?.trim() ?? '';
  return { where: `${file.path}:${number}`, line: line.slice(0, 160), rule, instead };
};

export const reported = (violations: readonly Violation[]): string =>
  violations
    .map(({ where, line, rule, instead }) =>
      [where, ...(line === '' ? [] : [`    ${line}`]), `  ${rule}`, `  Instead: ${instead}`].join('\n'),
    )
    .join('\n\n');

export const expectNone = (violations: readonly Violation[]): void => {
  expect(violations.length, `${violations.length} broken\n\n${reported(violations)}\n`).toBe(0);
};
