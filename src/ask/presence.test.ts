import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { ask, sendWithCalls } from './ask.ts';
import { presenceHeaders, watchPresence } from './presence.ts';

const reading = endpoint({
  at: 'GET /api/queue',
  who: 'staff',
  may: ['support'],
  effect: 'read',
  question: {},
  answer: z.object({}),
  refuses: [],
  about: 'A queue.',
});

let sent: Headers[] = [];
const asksByItself = async (): Promise<boolean> => {
  await ask(reading, {});
  return sent.at(-1)?.get('x-background') === '1';
};

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    sent.push(new Headers(init.headers));
    return Promise.resolve(new Response('{}'));
  });
  watchPresence();
  sendWithCalls(presenceHeaders);
});

afterEach(() => {
  sendWithCalls(() => ({}));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('calls of an untouched screen say that no person made them, until somebody touches it again', async () => {
  expect(await asksByItself()).toBe(false);
  vi.advanceTimersByTime(89_000);
  expect(await asksByItself()).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(await asksByItself()).toBe(true);
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(await asksByItself()).toBe(false);
});
