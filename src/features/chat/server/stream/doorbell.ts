import { setTimeout as sleep } from 'node:timers/promises';
import type { Listening } from '#database/listen-on.ts';
import type { Context } from '#server/context.ts';
import { isOwn } from '../chat-owner.ts';
import { eachMost, listMessagesOfMany, type MessageOfMany } from '../messages-table.ts';
import { chatChannel, readAnnouncement } from '../lines/new-lines-table.ts';
import { lineOf } from '../shown-line.ts';
import { findEpoch } from './epoch-table.ts';
import { type Rooms, roomsOf } from './rooms.ts';

const againAfterMs = 500;

const tell = (rooms: Rooms, { device, ...line }: MessageOfMany): void => {
  const room = rooms.find(line.conversationId);
  if (room === null || (room.told ?? 0) >= line.seq) return;
  room.told = line.seq;
  const message = lineOf(line);
  for (const { client, owner } of room.listeners) if (isOwn({ device }, owner)) client.send('messaging', message);
};

// Tells who listens here of the lines that are announced. Where one is missing, it reads the new lines of all such talks with
// one statement, one statement at a time, so that many talks cost the database hardly more than one.
export class Doorbell {
  readonly #context: Context;
  readonly #rooms: Rooms;
  readonly #rung = new Set<string>();
  #listening: Listening | null = null;
  #reading: Promise<void> | null = null;
  #isReading = false;
  #epoch: Promise<string> | null = null;
  #isClosed = false;

  constructor(context: Context) {
    this.#context = context;
    this.#rooms = roomsOf(context);
  }

  // Called by each client; only the first call opens the connection.
  start(): void {
    this.#listening ??= this.#context.operations.listen({
      channel: chatChannel,
      hear: (payload) => this.#hear(payload),
      connected: () => void this.#resume(this.#epoch).catch(() => undefined),
    });
  }

  // Changes with a restore, after which a number may belong to another line.
  epoch(): Promise<string> {
    this.#epoch ??= findEpoch(this.#context.operations).catch((error: unknown) => {
      this.#epoch = null;
      throw error;
    });
    return this.#epoch;
  }

  // The line itself is told if it is the next one of its talk.
  #hear(payload: string): void {
    const announced = readAnnouncement(payload);
    const room = this.#rooms.find(announced.conversationId);
    if (room === null) return;
    if ('seq' in announced && room.told === announced.seq - 1) tell(this.#rooms, announced);
    else this.ring(announced.conversationId);
  }

  ring(conversationId: string): void {
    const room = this.#rooms.find(conversationId);
    if (room === null) return;
    if (room.told === null) {
      room.isRung = true;
      return;
    }
    this.#rung.add(conversationId);
    if (!this.#isReading) this.#reading = this.#readAll();
  }

  // A client has read its talk up to a line. Of two that came together, the one that read less may be answered last; what it
  // lacks is then told again.
  settle(conversationId: string, last: number): void {
    const room = this.#rooms.find(conversationId);
    if (room === null) return;
    const isBehind = room.from !== null && last < room.from;
    if (room.from === null || isBehind) {
      room.told = last;
      room.from = last;
    }
    if (room.isRung || isBehind) this.ring(conversationId);
    room.isRung = false;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#listening?.close();
    await this.#reading;
  }

  // A database that was just restored may not answer at first.
  async #epochSoon(): Promise<string | null> {
    while (!this.#isClosed) {
      const epoch = await this.epoch().catch(() => null);
      if (epoch !== null) return epoch;
      await sleep(againAfterMs);
    }
    return null;
  }

  // What was announced meanwhile is read. If the database was restored meanwhile, everybody joins again.
  async #resume(before: Promise<string> | null): Promise<void> {
    this.#epoch = null;
    for (const name of this.#rooms.names()) this.ring(name);
    if (before === null || (await before) === (await this.#epochSoon())) return;
    for (const { client } of this.#rooms.listeners()) client.reopen();
  }

  async #readAll(): Promise<void> {
    this.#isReading = true;
    while (this.#rung.size > 0 && !this.#isClosed) {
      const names = [...this.#rung];
      this.#rung.clear();
      const isRead = await this.#read(names).catch(() => false);
      if (isRead) continue;
      for (const name of names) this.#rung.add(name);
      await sleep(againAfterMs);
    }
    this.#isReading = false;
  }

  async #read(names: readonly string[]): Promise<boolean> {
    const asked = names.map((name) => ({ conversationId: name, after: this.#rooms.find(name)?.told ?? null }));
    const known = asked.filter((one): one is { conversationId: string; after: number } => one.after !== null);
    const lines = await listMessagesOfMany(this.#context.database, known);
    for (const line of lines) tell(this.#rooms, line);
    for (const [name, { length }] of Map.groupBy(lines, ({ conversationId }) => conversationId))
      if (length === eachMost) this.#rung.add(name);
    return true;
  }
}

const bells = new WeakMap<Context, Doorbell>();

export const doorbellOf = (context: Context): Doorbell => {
  const bell = bells.get(context) ?? new Doorbell(context);
  bells.set(context, bell);
  return bell;
};
