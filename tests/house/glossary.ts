import { spokenParts } from './marks.ts';
import { isCode, type SourceFile } from './source-tree.ts';
import { literalText, nodesOf } from './syntax.ts';
import { violationAt, type Violation } from './violation.ts';

export interface AvoidedWord {
  readonly words: readonly string[];
  readonly inNames: boolean;
  readonly inProse: boolean;
  readonly instead: string;
}

const heading = '## Words we do not use';

// The rows of the glossary's last table.
export const avoidedWords = (glossary: string): AvoidedWord[] => {
  const [, table = ''] = glossary.split(heading);
  return table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [, words = '', where = '', instead = ''] = line.split('|').map((cell) => cell.trim());
      return {
        words: [...words.matchAll(/`([\w ]+)`/g)].map(([, word]) => word ?? ''),
        inNames: where.includes('names'),
        inProse: where.includes('prose'),
        instead,
      };
    });
};

const rule = 'The glossary says this otherwise.';

// `lookAgainMs` and `looked_at` are the words look, again, ms and looked, at. `lookup` is a standard term and stays.
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_\-.]/)
    .flatMap((word, at, all) => (word === 'look' && all[at + 1] === 'up' ? [] : [word]));

interface Name {
  readonly text: string;
  readonly start: number;
}

const namesOf = (file: SourceFile): Name[] => {
  if (isCode(file)) return nodesOf(file, 'Identifier').map(({ name, start }) => ({ text: name as string, start }));
  if (!file.path.endsWith('.sql')) return [];
  const bare = file.text.replaceAll(/--.*|'[^']*'/g, (part) => ' '.repeat(part.length));
  return [...bare.matchAll(/\w+/g)].map((match) => ({ text: match[0], start: match.index }));
};

const nameViolations = (file: SourceFile, avoided: readonly AvoidedWord[]): Violation[] => {
  const names = namesOf(file);
  return avoided
    .filter(({ inNames }) => inNames)
    .flatMap(({ words, instead }) => {
      const isAvoided = (name: string): boolean => wordsOf(name).some((word) => words.includes(word));
      const inPath = file.path.split('/').some(isAvoided) ? [{ where: file.path, line: '', rule, instead }] : [];
      const inCode = names
        .filter(({ text }) => isAvoided(text))
        .map(({ start }) => violationAt(file, start, { rule, instead }));
      return [...inPath, ...inCode];
    });
};

interface Sentence {
  readonly text: string;
  readonly start: number;
}

// Titles of tests, messages and texts: strings of three words or more. House tests quote what they forbid.
const stringSentences = (file: SourceFile): Sentence[] =>
  file.path.startsWith('tests/house/')
    ? []
    : [...nodesOf(file, 'Literal'), ...nodesOf(file, 'TemplateLiteral')]
        .map((node) => ({ text: literalText(node) ?? '', start: node.start }))
        .filter(({ text }) => /\w \w+ \w/.test(text));

const sentencesOf = (file: SourceFile): Sentence[] => {
  if (file.path.endsWith('.sql'))
    return [...file.text.matchAll(/--.*/g)].map((match) => ({ text: match[0], start: match.index }));
  return isCode(file) ? [...spokenParts(file), ...stringSentences(file)] : spokenParts(file);
};

const proseViolations = (file: SourceFile, avoided: readonly AvoidedWord[]): Violation[] =>
  avoided
    .filter(({ inProse }) => inProse)
    .flatMap(({ words, instead }) =>
      sentencesOf(file).flatMap((part) =>
        [...part.text.matchAll(new RegExp(`\\b(${words.join('|')})s?\\b`, 'gi'))].map((match) =>
          violationAt(file, part.start + match.index, { rule, instead }),
        ),
      ),
    );

const isSpoken = ({ path }: SourceFile): boolean => isCode({ path, text: '' }) || /\.(md|sql|tsv)$/.test(path);

export const glossaryViolations = (files: readonly SourceFile[], avoided: readonly AvoidedWord[]): Violation[] => {
  const any = new RegExp(avoided.flatMap(({ words }) => words).join('|'), 'i');
  const violations = files
    .filter((file) => isSpoken(file) && file.path !== 'docs/glossary.md' && any.test(file.path + file.text))
    .flatMap((file) => [...nameViolations(file, avoided), ...proseViolations(file, avoided)]);
  return [...new Map(violations.map((one) => [one.where + one.instead, one])).values()];
};
