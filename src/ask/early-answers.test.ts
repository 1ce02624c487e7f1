import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lookupCalls } from '#features/lookup/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { ask } from './ask.ts';
import { askEarly } from './early-answers.ts';
import { storeToken } from './session.ts';

let isLost = false;
let sent: string[] = [];
const notice = (html: string): Response => Response.json({ title: null, html });

const answerWith = (html: string): void => {
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    sent.push(address);
    signal?.throwIfAborted();
    return isLost ? Promise.reject(new TypeError('no network')) : Promise.resolve(notice(html));
  });
};

const askForNotice = async (signal?: AbortSignal): Promise<unknown> => {
  const asked = await ask(lookupCalls.getNotice, {}, signal === undefined ? {} : { signal });
  return asked.ok ? asked.answer.html : asked.refusal.outcome;
};

const askEarlyWith = (token: string): void => {
  answerWith('early');
  askEarly(lookupCalls.getNotice.path, token);
  answerWith('asked');
};

beforeEach(() => {
  isLost = false;
  sent = [];
  storeToken('token-1', false);
});
afterEach(() => {
  globalThis.earlyAnswers = undefined;
  vi.unstubAllGlobals();
});

it('an answer that the page requested before the app was loaded is used once, and later ones are requested', async () => {
  askEarlyWith('token-1');
  expect(await askForNotice()).toBe('early');
  expect(sent).toHaveLength(1);
  expect(await askForNotice()).toBe('asked');
});

it('an early answer of another session, or one that is too old, is not used', async () => {
  askEarlyWith('token-0');
  expect(await askForNotice()).toBe('asked');
  const now = performance.now();
  askEarlyWith('token-1');
  vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
  expect(await askForNotice()).toBe('asked');
});

it('an answer from before a call that changes something is not shown after it', async () => {
  askEarlyWith('token-1');
  await ask(walletCalls.refreshSlots, {});
  expect(await askForNotice()).toBe('asked');
});

it('if an early answer is lost, the app requests it again', async () => {
  isLost = true;
  askEarlyWith('token-1');
  isLost = false;
  expect(await askForNotice()).toBe('asked');
});

it('an early answer is waited for no longer than any other', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  askEarly(lookupCalls.getNotice.path, 'token-1');
  const given = new AbortController();
  const asking = askForNotice(given.signal);
  given.abort();
  expect(await asking).toBe('unknown');
});
