import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { textField } from '#contract/shapes/fields.ts';
import { messageAnswer } from '#contract/shapes/first-shapes.ts';
import { amountField, shownAmountField } from '#money/money-wire.ts';
import { proves } from '#support/requirements/proves.ts';
import { withSettings } from '#support/screens/build-settings.tsx';
import { answerOf, ask, beforeRefusals, RefusedError, whenSessionEnds } from './ask.ts';
import { forgetSession, storeToken } from './session.ts';

const read = endpoint({
  at: 'GET /api/things/{code}',
  who: 'member',
  effect: 'read',
  question: { code: z.string(), page: z.optional(z.int()) },
  answer: z.object({ amount: shownAmountField() }),
  refuses: [],
  about: 'A thing.',
});

const pay = endpoint({
  at: 'POST /api/things',
  who: 'member',
  effect: 'keyed',
  question: { amount: amountField() },
  answer: messageAnswer,
  refuses: ['MONEY_NOT_ENOUGH', 'TRANSFER_FAIL'],
  about: 'Pays.',
});

const key = { idempotencyKey: 'press-1' };

const enter = endpoint({
  at: 'POST /api/enter',
  who: 'anyone',
  effect: 'write',
  question: {},
  answer: messageAnswer,
  refuses: [],
  about: 'Comes in.',
});

interface Sent {
  readonly address: string;
  readonly init: RequestInit;
}

let sent: Sent[] = [];

const answerWith = (status: number, body: unknown): void => {
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    sent.push({ address, init });
    return Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
  });
};

const headersOf = (index: number): Headers => new Headers(sent[index]?.init.headers);

const refusalTo = async (status: number, body: unknown) => {
  answerWith(status, body);
  const asked = await ask(pay, { amount: 100n }, key);
  return asked.ok ? null : asked.refusal;
};

beforeEach(() => {
  sent = [];
});

it('sends every call to the one base address of the settings', async () => {
  proves('API-001', 'OP-296', 'CFG-06');
  withSettings({ VITE_API_BASE_URL: 'https://wallet.example/' });
  answerWith(200, { amount: 1 });
  await ask(read, { code: 'A/B' });
  expect(sent[0]?.address).toBe('https://wallet.example/api/things/A%2FB');
});

it('at another origin the key of a press is sent only once an answer there said that it is known', async () => {
  withSettings({ VITE_API_BASE_URL: 'https://wallet.example/' });
  const answer = (headers: Record<string, string>): void => {
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      sent.push({ address, init });
      return Promise.resolve(new Response(JSON.stringify({ message: 'SUCCESS', amount: 1 }), { headers }));
    });
  };
  answer({});
  await ask(pay, { amount: 100n }, key);
  await ask(enter, {});
  answer({ 'x-own-headers': '1' });
  await ask(read, { code: 'A' });
  await ask(pay, { amount: 100n }, key);
  await ask(enter, {});
  const own = ['idempotency-key', 'x-device-id'].flatMap((name) =>
    sent.map((_, index) => headersOf(index).has(name) && `${name} ${String(index)}`).filter((found) => found !== false),
  );
  expect(own).toEqual(['idempotency-key 3', 'x-device-id 4']);
  expect(sent.every((_, index) => headersOf(index).has('x-requested-with'))).toBe(true);
});

it('a call that shall outlive its page is not cancelled when the page is closed, and others are', async () => {
  answerWith(200, { amount: 1 });
  await ask(read, { code: 'A' }, { outlivesPage: true });
  await ask(read, { code: 'A' });
  expect(sent.map(({ init }) => init.keepalive)).toEqual([true, false]);
});

it('calls the origin that serves the app when no base address is set', async () => {
  proves('OP-140');
  answerWith(200, { amount: 1 });
  await ask(read, { code: 'A', page: 2 });
  expect(sent[0]?.address).toBe('/api/things/A?page=2');
});

it('sends the stored token as a Bearer token', async () => {
  proves('API-002', 'OP-007');
  storeToken('secret', false);
  answerWith(200, { amount: 1 });
  await ask(read, { code: 'A' });
  expect(headersOf(0).get('Authorization')).toBe('Bearer secret');
});

it('sends no Bearer token when none is stored', async () => {
  proves('API-003');
  answerWith(200, { amount: 1 });
  await ask(read, { code: 'A' });
  expect(headersOf(0).has('Authorization')).toBe(false);
});

it('sends X-Requested-With: wallet-user on every request', async () => {
  proves('API-004');
  answerWith(200, { amount: 1, message: 'SUCCESS' });
  await ask(read, { code: 'A' });
  await ask(pay, { amount: 100n }, key);
  expect([headersOf(0).get('X-Requested-With'), headersOf(1).get('X-Requested-With')]).toEqual([
    'wallet-user',
    'wallet-user',
  ]);
});

it('returns the body of the answer, with amounts as hundredths', async () => {
  proves('API-005');
  answerWith(200, { amount: 1234.5, more: true });
  expect(await ask(read, { code: 'A' })).toEqual({ ok: true, answer: { amount: 123_450n } });
});

it('sends an amount as a JSON number with at most two decimals', async () => {
  proves('OP-016');
  answerWith(200, { message: 'SUCCESS' });
  await ask(pay, { amount: 123_450n }, key);
  expect(sent[0]?.init.body).toBe('{"amount":1234.5}');
});

it('sends the key of the press with a call that moves money', async () => {
  proves('OP-298');
  answerWith(200, { message: 'SUCCESS' });
  await ask(pay, { amount: 100n }, { idempotencyKey: 'press-1' });
  expect(headersOf(0).get('Idempotency-Key')).toBe('press-1');
});

it('sends no cookies', async () => {
  answerWith(200, { amount: 1 });
  await ask(read, { code: 'A' });
  expect(sent[0]?.init.credentials).toBe('omit');
});

it('returns the code of a refusal and says that nothing happened', async () => {
  expect(await refusalTo(400, { message: 'MONEY_NOT_ENOUGH' })).toEqual({
    message: 'MONEY_NOT_ENOUGH',
    outcome: 'refused',
    status: 400,
  });
  expect(await refusalTo(502, { message: 'TRANSFER_FAIL' })).toMatchObject({ outcome: 'refused' });
});

it.each([
  ['an internal error', 500, { message: 'INTERNAL_SERVER_ERROR' }],
  ['a server that lost its database', 503, { message: 'SERVICE_UNAVAILABLE' }],
  ['a gateway without a word', 502, 'Bad Gateway'],
  ['a proxy that gave up', 504, ''],
  ['a repeat that meets its own first sending', 409, { message: 'REQUEST_LIMIT' }],
  ['a success nobody can read', 200, '<html>'],
])('does not know the outcome after %s', async (_name, status, body) => {
  proves('OP-004', 'OP-298');
  expect(await refusalTo(status, body)).toMatchObject({ outcome: 'unknown' });
});

it('has the text of INTERNAL_SERVER_ERROR when there is no connection', async () => {
  proves('OP-005');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await ask(pay, { amount: 100n }, key)).toEqual({
    ok: false,
    refusal: { message: 'INTERNAL_SERVER_ERROR', outcome: 'unknown', status: null },
  });
});

const hangs = (_address: string, { signal }: RequestInit): Promise<Response> =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));

it('gives up after 60 seconds without knowing the outcome', async () => {
  proves('TIME-01', 'OP-004');
  const limits: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    limits.push(milliseconds);
    return AbortSignal.abort(new DOMException('too late', 'TimeoutError'));
  });
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    init.signal?.aborted === true ? Promise.reject(new Error('aborted')) : hangs(address, init),
  );
  const asked = await ask(pay, { amount: 100n }, key);
  expect(limits).toEqual([60_000]);
  expect(asked).toMatchObject({ ok: false, refusal: { outcome: 'unknown', status: null } });
});

it('fetches no texts of refusals for a call that was given up', async () => {
  const prepare = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
  beforeRefusals(prepare);
  vi.stubGlobal('fetch', hangs);
  const giveUp = new AbortController();
  const asking = ask(read, { code: 'A' }, { signal: giveUp.signal });
  giveUp.abort();
  expect(await asking).toMatchObject({ ok: false, refusal: { outcome: 'unknown', status: null } });
  expect(prepare).not.toHaveBeenCalled();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  await ask(read, { code: 'A' });
  expect(prepare).toHaveBeenCalledOnce();
  beforeRefusals(() => Promise.resolve());
});

it('refuses a question of the wrong shape without sending it, a wrong part of the path as something unknown', async () => {
  const rename = endpoint({
    at: 'PUT /api/things/{thingId}',
    who: 'member',
    effect: 'write',
    question: { thingId: z.uuid(), name: textField(5) },
    answer: messageAnswer,
    refuses: ['NO_DATA'],
    about: 'Renames a thing.',
  });
  answerWith(200, { message: 'SUCCESS' });
  const thingId = 'b5a7ac8a-2a4c-4c5e-9d0e-6a3f4d7c1b20';
  const messages: string[] = [];
  for (const question of [
    { thingId: 'garbage', name: 'new' },
    { thingId, name: 'a\tb' },
    { thingId: 'garbage', name: 'too long' },
  ]) {
    const failed: unknown = await answerOf(rename, question).catch((error: unknown) => error);
    if (failed instanceof RefusedError) messages.push(`${failed.refusal.outcome} ${failed.refusal.message}`);
  }
  expect(messages).toEqual(['refused NO_DATA', 'refused KEY_INVALID', 'refused KEY_INVALID']);
  expect(sent).toEqual([]);
});

it('throws the refusal if a query or a mutation expects an error', async () => {
  answerWith(400, { message: 'MONEY_NOT_ENOUGH' });
  const failed = await answerOf(pay, { amount: 100n }, key).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(RefusedError);
  expect((failed as RefusedError).refusal.message).toBe('MONEY_NOT_ENOUGH');
});

const endOf = async (status: number, body: unknown, act: () => void = () => undefined) => {
  const ends: string[] = [];
  const stop = whenSessionEnds((end, message) => ends.push(`${end} ${message}`));
  storeToken('mine', true);
  answerWith(status, body);
  const asking = ask(read, { code: 'A' });
  act();
  await asking;
  stop();
  return ends;
};

it.each([
  ['invalid-token', 'invalid', 'ERR-003'],
  ['UNAUTHORIZED', 'invalid', 'ERR-004 OP-027'],
  ['ไม่สามารถยืนยันตัวตนได้', 'invalid', 'ERR-004'],
  ['EXPIRED_AUTH_TOKEN', 'expired', 'OP-027'],
  ['INVALID_USER_1', 'expired', 'OP-027'],
  ['INVALID_USER_2', 'expired', 'OP-027'],
  ['INVALID_USER_3', 'expired', 'OP-027'],
  ['gone', 'gone', 'ERR-005'],
])('ends the session on %s', async (message, end, ids) => {
  proves(ids);
  expect(await endOf(401, { message })).toEqual([`${end} ${message}`]);
});

it('keeps the session on other refusals with status 401', async () => {
  proves('OP-027');
  expect(await endOf(401, { message: 'WRONG_CREDENTIAL' })).toEqual([]);
  expect(await endOf(403, { message: 'INVALID_USER_4' })).toEqual([]);
});

it('a late answer to an older token does not end the newer session', async () => {
  const logInAgain = (): void => {
    forgetSession();
    storeToken('newer', true);
  };
  expect(await endOf(401, { message: 'invalid-token' }, logInAgain)).toEqual([]);
});

it('a browser keeps one random id, also after a logout, and sends it only with calls that anyone may post', async () => {
  answerWith(200, { message: 'OK', amount: 1 });
  await ask(enter, {});
  forgetSession();
  await ask(enter, {}, { otpToken: 'verified' });
  await ask(read, { code: 'A' });
  await ask(pay, { amount: 100n }, key);
  const ids = sent.map((_, index) => headersOf(index).get('X-Device-Id'));
  expect(ids[0]).toMatch(/^[A-Za-z0-9_-]{22,64}$/);
  expect(ids.slice(1)).toEqual([ids[0], null, null]);
  expect([headersOf(0).get('X-Otp-Token'), headersOf(1).get('X-Otp-Token')]).toEqual([null, 'verified']);
});
