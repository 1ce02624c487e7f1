import type { Socket } from 'socket.io-client';
import * as z from 'zod/mini';
import { ask } from '#ask/ask.ts';
import { deviceId } from '#ask/device-id.ts';
import { storedToken } from '#ask/session.ts';
import { apiBaseUrl, setting } from '#ask/settings.ts';
import { chatCalls, chatMessage, joinAnswer } from '../contract.ts';
import type { ChatTalk } from './chat-talk.ts';

const checkMs = 5_000;
const answerMs = 3_000;
// A check this late means that the page slept or the clock was changed.
const sleptMs = 3 * checkMs;
const wakes = ['pageshow', 'online', 'focus'] as const;

// Null where the operator has none: then the talk is read by calls.
const streamUrl = (): string | null => {
  const given = setting('VITE_CHAT_URL');
  if (given === '' || given === 'off') return null;
  return given === '/' ? apiBaseUrl() || location.origin : given;
};

const isVisible = (): boolean => document.visibilityState === 'visible';

// Loaded with the first open chat.
const connect = async (url: string): Promise<Socket> => {
  const { io } = await import('socket.io-client');
  return io(url, { transports: ['websocket'], reconnectionDelay: 500, reconnectionAttempts: Infinity });
};

// Keeps one connection on which the server sends the talk's new lines. After each sleep of the page the connection is tested
// by a join, and replaced if no answer comes.
export class ChatStream {
  readonly #talk: ChatTalk;
  #socket: Socket | null = null;
  #room: string | null = null;
  #checkedAt = Date.now();
  #isStopped = false;

  constructor(talk: ChatTalk) {
    this.#talk = talk;
  }

  // Returns the function that ends it.
  readonly start = (): (() => void) => {
    const url = streamUrl();
    if (url === null) return () => undefined;
    const timer = setInterval(this.#check, checkMs);
    const wake = (): void => {
      if (isVisible()) this.#prove();
    };
    // A page with an open connection is not kept in the browser's back/forward cache.
    const hide = (): void => void this.#socket?.disconnect();
    for (const name of wakes) addEventListener(name, wake);
    document.addEventListener('visibilitychange', wake);
    addEventListener('pagehide', hide);
    void this.#open(url);
    return () => {
      this.#isStopped = true;
      clearInterval(timer);
      for (const name of wakes) removeEventListener(name, wake);
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('pagehide', hide);
      hide();
      this.#talk.left();
    };
  };

  async #open(url: string): Promise<void> {
    const config = await ask(chatCalls.getConfig, {});
    if (!config.ok || this.#isStopped) return;
    const { userId, guestId } = this.#talk.owner;
    this.#room = config.answer.PREFIX + (userId ?? guestId ?? '');
    const socket = await connect(url).catch(() => null);
    if (socket === null) return;
    if (this.#isStopped) return void socket.disconnect();
    this.#socket = socket;
    socket.on('connect', this.#join);
    socket.on('disconnect', this.#talk.left);
    socket.on('messaging', (sent: unknown) => {
      const line = z.safeParse(chatMessage, sent);
      if (line.success) this.#talk.hear(line.data);
    });
  }

  readonly #join = (): void => {
    const { userId, guestId } = this.#talk.owner;
    const who = userId === null ? { guestId, device: deviceId() } : { token: storedToken() };
    const question = { room: this.#room, ...who, after: this.#talk.lastSeq() };
    this.#socket?.timeout(answerMs).emit('join', question, (error: Error | null, answer: unknown) => {
      if (this.#isStopped) return;
      if (error !== null) return this.#drop();
      const joined = z.safeParse(joinAnswer, answer);
      // After a refusal the next check joins again; meanwhile the talk is read by calls.
      if (joined.success) this.#talk.joined(joined.data);
      else this.#talk.left();
    });
  };

  #drop(): void {
    this.#talk.left();
    this.#socket?.disconnect();
    this.#socket?.connect();
  }

  // Asks for what is missing. A socket that looks open and does not answer is dropped.
  #prove(): void {
    if (this.#socket?.connected === true) this.#join();
    else this.#socket?.connect();
  }

  readonly #check = (): void => {
    const now = Date.now();
    const hasSlept = Math.abs(now - this.#checkedAt) > sleptMs;
    this.#checkedAt = now;
    if (isVisible() && (hasSlept || !this.#talk.state().isLive)) this.#prove();
  };
}
