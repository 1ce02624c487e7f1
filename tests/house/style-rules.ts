import type { SourceFile } from './source-tree.ts';
import { violationAt, type Violation } from './violation.ts';

const isOfProduct = ({ path }: SourceFile): boolean =>
  /^src\/(ui|member-app|office-app|features)\/.*\.(css|html|tsx?)$/.test(path) && !/\.test\.tsx?$/.test(path);

const productFiles = (files: readonly SourceFile[], ending: RegExp): SourceFile[] =>
  files.filter((file) => isOfProduct(file) && ending.test(file.path));

interface Declaration {
  readonly selector: string;
  readonly name: string;
  readonly value: string;
  readonly start: number;
  // All of the block it stands in.
  readonly block: string;
}

// Of the innermost blocks of a style sheet; comments leave their room empty, so that places stay.
const declarationsOf = ({ text }: SourceFile): Declaration[] => {
  const bare = text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => ' '.repeat(comment.length));
  return [...bare.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap((rule) => {
    const [all, selector = '', block = ''] = rule;
    const from = rule.index + all.length - block.length - 1;
    return [...block.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)].map(({ index, 1: name = '', 2: value = '' }) => ({
      selector: selector.trim(),
      name,
      value: value.trim(),
      start: from + index,
      block,
    }));
  });
};

const declared = (
  files: readonly SourceFile[],
  isBroken: (one: Declaration) => boolean,
  said: Pick<Violation, 'rule' | 'instead'>,
): Violation[] =>
  productFiles(files, /\.(css|html)$/).flatMap((file) =>
    declarationsOf(file)
      .filter(isBroken)
      .map(({ start }) => violationAt(file, start, said)),
  );

const written = (
  files: readonly SourceFile[],
  pattern: RegExp,
  said: Pick<Violation, 'rule' | 'instead'>,
): Violation[] =>
  files.flatMap((file) => [...file.text.matchAll(pattern)].map(({ index }) => violationAt(file, index, said)));

const leastLines: Readonly<Record<string, number>> = { ':root:lang(th)': 1.55, ':root:lang(lo)': 1.7 };
const highestLine = 1.7;

// A line that is no token is high enough for every script, or belongs to figures, or to a name within a line of its own.
export const lineHeightViolations = (files: readonly SourceFile[]): Violation[] => [
  ...declared(
    files,
    ({ name, value, block }) =>
      name === 'line-height' &&
      !/^(var\(--line-[\w-]+\)|inherit)$/.test(value) &&
      !(Number(value) >= highestLine) &&
      !/font-family: var\(--(figures|names)\)/.test(block),
    {
      rule: 'This line is lower than Thai or Lao needs.',
      instead: 'a --line-* of tokens.css; figures name their font, var(--figures)',
    },
  ),
  ...declared(
    files,
    ({ selector, name, value }) => name.startsWith('--line-') && Number(value) < (leastLines[selector] ?? 0),
    { rule: 'This line is lower than its script needs.', instead: 'at least 1.55 for Thai and 1.7 for Lao' },
  ),
];

export const fullHeightViolations = (files: readonly SourceFile[]): Violation[] =>
  written(productFiles(files, /\.(css|html|tsx?)$/), /\b100vh\b/g, {
    rule: 'On a phone 100vh is higher than what is seen.',
    instead: '100dvh after 100svh',
  });

const shades = /^(background(-color)?|color|border-color|text-decoration(-color)?)$/;

// The text of a tooltip that is also written, or copied, for those without a pointer.
const isToldElsewhere = ({ text }: SourceFile, value: string): boolean =>
  text.replaceAll(`title={${value}}`, '').match(new RegExp(`[({]${value}[)}]`)) !== null;

export const hoverViolations = (files: readonly SourceFile[]): Violation[] => [
  ...declared(files, ({ selector, name }) => selector.includes(':hover') && !shades.test(name), {
    rule: 'A pointer above it changes more than a colour.',
    instead: 'what a press or the focus shows too',
  }),
  ...productFiles(files, /\.tsx$/).flatMap((file) =>
    [
      ...[...file.text.matchAll(/\bon(?:MouseEnter|MouseOver|PointerEnter|PointerOver)=\{([^}]*)\}/g)]
        .filter(([, handler]) => !file.text.includes(`onFocus={${handler ?? ''}}`))
        .map(({ index }) => ({ index, rule: 'Something happens for a pointer above it alone.' })),
      ...[...file.text.matchAll(/<[a-z]\w*\s[^<>]*?\btitle=(?:\{([\w.]+)\}|\S)/g)]
        .filter(([, value]) => value === undefined || !isToldElsewhere(file, value))
        .map(({ index }) => ({ index, rule: 'A tooltip is seen with a pointer alone.' })),
    ].map(({ index, rule }) => violationAt(file, index, { rule, instead: 'the same for the focus, or as a text' })),
  ),
];

const flashesMax = 3;

export const motionViolations = (files: readonly SourceFile[]): Violation[] => [
  ...declared(
    files,
    ({ name, value }) => {
      if (!/^animation(-duration)?$/.test(name)) return false;
      const [, figure = '', unit] = /(?<![\w-])([\d.]+)(m?s)\b/.exec(value) ?? [];
      const seconds = Number(figure) / (unit === 'ms' ? 1_000 : 1);
      return value.includes('infinite') && seconds * flashesMax < 1;
    },
    { rule: 'It repeats more than three times a second.', instead: 'a third of a second or longer' },
  ),
  ...written(productFiles(files, /\.(html|tsx?)$/), /\bauto[pP]lay\b|\.play\(\)|<(marquee|blink)\b/g, {
    rule: 'It plays automatically.',
    instead: 'the player’s own button',
  }),
];

export const pasteViolations = (files: readonly SourceFile[]): Violation[] =>
  productFiles(files, /\.tsx$/).flatMap((file) =>
    written([file], /\bon(Paste|Copy|Cut|BeforeInput)=/g, {
      rule: 'What is pasted may be lost.',
      instead: 'no handler, or one that cleans the text and writes it by writeIntoField',
    }).filter(() => !file.text.includes('writeIntoField(')),
  );

const ofWhatItHas = /:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const byPlace = /(?:^|[\s>+~,(])[\w*-]*:(?:nth-|[\w-]+-of-type)|[+~]\s*[a-z*]/i;

export const placeViolations = (files: readonly SourceFile[]): Violation[] =>
  declared(files, ({ selector }) => byPlace.test(selector.replaceAll(ofWhatItHas, '')), {
    rule: 'Whatever is put into the page, such as a modal, has each element of this kind styled again.',
    instead: 'a class of what stands at that place',
  });
