import { setTimeout as sleep } from 'node:timers/promises';
import type { Listening } from '#database/listen-on.ts';
import type { Context, Session } from '../../context.ts';
import type { StreamClient } from '../../http/stream/stream-part.ts';
import { againEvent } from '#contract/stream.ts';
import { type Announced, listEventsOf, timeOfId } from '../outbox.ts';
import { gatherMs } from './announcer.ts';
import { eventsOf, relayChannel } from './relay-channel.ts';

export interface Follower {
  readonly client: StreamClient;
  readonly session: Session;
  // Older events were told by the answer to its question.
  readonly since: Date;
}

// A transaction may commit this long after the time in the ids of its events.
export const lateCommitMs = 30_000;
const ofOneMember = 10;

// Who listens to the events of which member in this process.
export class Followers {
  readonly #context: Context;
  readonly #members = new Map<string, Set<Follower>>();
  readonly #places = new Map<StreamClient, Follower>();
  // Events that were told, by their ids.
  readonly #told = new Set<string>();
  #readAt: Date;
  #listening: Listening | null = null;

  constructor(context: Context) {
    this.#context = context;
    this.#readAt = context.now();
  }

  // Only the first call opens the connection on which this process hears.
  start(): void {
    this.#listening ??= this.#context.operations.listen({
      channel: relayChannel,
      hear: (payload) => this.#tell(eventsOf(payload), () => true),
      connected: () => void this.readMissed().catch(() => undefined),
    });
  }

  enter(follower: Follower): void {
    this.leave(follower.client);
    const { memberId } = follower.session;
    const others = this.#members.get(memberId) ?? new Set();
    const [oldest] = others;
    if (oldest !== undefined && others.size >= ofOneMember) {
      this.leave(oldest.client);
      oldest.client.end();
    }
    this.#members.set(memberId, others.add(follower));
    this.#places.set(follower.client, follower);
  }

  leave(client: StreamClient): void {
    const follower = this.#places.get(client);
    if (follower === undefined) return;
    this.#places.delete(client);
    const others = this.#members.get(follower.session.memberId);
    others?.delete(follower);
    if (others?.size === 0) this.#members.delete(follower.session.memberId);
  }

  all(): Follower[] {
    return [...this.#places.values()];
  }

  // Finds what was committed and announced to nobody: its process died, or this one had lost its connection.
  async readMissed(): Promise<void> {
    const since = new Date(this.#readAt.getTime() - lateCommitMs);
    const began = this.#context.now();
    for (const id of this.#told) if (timeOfId(id) < since.getTime()) this.#told.delete(id);
    const members = [...this.#members.keys()];
    const missed = members.length === 0 ? [] : await listEventsOf(this.#context.database, members, since);
    this.#readAt = began;
    if (missed.length > 0) await sleep(gatherMs, undefined, { ref: false });
    this.#tell(missed, ({ outboxId }, follower) => timeOfId(outboxId) >= follower.since.getTime());
  }

  async close(): Promise<void> {
    await this.#listening?.close();
  }

  #tell(events: readonly Announced[], isFor: (event: Announced, follower: Follower) => boolean): void {
    const news = Map.groupBy(
      events.filter(({ memberId, outboxId }) => this.#members.has(memberId) && !this.#told.has(outboxId)),
      ({ memberId }) => memberId,
    );
    for (const [memberId, told] of news) {
      for (const { outboxId } of told) this.#told.add(outboxId);
      for (const follower of this.#members.get(memberId) ?? []) {
        const again = new Set(told.filter((event) => isFor(event, follower)).map(({ topic }) => topic));
        if (again.size > 0) follower.client.send(againEvent, { again: [...again] });
      }
    }
  }
}

const known = new WeakMap<Context, Followers>();

export const followersOf = (context: Context): Followers => {
  const followers = known.get(context) ?? new Followers(context);
  known.set(context, followers);
  return followers;
};
