import type { StreamPart } from '#server/http/stream/stream-part.ts';
import { doorbellOf } from './doorbell.ts';
import { joinRoom } from './join-room.ts';
import { roomsOf } from './rooms.ts';

export const stream: StreamPart = {
  events: [joinRoom],
  listeners: (context) => roomsOf(context).listeners(),
  left: (context, client) => roomsOf(context).leave(client),
  close: (context) => doorbellOf(context).close(),
};
