import type * as z from 'zod/mini';
import { jsonSchemaOf } from './json-schema-of.ts';

interface JsonSchema {
  readonly title?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
}

const objectText = ({ properties = {}, required = [], additionalProperties }: JsonSchema): string => {
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${name}${required.includes(name) ? '' : '?'}: ${textOf(schema)}`,
  );
  if (typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0)
    fields.push(`[name]: ${textOf(additionalProperties)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
};

const listText = (items: JsonSchema): string => {
  const text = textOf(items);
  return text.includes(' | ') && !text.startsWith('{') ? `(${text})[]` : `${text}[]`;
};

const textOf = (schema: JsonSchema): string => {
  if (schema.title !== undefined) return schema.title;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf !== undefined) return schema.anyOf.map(textOf).join(' | ');
  if (schema.type === 'object') return objectText(schema);
  if (schema.type === 'array') return listText(schema.items ?? {});
  if (schema.type === undefined) return 'JSON';
  return typeof schema.type === 'string' ? schema.type : schema.type.join(' | ');
};

// A shape as it travels, in one line: `{ amount: number, note?: string | null }`.
export const shapeText = (schema: z.core.$ZodType): string => textOf(jsonSchemaOf(schema));
