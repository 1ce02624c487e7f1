import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { refuse } from '../refuse.ts';

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valueAt = (source: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, step) => (isPlainObject(value) ? value[String(step)] : undefined), source);

// Everything in a query and in a form is text: if a field does not accept the text, it is tried as a number.
const textValue = (field: z.core.$ZodType | undefined, value: unknown): unknown => {
  if (typeof value !== 'string' || !/^\d{1,10}(\.\d{1,2})?$/.test(value)) return value;
  return field !== undefined && z.safeDecode(field, value).success ? value : Number(value);
};

const ofTexts = (endpoint: Endpoint, texts: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, textValue(endpoint.question[name], value)]));

interface SentQuestion {
  readonly params: unknown;
  readonly body: unknown;
  readonly query: unknown;
  readonly isForm: boolean;
}

// PostgreSQL cannot store a zero character, and would store half of a UTF-16 pair as another character.
const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  return typeof value !== 'object' || value === null || Object.entries(value).flat().every(isStorable);
};

// Combines path, body and (back office) query into one question; fields that the declaration does not name are dropped.
export const readQuestion = (endpoint: Endpoint, sent: SentQuestion): unknown => {
  if (sent.body !== undefined && sent.body !== null && !isPlainObject(sent.body)) return refuse('KEY_INVALID');
  const query = endpoint.method === 'GET' && isPlainObject(sent.query) ? sent.query : {};
  const raw = {
    ...ofTexts(endpoint, query),
    ...(sent.isForm ? ofTexts(endpoint, sent.body ?? {}) : sent.body),
    ...(sent.params as Record<string, unknown>),
  };
  const read = z.safeDecode(endpoint.questionSchema, raw);
  if (read.success) return isStorable(read.data) ? read.data : refuse('KEY_INVALID');
  const isMissing = read.error.issues.some((issue) => valueAt(raw, issue.path) === undefined);
  return refuse(isMissing ? 'KEY_MISSING' : 'KEY_INVALID');
};
