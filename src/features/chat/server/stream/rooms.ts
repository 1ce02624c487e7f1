import type { Context } from '#server/context.ts';
import type { StreamClient, StreamListener } from '#server/http/stream/stream-part.ts';
import type { ChatOwner } from '../chat-owner.ts';

export interface Listener extends StreamListener {
  readonly owner: ChatOwner;
}

export interface Room {
  readonly listeners: Set<Listener>;
  // The last line sent to its listeners; null until the first of them has read the talk.
  told: number | null;
  // The line from which on they were told all.
  from: number | null;
  // A line was announced before that.
  isRung: boolean;
}

// Who listens to which talk in this process; a client listens to one.
export class Rooms {
  readonly #rooms = new Map<string, Room>();
  readonly #places = new Map<StreamClient, Listener>();

  enter(listener: Listener): Room {
    this.leave(listener.client);
    const name = listener.owner.conversationId;
    const room = this.#rooms.get(name) ?? { listeners: new Set(), told: null, from: null, isRung: false };
    room.listeners.add(listener);
    this.#rooms.set(name, room);
    this.#places.set(listener.client, listener);
    return room;
  }

  leave(client: StreamClient): void {
    const listener = this.#places.get(client);
    if (listener === undefined) return;
    this.#places.delete(client);
    const name = listener.owner.conversationId;
    const room = this.#rooms.get(name);
    room?.listeners.delete(listener);
    if (room?.listeners.size === 0) this.#rooms.delete(name);
  }

  // Where the client listens, and the last line that was sent there; null if nowhere yet.
  placeOf(client: StreamClient): { readonly listener: Listener; readonly told: number } | null {
    const listener = this.#places.get(client);
    const told = listener === undefined ? null : (this.find(listener.owner.conversationId)?.told ?? null);
    return listener === undefined || told === null ? null : { listener, told };
  }

  find(conversationId: string): Room | null {
    return this.#rooms.get(conversationId) ?? null;
  }

  names(): string[] {
    return [...this.#rooms.keys()];
  }

  listeners(): Listener[] {
    return [...this.#places.values()];
  }
}

const known = new WeakMap<Context, Rooms>();

export const roomsOf = (context: Context): Rooms => {
  const rooms = known.get(context) ?? new Rooms();
  known.set(context, rooms);
  return rooms;
};
