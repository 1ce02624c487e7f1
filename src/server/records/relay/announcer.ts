import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import type { Announced } from '../outbox.ts';
import { notifyEvents } from './relay-channel.ts';

// PostgreSQL commits transactions with an announcement one after the other, so none that moves money has one: what they
// committed within this time is announced together.
const gatherMs = 25;

export class Announcer {
  readonly #context: Context;
  readonly #waiting: Announced[] = [];
  #isRunning = false;

  constructor(context: Context) {
    this.#context = context;
  }

  announce(events: readonly Announced[]): void {
    if (events.length === 0) return;
    this.#waiting.push(...events);
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      await sleep(gatherMs, undefined, { ref: false });
      const events = this.#waiting.splice(0);
      // What is lost here is found by the job of each process that has listeners.
      await notifyEvents(this.#context.operations, events).catch(() => undefined);
    }
    this.#isRunning = false;
  }
}

const announcers = new WeakMap<Context, Announcer>();

export const announcerOf = (context: Context): Announcer => {
  const announcer = announcers.get(context) ?? new Announcer(context);
  announcers.set(context, announcer);
  return announcer;
};
