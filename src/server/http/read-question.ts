import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { refuse } from '../refuse.ts';

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valueAt = (source: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, step) => (isPlainObject(value) ? value[String(step)] : undefined), source);

// Everything in a query is text: if a field does not accept the text, it is tried as a number.
const queryValue = (field: z.core.$ZodType | undefined, value: unknown): unknown => {
  if (typeof value !== 'string' || !/^\d{1,10}$/.test(value)) return value;
  return field !== undefined && z.safeDecode(field, value).success ? value : Number(value);
};

// PostgreSQL cannot store a zero character, and would store half of a UTF-16 pair as another character.
const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  return typeof value !== 'object' || value === null || Object.entries(value).flat().every(isStorable);
};

// Combines path, body and (back office) query into one question; fields that the declaration does not name are dropped.
export const readQuestion = (endpoint: Endpoint, sent: { params: unknown; body: unknown; query: unknown }): unknown => {
  if (sent.body !== undefined && sent.body !== null && !isPlainObject(sent.body)) return refuse('KEY_INVALID');
  const query = endpoint.method === 'GET' && isPlainObject(sent.query) ? sent.query : {};
  const raw = {
    ...Object.fromEntries(
      Object.entries(query).map(([name, value]) => [name, queryValue(endpoint.question[name], value)]),
    ),
    ...sent.body,
    ...(sent.params as Record<string, unknown>),
  };
  const read = z.safeDecode(endpoint.questionSchema, raw);
  if (read.success) return isStorable(read.data) ? read.data : refuse('KEY_INVALID');
  const isMissing = read.error.issues.some((issue) => valueAt(raw, issue.path) === undefined);
  return refuse(isMissing ? 'KEY_MISSING' : 'KEY_INVALID');
};
