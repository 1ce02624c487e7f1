import PQueue from 'p-queue';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as z from 'zod/mini';
import type { Context, Member } from '../../context.ts';
import type { CallLimits } from '../call-limits.ts';
import { logFailure } from '../log-outage.ts';
import { Refusal, refuse } from '../../refuse.ts';
import type { StreamClient, StreamEvent, StreamPart } from './stream-part.ts';

// After a restart all clients reconnect at once. Few of their events reach the database together, so that calls about
// money find connections free.
const atOnce = 3;
// What is looked up at the same time, such as tokens, shares a statement.
const lookupsAtOnce = 256;
const waitingMax = 5_000;
const eventsPerMinute = 60;
// Our app asks again after this. What it no longer waits for is not answered, or after a restart a busy server would answer
// old questions alone.
const patienceMs = 3_000;
// After a longer wait its session may have ended unseen: sessions of those who listen already are checked each second.
const freshMs = 250;

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

interface Asking {
  readonly client: StreamClient;
  readonly question: unknown;
  readonly at: number;
  // Answered after what the client asked by the same name before: a token takes longer to look up than none, and what was
  // asked last holds.
  readonly before: Promise<void> | undefined;
  readonly answered: PromiseWithResolvers<void>;
}

interface Counting {
  readonly limits: CallLimits;
  // Clients that have named a member before.
  readonly known: WeakSet<StreamClient>;
}

interface Asker {
  readonly member: Member | null;
  readonly at: number;
}

// Who asks. As at calls, a member is counted as the member, anybody else by the address.
const memberOf = async (context: Context, { client, question }: Asking, counting: Counting): Promise<Member | null> => {
  const { limits, known } = counting;
  const { token } = question as { readonly token?: string | null };
  if (token === undefined || token === null || token === '') {
    await limits.takeForAddress(client.network);
    return null;
  }
  if (!known.has(client)) await limits.takeLookup(client.network);
  const member = await context.actors.memberOfToken(context, token).catch(async (error: unknown) => {
    await limits.takeForAddress(client.network);
    throw error;
  });
  known.add(client);
  await limits.takeForMember(member.memberId);
  return member;
};

const countOf = () => {
  const counts = new WeakMap<StreamClient, RateLimiterMemory>();
  return async (client: StreamClient): Promise<boolean> => {
    const limiter = counts.get(client) ?? new RateLimiterMemory({ points: eventsPerMinute, duration: 60 });
    counts.set(client, limiter);
    return limiter.consume('').then(
      () => true,
      () => false,
    );
  };
};

// Answers events, each as its part does. A client that sends others, or too many, is cut off.
export const eventAnswers = (context: Context, { parts, limits }: Answering) => {
  const events = new Map(parts.flatMap((part) => part.events).map((event) => [event.name, event]));
  const concurrency = context.database.isSpread ? atOnce : lookupsAtOnce;
  const [lookups, shared] = [new PQueue({ concurrency }), new PQueue({ concurrency })];
  const queue = new PQueue({ concurrency: atOnce });
  const counting = { limits, known: new WeakSet<StreamClient>() };
  const isWithin = countOf();
  const newest = new WeakMap<StreamClient, Map<string, Asking>>();
  // Who has left would listen for ever.
  const isOwed = (event: StreamEvent, asking: Asking): boolean => {
    const isAskedAgain = newest.get(asking.client)?.get(event.name) !== asking;
    return asking.client.isHere() && !(isAskedAgain && performance.now() - asking.at > patienceMs);
  };
  // Who asked, when its turn has come. A session that has ended since is refused as one that had ended before.
  const stillOf = async (asking: Asking, { member, at }: Asker): Promise<Member | null> => {
    if (member === null || performance.now() - at < freshMs) return member;
    const isOpen = (await context.actors.openSessions(context, [member])).has(member.sessionId);
    return isOpen ? member : memberOf(context, asking, counting);
  };
  const answerOf = async (event: StreamEvent, asking: Asking): Promise<unknown> => {
    const { client } = asking;
    const asker = await lookups.add(async () => {
      const member = isOwed(event, asking) ? await memberOf(context, asking, counting) : null;
      return { member, at: performance.now() };
    });
    await asking.before;
    return (event.isShared === true ? shared : queue).add(async () => {
      const member = isOwed(event, asking) ? await stillOf(asking, asker) : null;
      const question = asking.question as never;
      return isOwed(event, asking) ? event.answer({ context, client, question, member, refuse }) : null;
    });
  };
  return async ({ client, name, fields }: Sent): Promise<void> => {
    const event = events.get(name);
    if (event === undefined || !(await isWithin(client))) return client.end();
    const last = fields.at(-1);
    const answer = typeof last === 'function' ? (last as (body: unknown) => void) : () => undefined;
    const read = z.safeDecode(event.question, fields[0]);
    if (!read.success) return answer({ message: 'KEY_INVALID' });
    const ofClient = newest.get(client) ?? new Map<string, Asking>();
    const before = ofClient.get(name)?.answered.promise;
    const answered = Promise.withResolvers<void>();
    const asking = { client, question: read.data, at: performance.now(), before, answered };
    newest.set(client, ofClient.set(name, asking));
    const waiting =
      lookups.size + shared.size + queue.size < waitingMax
        ? answerOf(event, asking)
        : Promise.reject(new Refusal('SERVICE_UNAVAILABLE'));
    const body = await waiting.catch((error: unknown) => ({ message: messageOf(context, error) }));
    answered.resolve();
    answer(body);
  };
};
