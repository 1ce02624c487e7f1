import type { Socket } from 'socket.io-client';
import * as z from 'zod/mini';
import { ask } from '#ask/ask.ts';
import { deviceId } from '#ask/device-id.ts';
import { storedToken } from '#ask/session.ts';
import { type HeldSocket, holdSocket } from '#ask/stream/hold-socket.ts';
import { answerMs, keepAlive } from '#ask/stream/keep-alive.ts';
import { chatUrl } from '#ask/stream/stream-url.ts';
import { chatCalls, chatMessage, joinAnswer } from '../contract.ts';
import type { ChatTalk } from './chat-talk.ts';

const againMs = 5_000;

// Keeps one connection on which the server sends the talk's new lines. After each sleep of the page the connection is tested
// by a join, and replaced if no answer comes.
export class ChatStream {
  readonly #talk: ChatTalk;
  #held: HeldSocket | null = null;
  #room: string | null = null;
  #isStopped = false;

  constructor(talk: ChatTalk) {
    this.#talk = talk;
  }

  // Returns the function that ends it.
  readonly start = (): (() => void) => {
    const url = chatUrl();
    if (url === null) return () => undefined;
    const rest = keepAlive({
      socket: this.#socket,
      ask: this.#join,
      isLive: () => this.#talk.state().isLive,
    });
    addEventListener('offline', this.#leave);
    void this.#open(url);
    return () => {
      this.#isStopped = true;
      removeEventListener('offline', this.#leave);
      rest();
      this.#close();
      this.#talk.left();
    };
  };

  async #open(url: string): Promise<void> {
    const config = await ask(chatCalls.getConfig, {});
    if (this.#isStopped) return;
    // The page was opened while the server was away.
    if (!config.ok) return void setTimeout(() => (this.#isStopped ? undefined : void this.#open(url)), againMs);
    const { userId, guestId } = this.#talk.owner;
    this.#room = config.answer.PREFIX + (userId ?? guestId ?? '');
    this.#held = await holdSocket(url);
    if (this.#isStopped) return this.#close();
    const socket = this.#socket();
    socket?.on('connect', this.#join);
    socket?.on('disconnect', this.#talk.left);
    socket?.on('messaging', this.#hear);
    if (socket?.connected === true) this.#join();
  }

  #close(): void {
    const socket = this.#socket();
    socket?.off('connect', this.#join);
    socket?.off('disconnect', this.#talk.left);
    socket?.off('messaging', this.#hear);
    this.#held?.release();
    this.#held = null;
  }

  // Another network may be used next; `online` connects again.
  readonly #leave = (): void => void this.#socket()?.disconnect();

  readonly #socket = (): Socket | null => this.#held?.socket ?? null;

  // A line in another form says at least that there is something to read.
  readonly #hear = (sent: unknown): void => {
    const line = z.safeParse(chatMessage, sent);
    if (line.success && line.data.seq > 0) this.#talk.hear(line.data);
    else void this.#talk.refresh();
  };

  readonly #join = (): void => {
    const { userId, guestId } = this.#talk.owner;
    const who = userId === null ? { guestId, device: deviceId() } : { token: storedToken() };
    const question = { room: this.#room, ...who, after: this.#talk.knownBefore() };
    this.#socket()
      ?.timeout(answerMs)
      .emit('join', question, (error: Error | null, answer: unknown) => {
        if (this.#isStopped) return;
        // Some servers answer no join, and after a restart a busy one answers late.
        if (error !== null) return this.#talk.state().isLive ? this.#drop() : undefined;
        const joined = z.safeParse(joinAnswer, answer);
        // After a refusal the next check joins again; meanwhile the talk is read by calls.
        if (joined.success) this.#talk.joined(joined.data);
        else this.#talk.left();
      });
  };

  #drop(): void {
    this.#talk.left();
    this.#socket()?.disconnect();
    this.#socket()?.connect();
  }
}
