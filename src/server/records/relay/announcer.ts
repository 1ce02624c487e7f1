import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import type { Announced } from '../outbox.ts';
import { notifyEvents } from './relay-channel.ts';

// PostgreSQL commits transactions with an announcement one after the other, so none that moves money has one: what they
// committed within this time is announced together, and nothing sooner than this after its commit. An app that began to
// read within that time has the change already, see src/member-app/session/read-again.ts.
export const gatherMs = 25;

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
      // What is committed from now on waits for the next round.
      const count = this.#waiting.length;
      await sleep(gatherMs, undefined, { ref: false });
      const events = this.#waiting.splice(0, count);
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
