import * as z from 'zod/mini';
import type { AnswerOf, Endpoint, QuestionOf } from '#contract/endpoint.ts';
import { deviceId } from './device-id.ts';
import { forgetEarly, takeEarly } from './early-answers.ts';
import { timedFetch } from './server-clock.ts';
import { storedToken } from './session.ts';
import { learnFrom, takesOwnHeaders } from './own-headers.ts';
import { comingPaint } from './paint-first.ts';
import { encodeQuestion } from './encode-question.ts';
import { waitOf } from './wait-of.ts';
import { apiBaseUrl } from './settings.ts';

export interface AskOptions {
  // A fresh UUID per press of the button, kept over its repeats.
  readonly idempotencyKey?: string;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  // From the phone verification that this browser completed.
  readonly otpToken?: string | null;
  // For a call that takes a file: the form that has it beside the question's fields. Callers use askWithFile.
  readonly formOf?: (fields: readonly [string, unknown][]) => FormData;
  // How the request travels, if not by fetch.
  readonly carry?: Carry;
  // Sends no token, even if the browser has one.
  readonly asVisitor?: boolean;
  // A page that is closed meanwhile does not cancel it. Only for short questions.
  readonly outlivesPage?: boolean;
}

// refused: nothing happened. unknown: the answer was lost, so money may or may not have moved.
export interface Refusal {
  readonly message: string;
  readonly outcome: 'refused' | 'unknown';
  readonly status: number | null;
  // How long the same request will be refused; missing if the answer does not say.
  readonly waitMs?: number;
}

export type Asked<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly refusal: Refusal };

export type SessionEnd = 'invalid' | 'expired' | 'gone';
type EndHandler = (end: SessionEnd, message: string) => void;

const timeoutMsDefault = 60_000;

const noHandler: EndHandler = () => undefined;
let endHandler: EndHandler = noHandler;

// The shell decides where to go when an answer ends the session or the site.
export const whenSessionEnds = (handler: EndHandler): (() => void) => {
  endHandler = handler;
  return () => {
    endHandler = noHandler;
  };
};

type Preparation = () => Promise<void>;
let prepareRefusal: Preparation = () => Promise.resolve();

// Runs before a refusal is returned, so that its text is loaded when a screen shows it.
export const beforeRefusals = (prepare: Preparation): void => {
  prepareRefusal = prepare;
};

// UNAUTHORIZED may also arrive as its Thai text.
const cannotVerify: readonly string[] = ['UNAUTHORIZED', 'ไม่สามารถยืนยันตัวตนได้'];

const endOf = (message: string): SessionEnd | null => {
  if (message === 'gone') return 'gone';
  if (message === 'invalid-token' || cannotVerify.includes(message)) return 'invalid';
  if (message === 'EXPIRED_AUTH_TOKEN' || /^INVALID_USER_[123]$/.test(message)) return 'expired';
  return null;
};

const noAnswerMessage = 'INTERNAL_SERVER_ERROR';
// These two do not say whether the server finished the work before it lost its database or failed.
const outcomeless: readonly string[] = [noAnswerMessage, 'SERVICE_UNAVAILABLE'];

const messageOf = (body: unknown): string | null => {
  if (typeof body !== 'object' || body === null || !('message' in body)) return null;
  return typeof body.message === 'string' && body.message !== '' ? body.message : null;
};

// Whether an answer, of a call or of the stream, says that there is no such session.
export const endsSession = (answer: unknown): boolean => endOf(messageOf(answer) ?? '') !== null;

const refusalOf = (reply: Reply, body: unknown): Refusal => {
  const { status } = reply;
  const message = messageOf(body);
  const isUnknown = (status >= 500 && (message === null || outcomeless.includes(message))) || status === 408;
  // A repeat that arrives while its first request is still in progress learns nothing of the outcome.
  const isStillRunning = status === 409 && message === 'REQUEST_LIMIT';
  const outcome = isUnknown || isStillRunning ? 'unknown' : 'refused';
  return { message: message ?? noAnswerMessage, outcome, status, ...waitOf(reply) };
};

type Headers = Readonly<Record<string, string>>;
let headersOfShell: () => Headers = () => ({});

// Other headers that the shell adds to every call.
export const sendWithCalls = (headers: () => Headers): void => {
  headersOfShell = headers;
};

export interface Request {
  readonly method: string;
  readonly address: string;
  readonly body: string | FormData | null;
  readonly headers: Record<string, string>;
}

const isOfVisitors = ({ who, method }: Endpoint): boolean =>
  who === 'either' || (who === 'anyone' && method === 'POST');

const ownHeadersOf = (call: Endpoint, { otpToken, idempotencyKey }: AskOptions): Record<string, string> => ({
  ...headersOfShell(),
  ...(isOfVisitors(call) ? { 'X-Device-Id': deviceId() } : {}),
  ...(otpToken ? { 'X-Otp-Token': otpToken } : {}),
  ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
});

const requestOf = (call: Endpoint, question: Record<string, unknown>, options: AskOptions): Request => {
  const isPathField = (name: string): boolean => call.pathFields.includes(name);
  const fields = Object.entries(question).filter(([name, value]) => !isPathField(name) && value !== undefined);
  const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(question[name])));
  const query = new URLSearchParams(
    call.method === 'GET' ? fields.map(([name, value]) => [name, String(value)]) : [],
  ).toString();
  const token = options.asVisitor === true ? null : storedToken();
  const hasJson = options.formOf === undefined && (call.method === 'POST' || call.method === 'PUT');
  const json = hasJson ? JSON.stringify(Object.fromEntries(fields)) : null;
  return {
    method: call.method,
    address: `${apiBaseUrl()}${path}${query === '' ? '' : `?${query}`}`,
    body: options.formOf === undefined ? json : options.formOf(fields),
    headers: {
      'X-Requested-With': 'wallet-user',
      ...(hasJson ? { 'Content-Type': 'application/json' } : {}),
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(takesOwnHeaders() ? ownHeadersOf(call, options) : {}),
    },
  };
};

export interface Reply {
  readonly status: number;
  readonly text: string;
  // The header of that name, if the browser may read it.
  readonly retryAfter?: string | null;
}

// Rejects where no answer comes.
export type Carry = (
  request: Request,
  limits: { timeoutMs: number; signal?: AbortSignal; keepalive: boolean },
) => Promise<Reply>;

const parseBody = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

// Rejects once the time is over.
const within = async <Value>(waited: Promise<Value>, limit: AbortSignal): Promise<Value> => {
  const { promise: isOver, reject } = Promise.withResolvers<never>();
  limit.addEventListener('abort', () => reject(limit.reason as Error), { once: true });
  return Promise.race([waited, isOver]);
};

const byFetch: Carry = async ({ address, ...request }, { timeoutMs, signal, keepalive }) => {
  const timeout = AbortSignal.timeout(timeoutMs);
  const limit = signal === undefined ? timeout : AbortSignal.any([timeout, signal]);
  const early = request.method === 'GET' ? takeEarly(address, request.headers['Authorization']) : null;
  const reply =
    (early === null ? null : await within(early, limit)) ??
    (await timedFetch(address, { ...request, credentials: 'omit', cache: 'no-store', signal: limit, keepalive }));
  learnFrom(reply.headers);
  return { status: reply.status, text: await reply.text(), retryAfter: reply.headers.get('Retry-After') };
};

const refuse = async (refusal: Refusal, tokenOfCall: string | undefined): Promise<{ ok: false; refusal: Refusal }> => {
  await prepareRefusal();
  const end = endOf(refusal.message);
  const token = storedToken();
  // A late answer to an older token must not end a newer session.
  if (end === 'gone' || (end !== null && tokenOfCall === (token === null ? undefined : `Bearer ${token}`)))
    endHandler(end, refusal.message);
  return { ok: false, refusal };
};

// A call that moves money or claims something needs a key: `#ui/press` keeps it.
type OptionsOf<E extends Endpoint> = E['effect'] extends 'keyed'
  ? readonly [options: AskOptions & { readonly idempotencyKey: string }]
  : readonly [options?: AskOptions];

// Asks one declared call. A refusal is returned as a value; a question of the wrong shape is refused here, unsent.
export const ask = async <const E extends Endpoint>(
  call: E,
  question: QuestionOf<E>,
  ...[options = {}]: OptionsOf<E>
): Promise<Asked<AnswerOf<E>>> => {
  const fields = encodeQuestion(call, question);
  if (typeof fields === 'string') return refuse({ message: fields, outcome: 'refused', status: null }, undefined);
  const coming = call.effect === 'read' ? comingPaint() : null;
  if (coming !== null) await coming;
  const request = requestOf(call, fields, options);
  if (call.effect !== 'read') forgetEarly();
  const token = request.headers['Authorization'];
  const { carry = byFetch, timeoutMs = timeoutMsDefault, signal, outlivesPage: keepalive = false } = options;
  let reply: Reply;
  try {
    reply = await carry(request, { timeoutMs, keepalive, ...(signal === undefined ? {} : { signal }) });
  } catch {
    const refusal = { message: noAnswerMessage, outcome: 'unknown', status: null } as const;
    // Who has given it up shows no text.
    return signal?.aborted === true ? { ok: false, refusal } : refuse(refusal, token);
  }
  const body = parseBody(reply.text);
  if (reply.status < 200 || reply.status > 299) return refuse(refusalOf(reply, body), token);
  const answer = z.safeDecode(call.answer, body);
  if (!answer.success) return refuse({ message: noAnswerMessage, outcome: 'unknown', status: reply.status }, token);
  return { ok: true, answer: answer.data as AnswerOf<E> };
};

export class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

// For queries and mutations, which expect failures as exceptions.
export const answerOf = async <const E extends Endpoint>(
  call: E,
  question: QuestionOf<E>,
  ...options: OptionsOf<E>
): Promise<AnswerOf<E>> => {
  const asked = await ask(call, question, ...options);
  if (!asked.ok) throw new RefusedError(asked.refusal);
  return asked.answer;
};
