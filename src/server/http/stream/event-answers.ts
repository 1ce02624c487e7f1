import PQueue from 'p-queue';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import type { CallLimits } from '../call-limits.ts';
import { logFailure } from '../log-outage.ts';
import { Refusal, refuse } from '../../refuse.ts';
import type { StreamClient, StreamPart } from './stream-part.ts';

// After a restart all clients reconnect at once. Few of their events reach the database together, so that calls about
// money find connections free.
const atOnce = 3;
const waitingMax = 5_000;
const eventsPerMinute = 60;

interface Answering {
  readonly parts: readonly StreamPart[];
  readonly limits: CallLimits;
}

interface Sent {
  readonly client: StreamClient;
  readonly name: string;
  readonly fields: readonly unknown[];
}

const messageOf = (context: Context, error: unknown): string => {
  if (error instanceof Refusal) return error.code;
  logFailure(context.log, error, { about: {}, text: 'an event of the stream failed' });
  return 'SERVICE_UNAVAILABLE';
};

// Answers events, each as its part does. A client that sends others, or too many, is cut off.
export const eventAnswers = (context: Context, { parts, limits }: Answering) => {
  const events = new Map(parts.flatMap((part) => part.events).map((event) => [event.name, event]));
  const queue = new PQueue({ concurrency: atOnce });
  const counts = new WeakMap<StreamClient, RateLimiterMemory>();
  const isWithin = async (client: StreamClient): Promise<boolean> => {
    const limiter = counts.get(client) ?? new RateLimiterMemory({ points: eventsPerMinute, duration: 60 });
    counts.set(client, limiter);
    return limiter.consume('').then(
      () => true,
      () => false,
    );
  };
  return async ({ client, name, fields }: Sent): Promise<void> => {
    const event = events.get(name);
    if (event === undefined || !(await isWithin(client))) return client.end();
    const last = fields.at(-1);
    const answer = typeof last === 'function' ? (last as (body: unknown) => void) : () => undefined;
    const read = z.safeDecode(event.question, fields[0]);
    if (!read.success) return answer({ message: 'KEY_INVALID' });
    const question = read.data as never;
    const body = await limits
      .takeForAddress(client.network)
      .then(() =>
        queue.size < waitingMax
          ? queue.add(() => event.answer({ context, client, question, refuse }))
          : refuse('SERVICE_UNAVAILABLE'),
      )
      .catch((error: unknown) => ({ message: messageOf(context, error) }));
    answer(body);
  };
};
