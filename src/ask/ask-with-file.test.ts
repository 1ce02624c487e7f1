import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { messageAnswer } from '#contract/shapes/first-shapes.ts';
import { HeldUpload } from '#support/screens/held-upload.tsx';
import { askWithFile } from './ask-with-file.ts';
import { whenSessionEnds } from './ask.ts';
import { storeToken } from './session.ts';

const upload = endpoint({
  at: 'POST /api/pictures/{place}',
  who: 'member',
  effect: 'keyed',
  question: { place: z.string(), bankCode: z.string() },
  answer: messageAnswer,
  refuses: ['NO_DATA', 'CHANGE_INVALID'],
  takesFile: { missing: 'NO_DATA', invalid: 'CHANGE_INVALID' },
  about: 'Takes a picture.',
});

const file = new File([new Uint8Array([1, 2, 3])], 'slip.jpg', { type: 'image/jpeg' });
const question = { place: 'a/b', bankCode: 'SCB' };
const send = (more: Partial<Parameters<typeof askWithFile>[2]> = {}) =>
  askWithFile(upload, question, { file, idempotencyKey: 'press-1', ...more });
const unknown = { ok: false, refusal: { message: 'INTERNAL_SERVER_ERROR', outcome: 'unknown', status: null } };

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', HeldUpload);
  storeToken('secret', false);
});
afterEach(() => vi.unstubAllGlobals());

it('sends the file beside the fields of the question, with the headers of every call, and waits 300 seconds', async () => {
  const asked = send();
  const { opened, headers, timeout, body } = HeldUpload.last;
  expect(opened).toEqual(['POST', '/api/pictures/a%2Fb']);
  expect(headers).toMatchObject({ Authorization: 'Bearer secret', 'Idempotency-Key': 'press-1' });
  expect(headers['X-Requested-With']).toBe('wallet-user');
  expect(headers['Content-Type']).toBeUndefined();
  expect(timeout).toBe(300_000);
  expect([...(body?.keys() ?? [])]).toEqual(['bankCode', 'file']);
  expect(body?.get('bankCode')).toBe('SCB');
  HeldUpload.last.answer(200, { message: 'SUCCESS' });
  expect(await asked).toEqual({ ok: true, answer: { message: 'SUCCESS' } });
});

it('tells how much of the file has left the device, and nothing where that is not known', async () => {
  const reported: number[] = [];
  const asked = send({ onProgress: (part) => reported.push(part) });
  HeldUpload.last.sent(1, 4);
  HeldUpload.last.sent(1, 0);
  HeldUpload.last.sent(4, 4);
  HeldUpload.last.answer(200, { message: 'SUCCESS' });
  await asked;
  expect(reported).toEqual([0.25, 1]);
});

it('returns a refusal as every call does, and ends the session where the answer says so', async () => {
  const ends: string[] = [];
  const stop = whenSessionEnds((end) => ends.push(end));
  const refused = send();
  HeldUpload.last.answer(400, { message: 'CHANGE_INVALID' });
  expect(await refused).toEqual({
    ok: false,
    refusal: { message: 'CHANGE_INVALID', outcome: 'refused', status: 400 },
  });
  const ended = send();
  HeldUpload.last.answer(401, { message: 'EXPIRED_AUTH_TOKEN' });
  await ended;
  stop();
  expect(ends).toEqual(['expired']);
});

it.each(['error', 'timeout', 'abort'])('does not know the outcome after %s', async (event) => {
  const asked = send();
  HeldUpload.last.dispatchEvent(new Event(event));
  expect(await asked).toEqual(unknown);
});

it('stops sending when it is cancelled, and sends nothing if that was before', async () => {
  const cancel = new AbortController();
  const asked = send({ signal: cancel.signal });
  cancel.abort();
  expect(await asked).toEqual(unknown);
  expect(await send({ signal: cancel.signal })).toEqual(unknown);
  expect(HeldUpload.last.body).toBeNull();
});

it('a repeat sends the same file under the same key', async () => {
  const first = send();
  HeldUpload.last.dispatchEvent(new Event('error'));
  await first;
  const again = send();
  expect(HeldUpload.last.headers['Idempotency-Key']).toBe('press-1');
  expect(HeldUpload.last.body?.get('file')).toMatchObject({ size: 3 });
  HeldUpload.last.answer(200, { message: 'SUCCESS' });
  expect(await again).toMatchObject({ ok: true });
});
