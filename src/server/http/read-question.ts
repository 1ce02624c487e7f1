import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { refuse } from '../refuse.ts';

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valueAt = (source: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, step) => (isPlainObject(value) ? value[String(step)] : undefined), source);

// Everything in a query is text: what a field does not take as text is tried as a number.
const queryValue = (field: z.core.$ZodType | undefined, value: unknown): unknown => {
  if (typeof value !== 'string' || !/^\d{1,10}$/.test(value)) return value;
  return field !== undefined && z.safeDecode(field, value).success ? value : Number(value);
};

// A zero cannot be stored as text, and half of a pair of UTF-16 would be stored as another sign.
const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  return typeof value !== 'object' || value === null || Object.entries(value).flat().every(isStorable);
};

// Path, body and (back office) query become one question; fields the declaration does not know are dropped.
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
