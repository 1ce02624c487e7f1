import * as z from 'zod/mini';
import type { Endpoint, QuestionOf } from '#contract/endpoint.ts';
import type { RefusalCode } from '#contract/refusal-codes.ts';

export interface TestReply {
  readonly status: number;
  readonly body: unknown;
  readonly text: string;
  readonly headers: Headers;
}

// A reply that refuses. The status stands beside the code, where a house test looks for it.
export const refused = (code: RefusalCode, status: number) => ({ status, body: { message: code } });

export interface RequestOptions {
  readonly token?: string | null;
  readonly key?: string;
  readonly headers?: Record<string, string>;
  // Sent as JSON; `raw` is sent unchanged.
  readonly body?: unknown;
  readonly raw?: string;
  // For a call that takes a picture: the body is a form of it and the fields.
  readonly file?: Uint8Array<ArrayBuffer>;
}

const pathOf = (endpoint: Endpoint, wire: Record<string, unknown>): string =>
  endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(wire[name])));

const queryOf = (fields: Record<string, unknown>): string => {
  const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? '' : `?${query.toString()}`;
};

interface Asked extends RequestOptions {
  readonly method: string;
  readonly path: string;
}

export const formOf = (fields: object, file: Uint8Array<ArrayBuffer>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('file', new Blob([file]), 'picture');
  return form;
};

export const send = async (base: string, { method, path, ...options }: Asked): Promise<TestReply> => {
  const form = options.file === undefined ? undefined : formOf(options.body ?? {}, options.file);
  const content = options.raw ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
  const response = await fetch(base + path, {
    method,
    headers: {
      'x-requested-with': 'wallet-user',
      ...(content === undefined || form !== undefined ? {} : { 'content-type': 'application/json' }),
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      ...(options.key === undefined ? {} : { 'idempotency-key': options.key }),
      ...options.headers,
    },
    ...(content === undefined ? {} : { body: form ?? content }),
  });
  const text = await response.text();
  let body: unknown = text;
  try {
    body = JSON.parse(text);
  } catch {
    // Not every answer is JSON.
  }
  return { status: response.status, body, text, headers: response.headers };
};

// Asks by the contract: the question is encoded, staff calls go to the office origin.
export const asker =
  (urls: { member: string; office: string }) =>
  <E extends Endpoint>(endpoint: E, question: QuestionOf<E>, options: RequestOptions = {}): Promise<TestReply> => {
    const wire = z.encode(endpoint.questionSchema, question) as Record<string, unknown>;
    const fields = Object.fromEntries(Object.entries(wire).filter(([name]) => !endpoint.pathFields.includes(name)));
    const isRead = endpoint.method === 'GET';
    const path = pathOf(endpoint, wire) + (isRead ? queryOf(fields) : '');
    const base = endpoint.who === 'staff' ? urls.office : urls.member;
    return send(base, { method: endpoint.method, path, ...(isRead ? {} : { body: fields }), ...options });
  };
