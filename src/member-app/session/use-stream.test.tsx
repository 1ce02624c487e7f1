import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { slipCalls, type SlipLine } from '#features/slip/contract.ts';
import { useSlips } from '#features/slip/member/use-slips.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { followQuestion } from '#contract/stream.ts';
import { forgetSettings } from '#support/screens/build-settings.tsx';
import { FakeSocket, setChatUrl } from '#support/screens/fake-socket.tsx';
import { webSocketTo } from '#support/screens/web-socket-to.tsx';
import { walletAnswerOf } from '#support/screens/wallet-answer.tsx';
import { pressKey } from '#ui/press/press-key.ts';
import { makeQueryClient } from '../query-client.ts';
import { useStream } from './use-stream.ts';

let backend: FakeBackend;
let socket: FakeSocket;

const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

const slip: SlipLine = {
  reference: 'A',
  amount: 10_000n,
  status: 'PENDING',
  note: '',
  link: '',
  createdAt: '2026-11-20T11:28:54.000Z',
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem('token', 'a token');
  backend = fakeBackend();
  backend.answers(walletCalls.get, walletAnswerOf({}));
  backend.answers(slipCalls.list, { slips: [slip], total: 1 });
  socket = new FakeSocket();
  socket.answer = (question) =>
    followQuestion.safeParse(question).success ? { again: [] } : { message: 'KEY_INVALID' };
  vi.stubGlobal('WebSocket', webSocketTo(socket));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  forgetSettings();
});

const open = (useScreen: () => void) => {
  const client = makeQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { client, ...renderHook(useScreen, { wrapper }) };
};

// A screen with the balances and a slip that waits.
const openScreen = async () => {
  const { client, unmount } = open(() => {
    useStream();
    useQuery(walletQuery);
    useSlips(1);
  });
  await pass(1_000);
  await act(() => vi.dynamicImportSettled());
  // The interval that was set before the stream began ends here.
  await pass(5_000);
  return { client, unmount };
};

const reads = () => ({
  slips: backend.sent(slipCalls.list).length,
  wallet: backend.sent(walletCalls.get).length,
});

const during = async (ms: number, act: () => void = () => undefined) => {
  const before = reads();
  act();
  await pass(ms);
  const { slips, wallet } = reads();
  return { slips: slips - before.slips, wallet: wallet - before.wallet };
};

it('while the server tells what changed, what waits is not asked for every five seconds, and a change is read at once', async () => {
  setChatUrl('/');
  await openScreen();
  expect(socket.asked).toMatchObject([{ name: 'follow', question: { token: 'a token' } }]);
  expect(await during(50_000)).toEqual({ slips: 0, wallet: 0 });
  const tell = (again: readonly string[]) => () => socket.tell('again', { again });
  expect(await during(250, tell(['slip']))).toEqual({ slips: 1, wallet: 0 });
  expect(await during(250, tell(['balances', 'slip']))).toEqual({ slips: 1, wallet: 1 });
  for (const broken of [null, 'slip', { again: 7 }]) socket.tell('again', broken);
  expect(await during(250)).toEqual({ slips: 0, wallet: 0 });
});

it('a screen that is there only after a change was told does not show what the page asked for before it', async () => {
  setChatUrl('/');
  const reply = Promise.resolve(Response.json({}));
  globalThis.earlyAnswers = new Map([[walletCalls.get.path, { token: 'a token', reply, at: performance.now() }]]);
  open(useStream);
  await pass(1_000);
  await act(() => vi.dynamicImportSettled());
  await pass(1_000);
  socket.tell('again', { again: ['balances'] });
  open(() => void useQuery(walletQuery));
  await pass(0);
  expect(reads().wallet).toBe(1);
});

it.each([0, 0.5, 0.999])(
  'when the connection dies, the screen asks again as often as without it, until it is back and says what was missed (after a grace period drawn as %s)',
  async (drawn) => {
    vi.spyOn(Math, 'random').mockReturnValue(drawn);
    setChatUrl('/');
    await openScreen();
    socket.isReachable = false;
    socket.disconnect();
    expect((await during(8_500)).slips).toBeGreaterThan(0);
    expect((await during(20_000)).slips).toBe(4);
    socket.isReachable = true;
    socket.answer = () => ({ again: ['balances'] });
    await pass(5_250);
    expect(Number(socket.asked.at(-1)?.question['ageMs'])).toBeGreaterThan(28_000);
    await pass(5_000);
    expect(await during(50_000)).toEqual({ slips: 0, wallet: 0 });
  },
);

it('a server that answers no follow, or refuses it, leaves the screen asking', async () => {
  for (const answer of [null, { message: 'INVALID_USER_3' }]) {
    setChatUrl('/');
    socket.answer = () => answer;
    const { unmount } = await openScreen();
    expect((await during(20_000)).slips).toBeGreaterThanOrEqual(4);
    unmount();
    forgetSettings();
  }
});

it.each(['SERVICE_UNAVAILABLE', 'REQUEST_LIMIT'])('a follow refused with %s is sent again', async (message) => {
  setChatUrl('/');
  const { answer } = socket;
  socket.answer = () => ({ message });
  await openScreen();
  expect((await during(20_000)).slips).toBeGreaterThan(2);
  socket.answer = answer;
  await pass(5_250);
  await pass(5_000);
  expect(await during(50_000)).toEqual({ slips: 0, wallet: 0 });
});

it('a page whose follow is refused again and again asks as often as without a stream', async () => {
  setChatUrl('/');
  await openScreen();
  socket.answer = () => ({ message: 'SERVICE_UNAVAILABLE' });
  socket.disconnect();
  await pass(10_000);
  expect((await during(20_000)).slips).toBeGreaterThanOrEqual(4);
});

it('a page that was hidden for a while reads the balances when it is shown, and not after a glance elsewhere', async () => {
  setChatUrl('/');
  await openScreen();
  const visible = vi.spyOn(document, 'visibilityState', 'get');
  const turn = (state: DocumentVisibilityState) => () => {
    visible.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const away = async (ms: number): Promise<number> => {
    await during(ms, turn('hidden'));
    return (await during(10, turn('visible'))).wallet;
  };
  expect([await away(1_000), await away(6_000)]).toEqual([0, 1]);
});

it('a follow of an ended session is sent once', async () => {
  setChatUrl('/');
  socket.answer = () => ({ message: 'invalid-token' });
  await openScreen();
  await pass(60_000);
  expect(socket.asked).toHaveLength(1);
});

it('a backend without our stream is not connected to, and is asked every five seconds', async () => {
  for (const url of ['', 'off', 'https://chat.example']) {
    setChatUrl(url);
    const { unmount } = await openScreen();
    expect((await during(20_000)).slips).toBe(4);
    unmount();
    forgetSettings();
  }
  expect(socket.connections).toBe(0);
});

it('a page that is put away holds no connection, and follows again when it is shown', async () => {
  setChatUrl('/');
  await openScreen();
  dispatchEvent(new Event('pagehide'));
  expect(socket.connected).toBe(false);
  dispatchEvent(new Event('pageshow'));
  await pass(0);
  expect(socket.asked).toHaveLength(2);
  await pass(8_000);
  expect(await during(50_000)).toMatchObject({ wallet: 0 });
});

it('changes that follow each other closely are read at once and then together', async () => {
  setChatUrl('/');
  await openScreen();
  await during(50, () => socket.tell('again', { again: ['slip'] }));
  const more = () => ['slip', 'slip', 'slip'].map((topic) => socket.tell('again', { again: [topic] }));
  expect((await during(100, more)).slips).toBe(0);
  expect((await during(200)).slips).toBe(1);
});

it('a page that comes back from the back/forward cache reads the balances before the stream is open', async () => {
  setChatUrl('/');
  await openScreen();
  socket.isReachable = false;
  const back = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect((await during(10, back)).wallet).toBe(1);
});

it('a device that goes offline and comes back asks at once what it missed', async () => {
  setChatUrl('/');
  await openScreen();
  dispatchEvent(new Event('offline'));
  expect(socket.connected).toBe(false);
  socket.answer = () => ({ again: ['balances'] });
  dispatchEvent(new Event('online'));
  expect(await during(250)).toEqual({ slips: 0, wallet: 1 });
  expect(socket.connections).toBe(2);
});

it('what a press reads itself is not read twice', async () => {
  setChatUrl('/');
  const { client } = await openScreen();
  const { promise, resolve } = Promise.withResolvers<null>();
  const press = client.getMutationCache().build(client, {
    mutationKey: pressKey,
    mutationFn: () => promise,
    meta: { refreshes: true },
  });
  void press.execute(undefined);
  socket.tell('again', { again: ['balances'] });
  expect(await during(2_000)).toEqual({ slips: 0, wallet: 0 });
  resolve(null);
  expect(await during(2_000)).toEqual({ slips: 0, wallet: 1 });
});
