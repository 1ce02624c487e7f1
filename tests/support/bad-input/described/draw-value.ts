import type { Draw } from '../malformed-bodies.ts';

// The part of a JSON schema that the contract's shapes come to.
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

// Values seen in earlier answers, by the name of their field: an id that exists is worth more than an invented one.
export interface Seen {
  find(name: string): unknown;
}

export interface Drawing {
  readonly draw: Draw;
  readonly seen: Seen;
  // Of a hundred values, those that are drawn against the schema.
  readonly wrongOfHundred: number;
}

const pick = <Item>(draw: Draw, items: readonly Item[]): Item | undefined => items[draw(items.length)];

const wrongValues = [
  null,
  true,
  -1,
  0,
  1.005,
  1e308,
  '',
  '\u0000',
  '๑๐๐',
  [],
  {},
  'x'.repeat(5_000),
  '<b>',
  "' or 1=1",
];

const signs = ['a', 'Z', '0', '7', ' ', '-', '_', '.', '@', '/', 'ก', 'ກ', 'é', '\u200b', '"', '<'];

const drawString = ({ minLength = 0, maxLength = 60 }: Schema, draw: Draw): string => {
  const lengths = [minLength, minLength + 1, Math.min(maxLength, 10), Math.min(maxLength, 300)];
  const length = Math.min(maxLength, Math.max(minLength, pick(draw, lengths) ?? 0));
  const isPlain = draw(2) === 0;
  return Array.from({ length }, () => (isPlain ? String(draw(10)) : pick(draw, signs))).join('');
};

const drawNumber = ({ type, minimum = -10, maximum = 1_000_000 }: Schema, draw: Draw): number => {
  const whole = pick(draw, [minimum, minimum + 1, maximum, 1, 10, 100, draw(1_000), draw(100_000)]) ?? 0;
  const number = Math.min(maximum, Math.max(minimum, whole));
  return type === 'integer' || draw(3) > 0 ? number : number + draw(100) / 100;
};

const drawObject = ({ properties = {}, required = [] }: Schema, drawing: Drawing): Record<string, unknown> => {
  const { draw, wrongOfHundred } = drawing;
  const isKept = (name: string) => (required.includes(name) ? draw(100) >= wrongOfHundred : draw(2) === 0);
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => isKept(name))
      .map(([name, schema]) => [name, drawValue(schema, name, drawing)]),
  );
};

const drawArray = ({ items = {}, minItems = 0, maxItems = 4 }: Schema, name: string, drawing: Drawing): unknown[] =>
  Array.from({ length: Math.min(maxItems, minItems + drawing.draw(4)) }, () => drawValue(items, name, drawing));

const drawRight = (schema: Schema, name: string, drawing: Drawing): unknown => {
  const { draw, seen } = drawing;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return pick(draw, schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return drawValue(pick(draw, either) ?? {}, name, drawing);
  if (schema.type === 'object') return drawObject(schema, drawing);
  if (schema.type === 'array') return drawArray(schema, name, drawing);
  if (schema.type === 'boolean') return draw(2) === 0;
  if (schema.type === 'null') return null;
  const known = draw(4) > 0 ? seen.find(name) : undefined;
  if (known !== undefined && (typeof known === 'string') === (schema.type === 'string')) return known;
  return schema.type === 'number' || schema.type === 'integer' ? drawNumber(schema, draw) : drawString(schema, draw);
};

// A value for a field: mostly one that the schema allows, sometimes at its edge, sometimes another.
export const drawValue = (schema: Schema, name: string, drawing: Drawing): unknown =>
  drawing.draw(100) < drawing.wrongOfHundred ? pick(drawing.draw, wrongValues) : drawRight(schema, name, drawing);
