import type { Requirement } from '#support/requirements/requirement-list.ts';
import { isTest, type SourceFile } from './source-tree.ts';
import { isNode, literalText, nameOf, nodesOf, type SyntaxNode } from './syntax.ts';
import { violationAt, type Violation } from './violation.ts';

const holdsTests = (file: SourceFile): boolean => isTest(file.path) || /^tests\/.*\.tsx?$/.test(file.path);

const callsOf = (file: SourceFile): readonly SyntaxNode[] => (holdsTests(file) ? nodesOf(file, 'CallExpression') : []);

// The name at the root of it(...), it.each(...)(...), describe.for(...)(...).
const calledName = (callee: unknown): string | null => {
  if (!isNode(callee)) return null;
  if (callee.type === 'CallExpression') return calledName(callee['callee']);
  if (callee.type === 'MemberExpression') return calledName(callee['object']);
  return nameOf(callee);
};

const namesTests = new Set(['it', 'test', 'describe', 'journey']);

const argumentsOf = (call: SyntaxNode): readonly unknown[] => call['arguments'] as readonly unknown[];

// Ids of our list, and of other lists: one letter and a number.
const idIn = (title: string, prefixes: ReadonlySet<string>): string | undefined =>
  [...title.matchAll(/\b([A-Z][A-Z0-9]{0,5})-\d{2,3}\b/g)].find(
    ([, prefix = '']) => /^[A-Z]$/.test(prefix) || prefixes.has(prefix),
  )?.[0];

export const titleViolations = (files: readonly SourceFile[], rows: readonly Requirement[]): Violation[] => {
  const prefixes = new Set(rows.map(({ id }) => id.split('-')[0] ?? ''));
  return files.flatMap((file) =>
    callsOf(file)
      .filter((call) => namesTests.has(calledName(call['callee']) ?? ''))
      .filter((call) => idIn(literalText(argumentsOf(call)[0]) ?? '', prefixes) !== undefined)
      .map((call) =>
        violationAt(file, call.start, {
          rule: 'An id is in the title of a test.',
          instead: "a title that says the promise, and proves('...') in the first line of the body",
        }),
      ),
  );
};

export const unknownIdViolations = (files: readonly SourceFile[], rows: readonly Requirement[]): Violation[] => {
  const known = new Set(rows.map(({ id }) => id));
  return files.flatMap((file) =>
    callsOf(file)
      .filter((call) => calledName(call['callee']) === 'proves')
      .flatMap((call) =>
        argumentsOf(call)
          .flatMap((one) => literalText(one)?.split(' ') ?? [])
          .filter((id) => !known.has(id))
          .map((id) =>
            violationAt(file, call.start, {
              rule: `docs/requirements has no row ${id}.`,
              instead: 'a row of the list, or a new one under the next free number',
            }),
          ),
      ),
  );
};

const sometimes = new Set(['inTurn', 'onlyInFull']);

// What `npm test` runs each time: without the journeys of one group of three, or of verify alone.
const alwaysRun = (file: SourceFile): string =>
  callsOf(file)
    .filter((call) => calledName(call['callee']) === 'journey')
    .filter((call) =>
      argumentsOf(call).some((one) =>
        sometimes.has((isNode(one) && one.type === 'CallExpression' ? calledName(one['callee']) : nameOf(one)) ?? ''),
      ),
    )
    .toReversed()
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), file.text);

// An id is in proves(...) itself or in a row of `each` that is passed to it.
export const unprovedViolations = (
  files: readonly SourceFile[],
  rows: readonly Requirement[],
  complete: readonly string[],
): Violation[] => {
  const named = new Set(
    files
      .filter((file) => holdsTests(file) && /\bproves\(/.test(file.text))
      .flatMap((file) => [...alwaysRun(file).matchAll(/\b[A-Z][A-Z0-9]+-\d{2,3}\b/g)].map(([id]) => id)),
  );
  return rows
    .filter(({ id, area }) => complete.includes(area) && !named.has(id))
    .map(({ id, area, sentence }) => ({
      where: `docs/requirements, ${area}`,
      line: `${id} ${sentence}`,
      rule: `The area is marked complete, and no test that always runs proves ${id}.`,
      instead: `a test that begins with proves('${id}'), or the area taken out of complete.tsv`,
    }));
};

export const listViolations = (rows: readonly Requirement[], complete: readonly string[]): Violation[] => {
  const ids = rows.map(({ id }) => id);
  const at = ({ area, id }: Requirement, rule: string): Violation => ({
    where: `docs/requirements, ${area}`,
    line: id,
    rule,
    instead: 'id, sentence and the decisions of the row, once, with tabs between them',
  });
  return [
    ...rows
      .filter(({ id, sentence }) => !/^[A-Z][A-Z0-9]+-\d{2,3}$/.test(id) || !/^\S.*\.$/.test(sentence))
      .map((row) => at(row, 'The row is not an id and one sentence.')),
    ...rows.filter(({ id }, index) => ids.indexOf(id) !== index).map((row) => at(row, 'The id stands there twice.')),
    ...rows
      .filter(({ decided }) => decided.some((one) => !ids.includes(one)))
      .map((row) => at(row, 'The row names a decision that is not there.')),
    ...complete
      .filter((area) => !rows.some((row) => row.area === area))
      .map((area) => at({ id: '', area, sentence: '', decided: [] }, 'complete.tsv names an area that is not there.')),
  ];
};

const partsOf = (at: string): string[] => at.split(/[ /]/);

// A part in braces stands for any value.
const covers = (declared: string, named: string): boolean => {
  const [own, other] = [partsOf(declared), partsOf(named)];
  return own.length === other.length && own.every((part, place) => part === other[place] || /^\{\w+\}$/.test(part));
};

// Tests ask a call by the name of its declaration, so none of them would notice another method or path there.
export const undeclaredCallViolations = (rows: readonly Requirement[], declared: readonly string[]): Violation[] =>
  rows.flatMap(({ id, area, sentence }) =>
    [...sentence.matchAll(/\b(?:GET|POST|PUT|DELETE) \/api\/[\w/{}-]+/g)]
      .filter(([named]) => !declared.some((at) => covers(at, named)))
      .map(([named]) => ({
        where: `docs/requirements, ${area}`,
        line: `${id} ${sentence}`,
        rule: `No contract declares ${named}.`,
        instead: 'a call declared with the method and path of the row',
      })),
  );
