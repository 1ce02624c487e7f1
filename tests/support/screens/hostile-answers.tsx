import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';

// What a broken or hostile backend answers to a call.
export interface Hostility {
  readonly name: string;
  readonly answer: (call: Endpoint, turn: number) => { readonly status: number; readonly text: string };
}

// Runs as code wherever a text becomes markup.
const markup =
  '<img src="x" onerror="globalThis.ranCode=1"><script>globalThis.ranCode=1</script><a href="javascript:ranCode=1">ก</a>' +
  '<iframe srcdoc="<script>parent.ranCode=1</script>"></iframe>';

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

interface Taste {
  readonly text: string;
  readonly number: number;
  readonly flag: boolean;
  readonly items: number;
  // Whether fields that may be missing, or null, are.
  readonly isBare: boolean;
}

const plainTexts = ['2026-11-20T04:05:06.000Z', 'https://x.example/a', '/a.png', '#ff0000', 'A1', '0812345678', '1'];

let count = 0;

// Each text is another one: names and ids of a list differ.
const textFor = ({ pattern }: Schema, { text }: Taste): string => {
  count += 1;
  if (pattern === undefined) return `${text}${String(count)}`;
  return [text, ...plainTexts].find((tried) => new RegExp(pattern).test(tried)) ?? text;
};

const numberFor = ({ minimum = -1e15, maximum = 1e15 }: Schema, { number }: Taste): number =>
  Math.min(maximum, Math.max(minimum, number));

const objectFor = ({ properties = {}, required = [] }: Schema, taste: Taste): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => !taste.isBare || required.includes(name))
      .map(([name, field]) => [name, valueOf(field, taste)]),
  );

const valueOf = (schema: Schema, taste: Taste): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) {
    const empty = schema.anyOf.find(({ type }) => type === 'null');
    return valueOf((taste.isBare ? empty : undefined) ?? schema.anyOf[0] ?? {}, taste);
  }
  if (schema.type === 'string') return textFor(schema, taste);
  if (schema.type === 'number' || schema.type === 'integer') return numberFor(schema, taste);
  if (schema.type === 'boolean') return taste.flag;
  if (schema.type === 'array') return Array.from({ length: taste.items }, () => valueOf(schema.items ?? {}, taste));
  if (schema.type === 'object') return objectFor(schema, taste);
  // Of any type, such as an amount.
  return taste.isBare ? null : taste.number;
};

const answerOf = ({ answer }: Endpoint, taste: Taste): string => {
  const schema = z.toJSONSchema(answer, { io: 'input', unrepresentable: 'any' }) as Schema;
  return JSON.stringify(valueOf(schema, taste));
};

const like = (name: string, taste: Taste): Hostility => ({
  name,
  answer: (call) => ({ status: 200, text: answerOf(call, taste) }),
});

const rich: Taste = { text: markup, number: 3, flag: true, items: 2, isBare: false };
const bare: Taste = { text: '', number: 0, flag: false, items: 0, isBare: false };

// Null for each amount, text for each number: of the right form otherwise.
const spoiled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => spoiled(item));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, spoiled(field)]));
  if (typeof value === 'number') return markup;
  return typeof value === 'string' ? 7 : null;
};

const broken = [
  (text: string) => text.slice(0, -3),
  (text: string) => JSON.stringify(spoiled(JSON.parse(text))),
  () => 'null',
  () => '[]',
  () => '',
  () => '{"slots":null,"profile":null,"wallet":null,"items":null,"statements":null}',
];

const errorPages = [
  { status: 500, text: `<html><body>${markup}</body></html>` },
  { status: 502, text: '' },
  { status: 400, text: JSON.stringify({ message: markup }) },
  { status: 429, text: JSON.stringify({ message: { th: markup } }) },
  { status: 404, text: JSON.stringify([markup]) },
];

const usual: readonly Hostility[] = [
  like('HTML in every text', rich),
  like('empty lists, and nothing that may be missing', { ...bare, isBare: true }),
  {
    name: 'bodies that are cut off, of the wrong form or missing, and pages of errors',
    answer: (call, turn) =>
      turn % 2 === 0
        ? (errorPages[(turn / 2) % errorPages.length] ?? { status: 500, text: '' })
        : { status: 200, text: broken[((turn - 1) / 2) % broken.length]?.(answerOf(call, rich)) ?? '' },
  },
];

const others: readonly Hostility[] = [
  like('long lists of long words, and large numbers', { ...rich, text: 'ยาว'.repeat(60), number: 1e15, items: 60 }),
  like('negative numbers with many decimals', { ...bare, text: '-', number: -1.005, items: 1 }),
  { name: 'one page of an error for all', answer: () => errorPages[0] ?? { status: 500, text: '' } },
  { name: 'one refusal with HTML for all', answer: () => errorPages[2] ?? { status: 400, text: '' } },
];

// npm run verify tries them all.
export const hostilities = import.meta.env['VITE_HOSTILE_IN_FULL'] === 'true' ? [...usual, ...others] : usual;
