import type { StreamPart } from '../../http/stream/stream-part.ts';
import type { Job } from '../../jobs/job.ts';
import { follow } from './follow.ts';
import { followersOf } from './followers.ts';

// Tells members' apps what to read again.
export const relay: StreamPart = {
  events: [follow],
  listeners: (context) => followersOf(context).all(),
  left: (context, client) => followersOf(context).leave(client),
  close: (context) => followersOf(context).close(),
};

export const relayMissed: Job = {
  name: 'relay missed events',
  everyMs: 5_000,
  isPerProcess: true,
  run: (context) => followersOf(context).readMissed(),
};
