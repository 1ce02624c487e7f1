import { isCode, isTest, type SourceFile } from './source-tree.ts';
import { isNode, literalText, nameOf, nodesOf, type SyntaxNode } from './syntax.ts';
import { violationAt, type Violation } from './violation.ts';

export interface TextRow {
  readonly file: SourceFile;
  readonly start: number;
  readonly key: string;
  // Thai, Lao, English; null if the value is not a literal text.
  readonly texts: readonly (string | null)[];
  // A row of another table, named instead of written again.
  readonly isTakenOver: boolean;
  // Where in the file each of them is written.
  readonly places: readonly { readonly start: number; readonly end: number }[];
}

const keyOf = (property: SyntaxNode): string => nameOf(property['key']) ?? literalText(property['key']) ?? '';

const rowsOfCall = (file: SourceFile, call: SyntaxNode): TextRow[] => {
  const [table] = call['arguments'] as readonly SyntaxNode[];
  if (table?.type !== 'ObjectExpression') return [];
  return (table['properties'] as readonly SyntaxNode[])
    .filter((property) => property.type === 'Property')
    .map((property) => {
      const value = property['value'];
      const elements =
        isNode(value) && value.type === 'ArrayExpression' ? (value['elements'] as readonly unknown[]) : [];
      const isTakenOver = isNode(value) && value.type === 'MemberExpression';
      const texts = elements.map((one) => literalText(one));
      const places = elements.filter(isNode).map(({ start, end }) => ({ start, end }));
      return { file, start: property.start, key: keyOf(property), texts, places, isTakenOver };
    });
};

// Every row of every `texts({ key: [th, la, en] })`.
export const textRows = (files: readonly SourceFile[]): TextRow[] =>
  files
    .filter((file) => isCode(file) && !isTest(file.path))
    .flatMap((file) =>
      nodesOf(file, 'CallExpression')
        .filter((call) => nameOf(call['callee']) === 'texts')
        .flatMap((call) => rowsOfCall(file, call)),
    );

const thai = /[\u0e00-\u0e7f]/;
const lao = /[\u0e80-\u0eff]/;

// The name of a language is in its own script in every language; so is the app's name if the operator sets no other.
const ownNames = new Set(['ไทย', 'ລາວ', 'English', 'Member Wallet']);

// Lower-case words are language; names such as KBANK, OTP or PromptPay and `{params}` are the same everywhere.
const hasWords = (english: string): boolean =>
  english
    .replaceAll(/\{\w+\}/g, ' ')
    .split(/[^A-Za-z]+/)
    .some((word) => /^[A-Z]?[a-z]{2,}$/.test(word) && !properNames.has(word));

const properNames = new Set(['Krapao', 'Joker', 'Line', 'Facebook', 'Google', 'Chrome', 'Safari']);

const paramsOf = (text: string): string => (text.match(/\{\w+\}/g) ?? []).toSorted().join(' ');

// English may write a small number as a word.
const numbersOf = (text: string): string =>
  (text.replaceAll(/\{\w+\}/g, ' ').match(/\d+(?:[.,:]\d+)*/g) ?? []).toSorted().join(' ');
const hasOtherNumbers = ([th, la, en]: readonly [string, string, string]): boolean =>
  numbersOf(th) !== numbersOf(la) || (numbersOf(en) !== '' && numbersOf(en) !== numbersOf(th));

const faultsOf = ({ texts, isTakenOver }: TextRow): string[] => {
  if (isTakenOver) return [];
  const [th, la, en] = texts;
  if (texts.length !== 3 || !th?.trim() || !la?.trim() || !en?.trim())
    return ['A text needs three columns written out and not empty: Thai, Lao, English.'];
  if (texts.every((text) => ownNames.has(text ?? '') && text === th)) return [];
  const faults = [
    hasWords(en) && !thai.test(th) && 'The Thai text has no Thai script where the English has words.',
    hasWords(en) && !lao.test(la) && 'The Lao text has no Lao script where the English has words.',
    lao.test(th) && 'The Thai text contains Lao script.',
    thai.test(la) && 'The Lao text contains Thai script.',
    (thai.test(en) || lao.test(en)) && 'The English text contains Thai or Lao script.',
    new Set([th, la, en].map(paramsOf)).size > 1 && 'The three texts do not have the same {params}.',
    hasOtherNumbers([th, la, en]) && 'The three texts do not have the same numbers.',
  ];
  return faults.filter((fault) => fault !== false);
};

export const textViolations = (files: readonly SourceFile[]): Violation[] =>
  textRows(files).flatMap((row) =>
    faultsOf(row).map((rule) =>
      violationAt(row.file, row.start, { rule, instead: 'key: [th, la, en], each the whole text in its own script' }),
    ),
  );

const membersTables = /^src\/(features\/[^/]+\/(member\/|[a-z-]+\.ts$)|i18n\/|ui\/(?!office\/)|member-app\/)/;

// Agreed with the operator as they are.
const agreedStops = new Set(['No.', 'Please press check balance after your transfer.']);

// Members' texts stand beside others on one screen: all end alike, without a full stop.
export const stoppedTextViolations = (files: readonly SourceFile[]): Violation[] =>
  textRows(files)
    .filter(({ file, texts: [, , en] }) => membersTables.test(file.path) && en?.endsWith('.') && !agreedStops.has(en))
    .map((row) =>
      violationAt(row.file, row.start, {
        rule: 'A text for members ends without a full stop.',
        instead: 'the sentence alone; joinSentences puts stops between several in English',
      }),
    );

// English texts that are written in two files because they are equal by chance, and what each of them means.
export const equalByChance: Readonly<Record<string, string>> = {
  support: 'a role of staff, and whom a link on the contact screen leads to',
  'Ref. {ref}': 'what belongs to a one-time code, and what a crash is found by',
  'Something went wrong': 'of a spin, and of the whole app',
  'You cannot transfer money into this game for now': 'the app’s own words, and a beginning of those of staff',
};

export const repeatedTextViolations = (files: readonly SourceFile[]): Violation[] => {
  const rows = textRows(files).filter(
    ({ isTakenOver, texts }) => !isTakenOver && !Object.hasOwn(equalByChance, texts[2] ?? ''),
  );
  const firstOf = new Map<string, TextRow>();
  for (const row of rows) {
    const text = row.texts.join('\n');
    if (!firstOf.has(text)) firstOf.set(text, row);
  }
  return rows.flatMap((row) => {
    const first = firstOf.get(row.texts.join('\n'));
    if (first === undefined || first.file.path === row.file.path) return [];
    return [
      violationAt(row.file, row.start, {
        rule: `The text stands already in ${first.file.path}, as ${first.key}.`,
        instead:
          'the row of that table, such as `reason: staffTexts.reason`; if that is of another feature, move it to src/i18n',
      }),
    ];
  });
};

const screens = /^src\/(features\/[^/]+\/(member|office)|ui|member-app|office-app)\/.*\.tsx$/;
const spokenAttributes = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label']);
const spoken = /\p{L}{2,}/u;

// `pageNotFound` is a key, not a text.
const key = /^[a-z]+([A-Z][a-z]*)+$/;

const isBare = (text: string): boolean =>
  spoken.test(text.replaceAll(/&\w+;/g, '')) && !properNames.has(text.trim()) && !key.test(text);

// A text written directly into a screen would be the same in every language.
export const bareTextViolations = (files: readonly SourceFile[]): Violation[] =>
  files
    .filter((file) => screens.test(file.path) && !isTest(file.path))
    .flatMap((file) => {
      const between = nodesOf(file, 'JSXText').filter((node) => isBare(String(node['value'])));
      const attributes = nodesOf(file, 'JSXAttribute').filter(
        (node) => spokenAttributes.has(nameOf(node['name']) ?? '') && isBare(literalText(node['value']) ?? ''),
      );
      return [...between, ...attributes].map((node) =>
        violationAt(file, node.type === 'JSXText' ? node.end - 1 : node.start, {
          rule: 'A screen says nothing of itself.',
          instead: "a row of the feature's strings.ts, shown by t('key')",
        }),
      );
    });
