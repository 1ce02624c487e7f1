import type * as z from 'zod/mini';
import { type againMessage, followEvent, followQuestion } from '#contract/stream.ts';
import { refuseToken } from '../../refuse.ts';
import { streamEvent } from '../../http/stream/stream-part.ts';
import { listEventsOf } from '../outbox.ts';
import { followersOf, lateCommitMs } from './followers.ts';

// After a longer absence everything is read again.
const askedAboutMs = 10 * 60_000;

// From now on the member's app is told what to read again. Listens before it looks up what changed since the app has read,
// so that no commit is missed in between.
export const follow = streamEvent({
  name: followEvent,
  question: followQuestion,
  answer: async ({ context, client, question, member }): Promise<z.output<typeof againMessage>> => {
    const { memberId, sessionId } = member ?? refuseToken('invalid-token');
    const followers = followersOf(context);
    const since = context.now();
    followers.start();
    followers.enter({ client, session: { memberId, sessionId }, since });
    if (question.ageMs > askedAboutMs) return { again: null };
    try {
      const read = new Date(since.getTime() - question.ageMs - lateCommitMs);
      const events = await listEventsOf(context.database, [memberId], read);
      return { again: [...new Set(events.map(({ topic }) => topic))] };
    } catch (error) {
      followers.leave(client);
      throw error;
    }
  },
});
