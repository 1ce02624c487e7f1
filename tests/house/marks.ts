import { isCode, isTest, type SourceFile } from './source-tree.ts';
import { literalText, nodesOf, syntaxOf } from './syntax.ts';
import { violationAt, type Violation } from './violation.ts';

// Forbidden words are assembled from parts here, so that this file does not contain them.
const word = (...parts: readonly string[]): string => parts.join('');
const any = (words: readonly string[], flags = ''): RegExp => new RegExp(`\\b(${words.join('|')})\\b`, `g${flags}`);

interface Mark {
  readonly pattern: RegExp;
  readonly rule: string;
  readonly instead: string;
}

const matchViolations = (
  file: SourceFile,
  part: { text: string; start: number },
  marks: readonly Mark[],
): Violation[] =>
  marks.flatMap(({ pattern, rule, instead }) =>
    [...part.text.matchAll(pattern)].map((match) => violationAt(file, part.start + match.index, { rule, instead })),
  );

// The comments of code; the whole text of other files.
export const spokenParts = (file: SourceFile): { text: string; start: number }[] => {
  if (!isCode(file)) return [{ text: file.text, start: 0 }];
  return syntaxOf(file).comments.map((comment) => ({ text: comment.value, start: comment.start + 2 }));
};

const unfinished: readonly Mark[] = [
  {
    pattern: any([word('TO', 'DO'), word('FIX', 'ME'), word('X', 'XX'), word('HA', 'CK'), word('W', 'IP')]),
    rule: 'A mark of unfinished work stays for ever.',
    instead: 'the work itself, or nothing',
  },
];

const ticket: Mark = {
  pattern: /\b(issue|ticket|pull request)s? #?\d+|(?<=\s)#\d+\b/gi,
  rule: 'A comment tells why, not where it was talked about.',
  instead: 'the reason in a sentence',
};

const withoutCredit: readonly Mark[] = [
  {
    pattern: any(
      [
        word('clau', 'de'),
        word('anthro', 'pic'),
        word('open', 'ai'),
        word('chat', 'gpt'),
        word('co', 'pilot'),
        word('l', 'lms?'),
        word('language ', 'models?'),
        word('sub', '-?agents?'),
        word('coding ', 'agents?'),
        word('ai', '[- ](agent|assistant|generated|written|model|tool)s?'),
        word('generated ', 'by (an )?ai'),
        word('co-', 'authored-by'),
        word('as an ', 'ai'),
      ],
      'i',
    ),
    rule: 'The project speaks of the product, not of its makers.',
    instead: 'what the code does and why',
  },
  {
    pattern: /(?<![\w/.-])\/(work\/(main|shared|\.\w+)|home\/(?!\{)[a-z]\w*\/|root\/\w|Users\/\w)|\bC:\\\\?Users/g,
    rule: 'A path of one machine is on no other.',
    instead: 'a path from the project, or a setting',
  },
  {
    pattern: new RegExp(
      [
        word('registry', '\\.(npmjs|yarnpkg|npmmirror)'),
        word('https?://', '[\\w.-]*(registry|artifactory|nexus|verdaccio|npm-proxy|pypi)[\\w.-]*'),
        word('deb', '\\.debian\\.org'),
      ].join('|'),
      'g',
    ),
    rule: 'Where packages come from is a setting of the machine.',
    instead: 'nothing: npm and apt know',
  },
];

export const unfinishedViolations = (files: readonly SourceFile[]): Violation[] =>
  files.flatMap((file) => {
    // In a style sheet, # and digits are a colour.
    const marks = isCode(file) || file.path.endsWith('.md') ? [...unfinished, ticket] : unfinished;
    return spokenParts(file).flatMap((part) => matchViolations(file, part, marks));
  });

export const creditViolations = (files: readonly SourceFile[]): Violation[] =>
  files.flatMap((file) => matchViolations(file, { text: file.text, start: 0 }, withoutCredit));

export const lockfileViolations = (lockfile: SourceFile): Violation[] =>
  matchViolations(lockfile, { text: lockfile.text, start: 0 }, [
    {
      pattern: /"resolved": "https?:/g,
      rule: 'The lockfile names the host a package came from.',
      instead: 'npm install with omit-lockfile-registry-resolved, as .npmrc says',
    },
  ]);

const silenced: readonly Mark[] = [
  {
    pattern: new RegExp(
      `@${word('ts-', 'ignore')}|@${word('ts-', 'nocheck')}|\\b(eslint|oxlint)-${word('dis', 'able')}`,
      'g',
    ),
    rule: 'A check is silenced.',
    instead: 'code that passes it',
  },
];

const sleeping: Mark = {
  pattern: new RegExp(`\\bwaitFor${word('Time', 'out')}\\(`, 'g'),
  rule: 'A journey sleeps.',
  instead: 'expect() on what the member would see',
};

// In a test, this proves that code does not compile; elsewhere it hides an error.
const expectedError: Mark = {
  pattern: new RegExp(`@${word('ts-expect', '-error')}`, 'g'),
  rule: 'A type error is expected outside a test.',
  instead: 'types that say what is meant',
};

export const silencedViolations = (files: readonly SourceFile[]): Violation[] =>
  files
    .filter((file) => isCode(file))
    .flatMap((file) => {
      const comments = spokenParts(file).flatMap((part) =>
        matchViolations(file, part, isTest(file.path) ? silenced : [...silenced, expectedError]),
      );
      return [...comments, ...matchViolations(file, { text: file.text, start: 0 }, [sleeping])];
    });

const leftOut = /^(it|test|describe)\b[\s\S]*\.(skip|only|todo|fixme|fails|skipIf|runIf)$/;
const ownModule = /^(\.|#)/;

// Skipped tests, and mocks of our own modules.
export const testViolations = (files: readonly SourceFile[]): Violation[] =>
  files
    .filter((file) => isTest(file.path))
    .flatMap((file) =>
      nodesOf(file, 'CallExpression').flatMap((call) => {
        const callee = call['callee'] as { start: number; end: number };
        const name = file.text.slice(callee.start, callee.end);
        const [first] = call['arguments'] as readonly unknown[];
        if (leftOut.test(name))
          return [violationAt(file, call.start, { rule: 'A test is left out.', instead: 'a test that runs, or none' })];
        if (/^vi\.(mock|doMock)$/.test(name) && ownModule.test(literalText(first) ?? '.'))
          return [
            violationAt(file, call.start, {
              rule: 'A test replaces one of our own modules.',
              instead: 'the real one; the sandbox plays the outside',
            }),
          ];
        return [];
      }),
    );

const commentLinesMax = 3;
const moneyNoteLines = 4;

// Line comments or a block of more than three lines; the note above a money verb may have four.
export const commentViolations = (files: readonly SourceFile[]): Violation[] =>
  files
    .filter((file) => isCode(file))
    .flatMap((file) => {
      const runs: { start: number; end: number; text: string }[] = [];
      for (const comment of syntaxOf(file).comments) {
        const last = runs.at(-1);
        const end = comment.start + comment.value.length + 2;
        const isNext = last && /^\n[ \t]*$/.test(file.text.slice(last.end, comment.start));
        if (isNext) runs[runs.length - 1] = { start: last.start, end, text: `${last.text}\n${comment.value}` };
        else runs.push({ start: comment.start, end, text: comment.value });
      }
      return runs
        .filter(({ text }) => {
          const isMoneyNote = /\n Entries: /.test(text) && /\n Refuses: /.test(text);
          return text.split('\n').length > (isMoneyNote ? moneyNoteLines : commentLinesMax);
        })
        .map(({ start, text }) =>
          violationAt(file, start, {
            rule: `A comment of ${text.split('\n').length} lines; the ceiling is ${commentLinesMax}.`,
            instead: 'the reason in a sentence or two, the rest in the code or in docs/',
          }),
        );
    });
