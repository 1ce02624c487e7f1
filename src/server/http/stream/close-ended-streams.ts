import type { Context } from '../../context.ts';
import type { Job } from '../../jobs/job.ts';
import { isSiteGone } from '../../operator/shared-settings.ts';
import type { StreamListener, StreamPart } from './stream-part.ts';

const endOf = (listeners: readonly StreamListener[]): void => {
  for (const { client } of listeners) client.end();
};

// A client whose token calls would refuse must not be told anything either.
const closeEnded = async (context: Context, parts: readonly StreamPart[]): Promise<void> => {
  const listeners = parts.flatMap((part) => part.listeners(context));
  if (listeners.length === 0) return;
  if (await isSiteGone(context)) return endOf(listeners);
  const sessions = listeners.flatMap(({ session }) => session ?? []);
  if (sessions.length === 0) return;
  const open = await context.actors.openSessions(context, sessions);
  endOf(listeners.filter(({ session }) => session !== null && !open.has(session.sessionId)));
};

export const closeEndedStreams = (parts: readonly StreamPart[]): Job => ({
  name: 'close the streams of ended sessions',
  everyMs: 1_000,
  isPerProcess: true,
  run: (context) => closeEnded(context, parts),
});
