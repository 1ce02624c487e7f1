import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chatMessage, fakeChatBackend } from '#support/screens/chat-line.tsx';
import { forgetSettings } from '#support/screens/build-settings.tsx';
import { FakeSocket, setChatUrl } from '#support/screens/fake-socket.tsx';
import { proves } from '#support/requirements/proves.ts';
import type { FakeBackend } from '#support/screens/fake-backend.tsx';
import { chatCalls, type ChatMessage } from '../contract.ts';
import { useChat } from './use-chat.ts';

const made = vi.hoisted(() => ({ open: vi.fn<() => unknown>() }));
vi.mock('socket.io-client', () => ({ io: made.open }));

const line = (seq: number, said = `line ${String(seq)}`): ChatMessage =>
  chatMessage(seq, { messageId: `id of ${said}`, message: { message_type: 'text', payload: { message: said } } });

const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

interface World {
  lines: ChatMessage[];
  epoch: string;
  readonly socket: FakeSocket;
  readonly backend: FakeBackend;
}

// One talk on a server, which answers calls and joins from the same table.
const newWorld = (count: number): World => {
  const world: World = {
    lines: Array.from({ length: count }, (_, at) => line(at + 1)),
    epoch: 'first',
    socket: new FakeSocket(),
    backend: fakeChatBackend(),
  };
  const { backend, socket } = world;
  backend.answers(chatCalls.getConfig, { PREFIX: 'wallet-' });
  backend.answers(chatCalls.listHistory, ({ limit, before = Infinity, after }) =>
    after === undefined
      ? world.lines
          .filter(({ seq }) => seq < before)
          .slice(-limit)
          .toReversed()
      : world.lines
          .filter(({ seq }) => seq > after)
          .slice(0, limit)
          .toReversed(),
  );
  socket.answer = ({ after }) => {
    const missing = after === undefined ? [] : world.lines.filter(({ seq }) => seq > Number(after));
    const last = world.lines.at(-1)?.seq ?? 0;
    return { epoch: world.epoch, first: 1, last, messages: missing.slice(0, 100), more: missing.length > 100 };
  };
  made.open.mockImplementation(() => {
    setTimeout(() => socket.connect(), 0);
    return socket;
  });
  return world;
};

const openTalk = async () => {
  const { result, unmount } = renderHook(() => useChat('member', true));
  await pass(0);
  await act(() => vi.dynamicImportSettled());
  await pass(1);
  return {
    texts: () => result.current.state().lines.map(({ message }) => message.payload.message),
    isLive: () => result.current.state().isLive,
    pending: () => result.current.state().pending,
    write: (said: string) => act(() => result.current.write(said)),
    leave: unmount,
  };
};

const textsOf = (lines: readonly ChatMessage[]) => lines.map(({ message }) => message.payload.message);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem('token', 'a token');
});
afterEach(() => {
  vi.useRealTimers();
  forgetSettings();
  made.open.mockReset();
});

it('without a chat backend there is no socket', async () => {
  proves('CHAT-16', 'OP-194');
  for (const url of ['', 'off']) {
    setChatUrl(url);
    newWorld(2);
    await openTalk();
    expect(made.open).not.toHaveBeenCalled();
    forgetSettings();
  }
});

it('the socket joins the member’s own room, and a lost connection is retried after 500 ms, without end', async () => {
  proves('CHAT-03', 'CHAT-16', 'CHAT-17', 'CHAT-18', 'OP-194');
  setChatUrl('https://chat.example');
  const { socket } = newWorld(2);
  const talk = await openTalk();
  expect(made.open).toHaveBeenCalledExactlyOnceWith('https://chat.example', {
    transports: ['websocket'],
    reconnectionDelay: 500,
    reconnectionAttempts: Infinity,
    timeout: 8_000,
  });
  expect(socket.asked[0]?.question).toMatchObject({ room: 'wallet-member', token: 'a token' });
  expect(talk.isLive()).toBe(true);
});

it('a chat that was opened while the server was away connects once it is back', async () => {
  setChatUrl('/');
  const { backend } = newWorld(2);
  backend.refuses(chatCalls.getConfig, 'SERVICE_UNAVAILABLE');
  const talk = await openTalk();
  expect(talk.isLive()).toBe(false);
  backend.answers(chatCalls.getConfig, { PREFIX: 'wallet-' });
  await pass(10_000);
  await act(() => vi.dynamicImportSettled());
  await pass(1);
  expect(talk.isLive()).toBe(true);
});

it('a line that the server sends stands there at once, and one that it did not send is fetched', async () => {
  setChatUrl('/');
  const world = newWorld(2);
  const talk = await openTalk();
  const asked = world.backend.sent(chatCalls.listHistory).length;
  world.lines.push(line(3));
  world.socket.tell('messaging', line(3));
  expect(talk.texts()).toEqual(textsOf(world.lines));
  expect(world.backend.sent(chatCalls.listHistory)).toHaveLength(asked);
  world.lines.push(line(4), line(5), line(6));
  world.socket.tell('messaging', line(6));
  await pass(0);
  expect(talk.texts()).toEqual(textsOf(world.lines));
  for (const broken of [null, 'line', { seq: 'seven' }, { ...line(7), sender: 'operator' }])
    world.socket.tell('messaging', broken);
  await pass(0);
  expect(talk.texts()).toEqual(textsOf(world.lines));
});

it('every five seconds a lost connection is opened again and joins the talk', async () => {
  proves('CHAT-07', 'OP-195');
  setChatUrl('/');
  const world = newWorld(2);
  const talk = await openTalk();
  world.socket.disconnect();
  expect(talk.isLive()).toBe(false);
  world.lines.push(line(3));
  await pass(5_000);
  expect(world.socket.connections).toBe(2);
  expect(world.socket.asked.at(-1)?.question).toMatchObject({ room: 'wallet-member' });
  expect(talk.texts()).toEqual(textsOf(world.lines));
});

it('a socket that looks open and is dead is dropped three seconds after the page wakes', async () => {
  setChatUrl('/');
  const world = newWorld(2);
  const talk = await openTalk();
  const { answer } = world.socket;
  world.socket.answer = () => null;
  dispatchEvent(new Event('pageshow'));
  await pass(2_999);
  expect(world.socket.connections).toBe(1);
  world.socket.answer = answer;
  world.lines.push(line(3));
  await pass(1);
  expect(world.socket.connections).toBe(2);
  await pass(0);
  expect(talk.texts()).toEqual(textsOf(world.lines));
});

it('a chat server that answers no join is kept, and a line in a form of its own makes the talk be read', async () => {
  setChatUrl('https://chat.example');
  const world = newWorld(2);
  world.socket.answer = () => null;
  const talk = await openTalk();
  await pass(4_000);
  expect([world.socket.connections, talk.isLive()]).toEqual([1, false]);
  world.lines.push(line(3));
  world.socket.tell('messaging', { sender: 'agent', message: { message_type: 'text' } });
  await pass(0);
  expect(talk.texts()).toEqual(textsOf(world.lines));
});

it('a page that is put away holds no connection, and takes one again when it is shown', async () => {
  setChatUrl('/');
  const world = newWorld(2);
  await openTalk();
  dispatchEvent(new Event('pagehide'));
  expect(world.socket.connected).toBe(false);
  dispatchEvent(new Event('pageshow'));
  expect(world.socket.connected).toBe(true);
});

it.each([60_000, 3_600_000, 86_400_000])(
  'a page that slept %i ms shows the end of the talk, though lines before it were removed',
  async (ms) => {
    setChatUrl('/');
    const world = newWorld(8);
    const talk = await openTalk();
    const { answer } = world.socket;
    world.socket.answer = () => null;
    vi.setSystemTime(Date.now() + ms);
    for (let seq = 9; seq <= 158; seq += 1) world.lines.push(line(seq));
    if (ms > 3_600_000) world.lines.splice(0, 100);
    dispatchEvent(new Event('pageshow'));
    await pass(3_000);
    world.socket.answer = answer;
    await pass(5_000);
    const shown = talk.texts();
    expect(shown.length).toBeGreaterThanOrEqual(10);
    expect(shown).toEqual(textsOf(world.lines).slice(-shown.length));
    expect(talk.isLive()).toBe(true);
  },
);

it('after an older backup was restored, the talk is read again from its end and shows no line that was lost', async () => {
  setChatUrl('/');
  const world = newWorld(8);
  const talk = await openTalk();
  world.socket.disconnect();
  world.lines = world.lines.slice(0, 5);
  world.epoch = 'second';
  for (const seq of [6, 7, 8, 9]) world.lines.push(line(seq, `after the restore ${String(seq)}`));
  await pass(5_000);
  await pass(0);
  expect(talk.texts()).toEqual(textsOf(world.lines));
});

it('files of the database that were copied back keep the epoch, and yet no line that was lost stays on the screen', async () => {
  setChatUrl('/');
  const world = newWorld(8);
  const talk = await openTalk();
  world.socket.disconnect();
  world.lines = world.lines.slice(0, 5);
  for (const seq of [6, 7, 8, 9]) world.lines.push(line(seq, `after the copy ${String(seq)}`));
  await pass(5_000);
  await pass(0);
  expect(talk.texts()).toEqual(textsOf(world.lines));
  const asked = world.backend.sent(chatCalls.listHistory).length;
  dispatchEvent(new Event('pageshow'));
  await pass(0);
  expect(talk.texts()).toEqual(textsOf(world.lines));
  expect(world.backend.sent(chatCalls.listHistory).length - asked).toBeLessThan(3);
});

it('a server that knows fewer lines than before counts as restored, too', async () => {
  setChatUrl('/');
  const world = newWorld(8);
  const talk = await openTalk();
  world.lines = world.lines.slice(0, 5);
  dispatchEvent(new Event('online'));
  await pass(0);
  expect(talk.texts()).toEqual(textsOf(world.lines));
});

// The next number of a seed.
const dice = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const disturb = async (world: World, roll: () => number): Promise<void> => {
  const seq = world.lines.length + 1;
  world.lines.push(line(seq));
  const kind = roll();
  if (kind < 0.3) world.socket.tell('messaging', line(seq));
  else if (kind < 0.45) for (let twice = 0; twice < 2; twice += 1) world.socket.tell('messaging', line(seq));
  else if (kind < 0.55) world.socket.tell('messaging', line(Math.max(1, seq - Math.floor(roll() * 5))));
  else if (kind < 0.65) world.socket.disconnect();
  else if (kind < 0.75) dispatchEvent(new Event(roll() < 0.5 ? 'pagehide' : 'pageshow'));
  else if (kind < 0.85) await pass(Math.floor(roll() * 70_000));
  // Otherwise the line was dropped on its way.
};

it('whatever is dropped, doubled, reordered or cut, in the end the talk equals the table', async () => {
  setChatUrl('/');
  for (let seed = 1; seed <= 10; seed += 1) {
    const world = newWorld(3);
    const talk = await openTalk();
    const roll = dice(seed);
    for (let step = 0; step < 60; step += 1) await disturb(world, roll);
    dispatchEvent(new Event('pageshow'));
    await pass(5_000);
    expect(talk.texts(), `seed ${String(seed)}`).toEqual(textsOf(world.lines));
    talk.leave();
  }
});

// The server takes a line once, whatever becomes of its answer; `fate` says whether question or answer is lost.
const takeLines = (world: World, fate: () => 'question' | 'answer' | 'none'): void =>
  world.backend.answers(chatCalls.sendMessage, ({ message, messageId = '' }) => {
    const lost = fate();
    const isKnown = world.lines.some((known) => known.messageId === messageId);
    if (lost !== 'question' && !isKnown)
      world.lines.push({ ...line(world.lines.length + 1), messageId, message, sender: 'customer' });
    if (lost !== 'none') throw new TypeError('Failed to fetch');
    return '2026-11-20T11:28:54.000Z';
  });

it('whatever is lost on the way, and however often the page is closed, each written line stands in the table once, in order', async () => {
  setChatUrl('/');
  for (let seed = 1; seed <= 10; seed += 1) {
    const world = newWorld(3);
    const roll = dice(seed);
    takeLines(world, () => (['question', 'answer', 'none'] as const)[Math.floor(roll() * 3)] ?? 'none');
    let talk = await openTalk();
    const written: string[] = [];
    for (let step = 0; step < 40; step += 1) {
      const kind = roll();
      if (kind < 0.5) {
        written.push(`own ${String(step)}`);
        talk.write(`own ${String(step)}`);
      } else if (kind < 0.6) {
        talk.leave();
        talk = await openTalk();
      } else if (kind < 0.7) world.socket.disconnect();
      else if (kind < 0.8) world.lines.push(line(world.lines.length + 1));
      else await pass(Math.floor(roll() * 20_000));
    }
    takeLines(world, () => 'none');
    await pass(70_000);
    const own = world.lines.filter(({ sender }) => sender === 'customer');
    expect(textsOf(own), `seed ${String(seed)}`).toEqual(written);
    expect(talk.pending()).toEqual([]);
    expect(talk.texts()).toEqual(textsOf(world.lines).slice(-talk.texts().length));
    talk.leave();
  }
});

it('lines that wait while an older backup is restored are sent after it, each once, and the talk equals the table', async () => {
  setChatUrl('/');
  const world = newWorld(5);
  takeLines(world, () => 'none');
  const talk = await openTalk();
  talk.write('known to the backup');
  await pass(5_000);
  const backup = [...world.lines];
  for (const said of ['lost', 'lost too', 'lost as well']) talk.write(said);
  await pass(5_000);
  expect(talk.texts().slice(-3)).toEqual(['lost', 'lost too', 'lost as well']);
  world.socket.disconnect();
  takeLines(world, () => 'question');
  for (const said of ['waits', 'waits too']) talk.write(said);
  await pass(5_000);
  expect(talk.pending().map(({ text }) => text)).toEqual(['waits', 'waits too']);
  world.lines = [...backup, line(7, 'of support, after the restore')];
  world.epoch = 'second';
  takeLines(world, () => 'none');
  await pass(70_000);
  const own = world.lines.filter(({ sender }) => sender === 'customer');
  expect(textsOf(own)).toEqual(['known to the backup', 'waits', 'waits too']);
  expect(talk.texts()).toEqual(textsOf(world.lines).slice(-talk.texts().length));
  expect(talk.pending()).toEqual([]);
});

it.each([
  [
    'throws',
    () =>
      void (() => {
        throw new Error('blocked');
      })(),
  ],
  ['never answers', () => new EventTarget()],
])('lines are sent in a browser whose store for them %s', async (_what, open) => {
  vi.stubGlobal('indexedDB', { open });
  const world = newWorld(1);
  takeLines(world, () => 'none');
  const talk = await openTalk();
  for (const said of ['one', 'two']) talk.write(said);
  await pass(20_000);
  const own = world.lines.filter(({ sender }) => sender === 'customer');
  expect(textsOf(own)).toEqual(['one', 'two']);
  expect(talk.pending()).toEqual([]);
});
