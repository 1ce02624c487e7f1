import type { Context } from '#server/context.ts';
import type { Job } from '#server/jobs/job.ts';
import { isSiteGone } from '#server/operator/shared-settings.ts';
import { type Listener, roomsOf } from './rooms.ts';

const endOf = (listeners: readonly Listener[]): void => {
  for (const { client } of listeners) client.end();
};

// A client whose token calls would refuse must not receive lines either.
const closeEnded = async (context: Context): Promise<void> => {
  const listeners = roomsOf(context).listeners();
  if (listeners.length === 0) return;
  if (await isSiteGone(context)) return endOf(listeners);
  const sessions = listeners.flatMap(({ session }) => session ?? []);
  if (sessions.length === 0) return;
  const open = await context.actors.openSessions(context, sessions);
  endOf(listeners.filter(({ session }) => session !== null && !open.has(session.sessionId)));
};

export const closeEndedStreams: Job = {
  name: 'close the streams of ended sessions',
  everyMs: 1_000,
  isPerProcess: true,
  run: closeEnded,
};
