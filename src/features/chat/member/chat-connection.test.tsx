import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { fakeChatBackend } from '#support/screens/chat-line.tsx';
import { proves } from '#support/requirements/proves.ts';
import { forgetSettings } from '#support/screens/build-settings.tsx';
import { FakeSocket, setChatUrl } from '#support/screens/fake-socket.tsx';
import type { FakeBackend } from '#support/screens/fake-backend.tsx';
import { ToastProvider } from '#ui/overlays/toasts.tsx';
import { chatCalls } from '../contract.ts';
import { ChatWidget } from './chat-widget.tsx';

const made = vi.hoisted(() => ({ open: vi.fn<() => unknown>() }));
vi.mock('socket.io-client', () => ({ io: made.open }));

const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

interface World {
  readonly socket: FakeSocket;
  readonly backend: FakeBackend;
  readonly isOnline: { mockReturnValue: (isOnline: boolean) => unknown };
}

// An open chat whose stream runs.
const openChat = async (memberId: string | null = 'member'): Promise<World> => {
  const [socket, backend] = [new FakeSocket(), fakeChatBackend()];
  backend.answers(chatCalls.getConfig, { PREFIX: 'wallet-' });
  backend.answers(chatCalls.listHistory, []);
  socket.answer = () => ({ epoch: 'first', first: 0, last: 0, messages: [], more: false });
  made.open.mockImplementation(() => {
    setTimeout(() => socket.connect(), 0);
    return socket;
  });
  render(<ChatWidget memberId={memberId} />, { wrapper: ToastProvider });
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: /Open the chat/ }));
  fireEvent.animationEnd(screen.getByRole('dialog'));
  await pass(0);
  await act(() => vi.dynamicImportSettled());
  await pass(1);
  return { socket, backend, isOnline: vi.spyOn(navigator, 'onLine', 'get') };
};

const says = (): boolean => screen.queryByText('Reconnecting') !== null;

const goTo = async ({ isOnline, backend }: World, to: 'offline' | 'online'): Promise<void> => {
  isOnline.mockReturnValue(to === 'online');
  if (to === 'offline') backend.loses(chatCalls.listHistory);
  else backend.answers(chatCalls.listHistory, []);
  await act(async () => dispatchEvent(new Event(to)));
};

beforeEach(() => {
  applyLocale('en');
  setChatUrl('/');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  forgetSettings();
  made.open.mockReset();
});

it('a visitor’s stream joins the room of the guest id, with the secret of the browser and no token', async () => {
  proves('CHAT-02', 'CHAT-04', 'OP-192');
  localStorage.setItem('token', 'a token of before');
  const { socket } = await openChat(null);
  const [guestId, device] = ['guest-id', 'device-id'].map((name) => localStorage.getItem(name));
  expect(guestId).toMatch(/^guest-[0-9a-f-]{36}$/);
  expect(socket.asked).toEqual([{ name: 'join', question: { room: `wallet-${String(guestId)}`, guestId, device } }]);
});

it('two seconds after the device went offline the open chat says so, closes its connection, and takes it again when it is back', async () => {
  const world = await openChat();
  expect([world.socket.connected, says()]).toEqual([true, false]);
  await goTo(world, 'offline');
  expect(world.socket.connected).toBe(false);
  await pass(1_900);
  expect(says()).toBe(false);
  await pass(100);
  expect(says()).toBe(true);
  await pass(60_000);
  expect(says()).toBe(true);
  await goTo(world, 'online');
  await pass(0);
  expect([world.socket.connected, says()]).toEqual([true, false]);
});

it('a device that is back within two seconds says nothing', async () => {
  const world = await openChat();
  await goTo(world, 'offline');
  await pass(1_900);
  await goTo(world, 'online');
  await pass(10_000);
  expect(says()).toBe(false);
});

it('a device that believes to be online and whose connection ends says so after two seconds, unless the server answers', async () => {
  const { socket, backend } = await openChat();
  const arrive = backend.holds(chatCalls.listHistory, []);
  await act(async () => socket.disconnect());
  await pass(2_000);
  expect(says()).toBe(true);
  await act(async () => arrive());
  await pass(0);
  expect(says()).toBe(false);
  backend.answers(chatCalls.listHistory, []);
  await act(async () => socket.disconnect());
  await pass(10_000);
  expect(says()).toBe(false);
});

it('a server whose answers stay away for three seconds counts as lost', async () => {
  const { backend } = await openChat();
  backend.holds(chatCalls.listHistory, []);
  await act(async () => dispatchEvent(new Event('focus')));
  await pass(4_900);
  expect(says()).toBe(false);
  await pass(100);
  expect(says()).toBe(true);
});
