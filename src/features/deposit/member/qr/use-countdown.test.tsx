import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { setServerTime } from '#ask/server-clock.ts';
import {
  codeOf,
  createOf,
  kbank,
  noCode,
  openDeposit,
  pass,
  timer,
  willingDeposits,
} from '#support/screens/deposit-modal.tsx';
import { depositCalls } from '../../contract.ts';

const minuteMs = 60_000;
const noon = Date.parse('2026-05-01T12:00:00Z');

// A code of ten minutes, from a server whose clock is right.
const codeUntil = (endMs: number) => codeOf(5_000n, { expireIn: new Date(endMs).toISOString() });
const isCodeShown = (): boolean => screen.queryByRole('img', { name: 'QR code for 50.00 baht' }) !== null;

const openWith = async (headers: () => Record<string, string>) => {
  const backend = willingDeposits(kbank);
  const record = codeUntil(noon + 10 * minuteMs);
  backend.answers(depositCalls.createQr, record);
  backend.answers(depositCalls.getQr, () => (backend.sent(depositCalls.createQr).length === 0 ? noCode : record));
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const reply = await backend.fetch(address, init);
    for (const [name, value] of Object.entries(headers())) reply.headers.set(name, value);
    return reply;
  });
  await openDeposit();
  return backend;
};

beforeEach(() => {
  vi.useFakeTimers();
});

it.each([20, -20])(
  'a phone whose clock is %i minutes off shows the time that the code really has',
  async (offByMinutes) => {
    proves('QR-07', 'OP-107');
    vi.setSystemTime(noon + offByMinutes * minuteMs);
    const began = performance.now();
    const serverMs = (): number => noon + performance.now() - began;
    await openWith(() => ({ Date: new Date(serverMs()).toUTCString() }));
    await createOf('50');
    expect(isCodeShown()).toBe(true);
    expect(timer()).toMatch(/^Expires in (10:00|09:5\d)$/);
    await pass(8 * minuteMs);
    expect(timer()).toMatch(/^Expires in 0(2:00|1:5\d)$/);
    await pass(2 * minuteMs);
    expect(isCodeShown()).toBe(false);
    expect(screen.getAllByText('The QR code has expired')[0]).toBeTruthy();
  },
);

it('a phone whose clock is set while the code is shown keeps the code', async () => {
  setServerTime(noon);
  vi.setSystemTime(noon);
  await openWith(() => ({}));
  await createOf('50');
  vi.setSystemTime(noon + 20 * minuteMs);
  await pass(minuteMs);
  expect(timer()).toMatch(/^Expires in 0(9:00|8:5\d)$/);
});

it('a code that was just made is shown on a phone whose clock is fast, even if no answer names the time', async () => {
  setServerTime(noon + 20 * minuteMs);
  await openWith(() => ({}));
  await createOf('50');
  expect(timer()).toMatch(/^Expires in (10:00|09:59)$/);
  await pass(minuteMs);
  expect(isCodeShown()).toBe(true);
});
