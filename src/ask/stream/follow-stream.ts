import * as z from 'zod/mini';
import { againEvent, againMessage, followEvent } from '#contract/stream.ts';
import { endsSession } from '../ask.ts';
import { storedToken } from '../session.ts';
import { answerMs, keepAlive } from './keep-alive.ts';
import { PlainSocket } from './plain-socket.ts';
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
  readonly #socket: PlainSocket;
  #isLive = false;
  #isRefused = false;
  #isStopped = false;
  #givingUp: ReturnType<typeof setTimeout> | undefined;
  // Up to when the page knows of every change.
  #currentAt = Date.now() - performance.now();

  constructor(url: string, again: Again) {
    this.#socket = new PlainSocket(url);
    this.#again = again;
  }

  start(): void {
    this.#socket.on('connect', this.ask);
    this.#socket.on('disconnect', this.#lost);
    this.#socket.on(againEvent, this.#hear);
    addEventListener('offline', this.#leave);
    this.#socket.connect();
  }

  stop(): void {
    this.#isStopped = true;
    removeEventListener('offline', this.#leave);
    this.#leave();
    this.#keep();
    setRelayed(false);
  }

  readonly socket = (): PlainSocket => this.#socket;

  readonly isLive = (): boolean => this.#isLive || this.#isRefused;

  readonly wasLive = (at: number): void => {
    if (this.#isLive) this.#currentAt = at - deadMs;
  };

  readonly ask = (): void => {
    const askedAt = Date.now();
    const question = { token: storedToken() ?? '', ageMs: Math.max(0, Math.round(askedAt - this.#currentAt)) };
    this.#socket.timeout(answerMs).emit(followEvent, question, (error: Error | null, answer: unknown) => {
      if (this.#isStopped) return;
      // After a restart a busy server answers late: the next check asks again.
      if (error !== null) return this.#isLive ? this.#drop() : undefined;
      const followed = z.safeParse(againMessage, answer);
      // An ended session is noticed by the next call of the screen. Any other refusal passes: the next check asks again.
      this.#isRefused = endsSession(answer);
      if (!followed.success) return this.#lost();
      this.#keep();
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

  // Another network may be used next; `online` connects again.
  readonly #leave = (): void => this.#socket.disconnect();

  #keep(): void {
    clearTimeout(this.#givingUp);
    this.#givingUp = undefined;
  }

  #drop(): void {
    this.#socket.disconnect();
    this.#socket.connect();
  }

  // Screens that wait are read as often as without a stream again, beginning at once.
  readonly #lost = (): void => {
    this.#isLive = false;
    // Not put off by the next loss: a server that refuses again and again is asked meanwhile.
    this.#givingUp ??= setTimeout(
      () => {
        this.#keep();
        setRelayed(false);
        this.#again(null);
      },
      graceMs + Math.random() * spreadMs,
    );
  };
}

// Listens on the server's stream to what a page has to read again, from now until the returned function is called.
export const followStream = (url: string, again: Again): (() => void) => {
  const following = new Following(url, again);
  const { socket, ask, isLive, wasLive } = following;
  const rest = keepAlive({ socket, ask, isLive, wasLive });
  following.start();
  return () => {
    rest();
    following.stop();
  };
};
