import { beforeEach, expect, it, vi } from 'vitest';
import { lookupCalls } from '#features/lookup/contract.ts';
import { ask } from './ask.ts';
import { askEarly } from './early-answers.ts';
import { serverNow, setServerTime } from './server-clock.ts';
import { storeToken } from './session.ts';

const secondMs = 1_000;
const minuteMs = 60_000;
const noon = Date.parse('2026-05-01T12:00:00Z');

const reply = (headers: Record<string, string>): Response => Response.json({ title: null, html: '' }, { headers });
const dated = (atMs: number): Record<string, string> => ({ Date: new Date(atMs).toUTCString() });

const hear = async (headers: Record<string, string>, tookMs = 0): Promise<void> => {
  vi.stubGlobal('fetch', () => {
    vi.advanceTimersByTime(tookMs);
    return Promise.resolve(reply(headers));
  });
  await ask(lookupCalls.getNotice, {});
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(noon + 20 * minuteMs);
});

it('until an answer names a time, the time is that of the phone', async () => {
  await hear({});
  expect(serverNow()).toBe(noon + 20 * minuteMs);
  vi.setSystemTime(noon);
  expect(serverNow()).toBe(noon);
});

it('an answer corrects the clock of a phone that is fast or slow', async () => {
  await hear(dated(noon));
  expect(Math.abs(serverNow() - noon)).toBeLessThanOrEqual(secondMs);
  setServerTime(noon - 20 * minuteMs);
  await hear(dated(noon));
  expect(Math.abs(serverNow() - noon)).toBeLessThanOrEqual(secondMs);
});

it('a clock that agrees with the second that an answer names stays as it is', async () => {
  setServerTime(noon + 700);
  await hear(dated(noon));
  expect(serverNow()).toBe(noon + 700);
  await hear(dated(noon), 500);
  expect(serverNow()).toBe(noon + 1_200);
});

it('a phone whose clock is set during the visit changes nothing', async () => {
  setServerTime(noon);
  vi.setSystemTime(noon + 90 * minuteMs);
  vi.advanceTimersByTime(3_000);
  expect(serverNow()).toBe(noon + 3_000);
  vi.setSystemTime(noon - 90 * minuteMs);
  expect(serverNow()).toBe(noon + 3_000);
});

it('an answer that waited has an old time, which is not taken', async () => {
  setServerTime(noon);
  await hear(dated(noon - 30 * minuteMs), 30 * secondMs);
  await hear({ ...dated(noon - 30 * minuteMs), Age: '1800' });
  storeToken('token-1', false);
  vi.stubGlobal('fetch', () => Promise.resolve(reply(dated(noon - 30 * minuteMs))));
  askEarly(lookupCalls.getNotice.path, 'token-1');
  await ask(lookupCalls.getNotice, {});
  expect(serverNow()).toBe(noon + 30 * secondMs);
});
