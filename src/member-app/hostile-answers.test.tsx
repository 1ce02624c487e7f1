import { act, fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { storeToken } from '#ask/session.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type Hostility, hostilities } from '#support/screens/hostile-answers.tsx';
import { allScreens, memberArea } from './all-screens.ts';
import { App } from './app.tsx';

const contracts = import.meta.glob<Record<string, unknown>>('#features/*/contract.ts', { eager: true });

const isCall = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'questionSchema' in value && 'answer' in value;

const valuesOf = (group: unknown): unknown[] =>
  typeof group === 'object' && group !== null ? Object.values(group) : [];

const calls = Object.values(contracts)
  .flatMap((contract) => Object.values(contract))
  .flatMap((group) => valuesOf(group))
  .filter((value) => isCall(value));

const callTo = (method: string, path: string): Endpoint | undefined =>
  calls.find((call) => call.method === method && new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path));

const answerWith = (hostility: Hostility): void => {
  let turn = 0;
  vi.stubGlobal('fetch', (address: string, { method = 'GET' }: RequestInit) => {
    const call = callTo(method, new URL(address, 'https://wallet.example').pathname);
    if (call === undefined) return Promise.resolve(new Response('', { status: 404 }));
    turn += 1;
    const { status, text } = hostility.answer(call, turn);
    return Promise.resolve(new Response(text, { status }));
  });
};

// Only the crash note asks for a reload.
const expectWhole = (what: string): void => {
  expect(document.querySelector('[class*=crash]'), `${what} crashed`).toBeNull();
  expect(document.body.textContent.length, `${what} is empty`).toBeGreaterThan(0);
  // The operator's markup is cleaned by a library that needs a whole browser: hostile-markup.test.ts tests it in one.
  const code = [...document.querySelectorAll('body script, [onerror], [onload], iframe, [href^="javascript:"]')];
  const uncleaned = code.filter((element) => element.closest('[class*=markup]') === null);
  expect(uncleaned, `${what} has code in it`).toEqual([]);
  expect(globalThis).not.toHaveProperty('ranCode');
};

const settle = (): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(2_500));

const open = async (path: string): Promise<() => void> => {
  storeToken('t', true);
  history.replaceState(null, '', path);
  const { unmount } = await act(async () => render(<App />));
  await settle();
  return unmount;
};

// Those of one list are alike.
const pressedMax = 12;

// What the screen can open, one after another: a modal takes the place of the one before it.
const pressAll = async (path: string): Promise<void> => {
  for (let place = 0; place < pressedMax; place += 1) {
    const button = document.querySelectorAll<HTMLElement>('main button')[place];
    if (button === undefined || location.pathname !== path) return;
    const name = button.textContent;
    fireEvent.click(button);
    await settle();
    expectWhole(`${path} after ${name}`);
  }
};

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  await Promise.all([memberArea.prepare(), ...allScreens.map((route) => route.screen.prepare())]);
});

for (const hostility of hostilities)
  it(`${hostility.name}: every screen and what it opens stays whole and runs none of it`, async () => {
    answerWith(hostility);
    for (const { path } of allScreens) {
      const leave = await open(path);
      expectWhole(path);
      await pressAll(path);
      leave();
    }
  }, 60_000);
