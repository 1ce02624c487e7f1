import { vi } from 'vitest';
import * as z from 'zod/mini';
import { mayCall, type StaffRole } from '#contract/staff-roles.ts';
import { type AnswerOf, type Endpoint, type QuestionOf, refusalsOf, type SharedRefusal } from '#contract/endpoint.ts';
import { refusalStatus } from '#contract/refusal-codes.ts';

// The question of one call by its contract, and the body as it was written.
export interface Sent {
  readonly question: unknown;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

type Reaction = (question: never) => Response | Promise<Response>;

const reply = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });

const bodyOf = (init: RequestInit): Record<string, unknown> =>
  typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};

// Who sits before the back office of this test.
let seated: StaffRole | null = null;
export const seat = (role: StaffRole): void => {
  seated = role;
};

const number = /^-?\d+(\.\d+)?$/;

const queryOf = (search: URLSearchParams): Record<string, unknown> =>
  Object.fromEntries([...search].map(([name, value]) => [name, number.test(value) ? Number(value) : value]));

const fieldsOf = (call: Endpoint, path: string): Record<string, string> | null => {
  const pattern = new RegExp(`^${call.path.replace(/\{\w+\}/g, '([^/]+)')}$`);
  const values = pattern.exec(path);
  if (values === null) return null;
  return Object.fromEntries(call.pathFields.map((name, index) => [name, decodeURIComponent(values[index + 1] ?? '')]));
};

export class FakeBackend {
  readonly #reactions = new Map<Endpoint, Reaction>();
  readonly #sent = new Map<Endpoint, Sent[]>();

  // The answer that a test gives literally or computes from the question; one that breaks the contract throws.
  answers<const E extends Endpoint>(call: E, answer: AnswerOf<E> | ((question: QuestionOf<E>) => AnswerOf<E>)): void {
    const written = (given: AnswerOf<E>): Response => reply(200, z.encode(call.answer, given));
    if (typeof answer !== 'function') written(answer);
    this.#reactions.set(call, (question) =>
      written(typeof answer === 'function' ? (answer as (asked: never) => AnswerOf<E>)(question) : answer),
    );
  }

  // Only with a code that the call declares.
  refuses<const E extends Endpoint>(
    call: E,
    code: E['refuses'][number] | SharedRefusal,
    status: number = refusalStatus[code],
  ): void {
    if (!refusalsOf(call).includes(code)) throw new Error(`${call.at} does not declare ${code}`);
    this.#reactions.set(call, () => reply(status, { message: code }));
  }

  // As a backend that says how long the limit lasts.
  limits(call: Endpoint, code: SharedRefusal | 'OTP_BLOCK' | 'REQUEST_LIMIT_1MIN', seconds: number | string): void {
    const body = JSON.stringify({ message: code });
    const headers = { 'Retry-After': String(seconds) };
    this.#reactions.set(call, () => new Response(body, { status: refusalStatus[code], headers }));
  }

  // As a gateway in front of the backend, which does not know what the backend has done.
  faults(call: Endpoint, message: string): void {
    this.#reactions.set(call, () => reply(504, { message }));
  }

  // The connection breaks: whether the call had an effect stays unknown.
  loses(call: Endpoint): void {
    this.#reactions.set(call, () => Promise.reject(new TypeError('Failed to fetch')));
  }

  // Keeps every caller waiting until the returned function is called.
  holds<const E extends Endpoint>(call: E, answer: AnswerOf<E>): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#reactions.set(call, async () => {
      await promise;
      return reply(200, z.encode(call.answer, answer));
    });
    return resolve;
  }

  sent(call: Endpoint): readonly Sent[] {
    return this.#sent.get(call) ?? [];
  }

  questions<const E extends Endpoint>(call: E): readonly QuestionOf<E>[] {
    return this.sent(call).map(({ question }) => question as QuestionOf<E>);
  }

  // An error on the console fails the test, wherever the screen shows the refusal.
  readonly #fail = (reason: string): Promise<Response> => {
    console.error(reason);
    return Promise.reject(new TypeError('Failed to fetch'));
  };

  readonly fetch = (address: string, init: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(address, 'https://wallet.example');
    for (const [call, react] of this.#reactions) {
      const fields = call.method === init.method ? fieldsOf(call, pathname) : null;
      if (fields === null) continue;
      if (call.who === 'staff' && seated !== null && !mayCall(seated, call))
        return this.#fail(`${call.at} was sent for ${seated}, whom the gate refuses it`);
      const body = bodyOf(init);
      const question = z.safeDecode(call.questionSchema, { ...queryOf(searchParams), ...body, ...fields });
      if (!question.success) return this.#fail(`${call.at} was asked against its contract: ${question.error.message}`);
      this.#sent.set(call, [...this.sent(call), { question: question.data, body, headers: new Headers(init.headers) }]);
      return Promise.resolve(react(question.data as never));
    }
    return this.#fail(`the test has no answer for ${init.method} ${pathname}`);
  };
}

// Replaces the network: the typed client asks, the test defines the answers.
export const fakeBackend = (): FakeBackend => {
  const backend = new FakeBackend();
  seated = null;
  vi.stubGlobal('fetch', backend.fetch);
  return backend;
};
