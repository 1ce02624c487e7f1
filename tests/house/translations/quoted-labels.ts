import type { SourceFile } from '../source-tree.ts';
import { type TextRow, textRows } from '../text-rows.ts';
import { violationAt, type Violation } from '../violation.ts';

const quotedIn = (text: string): string[] => (text.match(/“[^”{}]+”/g) ?? []).map((quoted) => quoted.slice(1, -1));

const strangersOf = ({ texts }: TextRow, labels: readonly ReadonlySet<string>[]): string[] =>
  texts.flatMap((text, language) => quotedIn(text ?? '').filter((quoted) => labels[language]?.has(quoted) !== true));

// A text that says which button to press, such as `Press “Deposit”`, names it as the button does, in the same language.
export const quotedLabelViolations = (files: readonly SourceFile[]): Violation[] => {
  const rows = textRows(files);
  const labels = [0, 1, 2].map((language) => new Set(rows.map(({ texts }) => texts[language] ?? '')));
  return rows.flatMap((row) =>
    strangersOf(row, labels).map((quoted) =>
      violationAt(row.file, row.start, {
        rule: `No text of the app in that language is “${quoted}”.`,
        instead: 'the label as the button or screen shows it',
      }),
    ),
  );
};
