import type { Socket } from 'socket.io-client';
import * as z from 'zod/mini';
import { againEvent, againMessage, followEvent } from '#contract/stream.ts';
import { storedToken } from '../session.ts';
import { type HeldSocket, holdSocket } from './hold-socket.ts';
import { answerMs, keepAlive } from './keep-alive.ts';
import { setRelayed } from './relayed.ts';

// A connection that comes back within this time was never missed; not all pages give up in the same moment.
const graceMs = 5_000;
const spreadMs = 3_000;
// A dead connection is noticed by the missing sign of life of the server within this time.
const deadMs = 8_000;

// The topics to read again; null for all.
type Again = (topics: readonly string[] | null) => void;

class Following {
  readonly #again: Again;
  #held: HeldSocket | null = null;
  #isLive = false;
  #isRefused = false;
  #isStopped = false;
  #givingUp: ReturnType<typeof setTimeout> | undefined;
  // Up to when the page knows of every change.
  #currentAt = Date.now() - performance.now();

  constructor(again: Again) {
    this.#again = again;
  }

  async start(url: string): Promise<void> {
    this.#held = await holdSocket(url);
    if (this.#isStopped) return this.stop();
    this.#held?.socket.on('connect', this.ask);
    this.#held?.socket.on('disconnect', this.#lost);
    this.#held?.socket.on(againEvent, this.#hear);
    if (this.#held?.socket.connected === true) this.ask();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#givingUp);
    setRelayed(false);
    const { socket } = this.#held ?? {};
    socket?.off('connect', this.ask);
    socket?.off('disconnect', this.#lost);
    socket?.off(againEvent, this.#hear);
    this.#held?.release();
    this.#held = null;
  }

  readonly socket = (): Socket | null => this.#held?.socket ?? null;

  readonly isLive = (): boolean => this.#isLive || this.#isRefused;

  readonly wasLive = (at: number): void => {
    if (this.#isLive) this.#currentAt = at - deadMs;
  };

  readonly ask = (): void => {
    const askedAt = Date.now();
    const question = { token: storedToken() ?? '', ageMs: Math.max(0, Math.round(askedAt - this.#currentAt)) };
    this.#held?.socket.timeout(answerMs).emit(followEvent, question, (error: Error | null, answer: unknown) => {
      if (this.#isStopped) return;
      // After a restart a busy server answers late: the next check asks again.
      if (error !== null) return this.#isLive ? this.#drop() : undefined;
      const followed = z.safeParse(againMessage, answer);
      // An ended session is noticed by the next call of the screen.
      this.#isRefused = !followed.success;
      if (!followed.success) return this.#lost();
      clearTimeout(this.#givingUp);
      this.#isLive = true;
      this.#currentAt = askedAt;
      setRelayed(true);
      this.#tell(followed.data.again);
    });
  };

  readonly #hear = (sent: unknown): void => {
    const message = z.safeParse(againMessage, sent);
    if (message.success) this.#tell(message.data.again);
  };

  #tell(topics: readonly string[] | null): void {
    if (topics === null || topics.length > 0) this.#again(topics);
  }

  #drop(): void {
    this.#held?.socket.disconnect();
    this.#held?.socket.connect();
  }

  // Screens that wait are read as often as without a stream again, beginning at once.
  readonly #lost = (): void => {
    this.#isLive = false;
    clearTimeout(this.#givingUp);
    this.#givingUp = setTimeout(
      () => {
        setRelayed(false);
        this.#again(null);
      },
      graceMs + Math.random() * spreadMs,
    );
  };
}

// Listens on the server's stream to what a page has to read again, from now until the returned function is called.
export const followStream = (url: string, again: Again): (() => void) => {
  const following = new Following(again);
  const { socket, ask, isLive, wasLive } = following;
  const rest = keepAlive({ socket, ask, isLive, wasLive });
  void following.start(url);
  return () => {
    rest();
    following.stop();
  };
};
