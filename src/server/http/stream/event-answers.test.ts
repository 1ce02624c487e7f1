import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { startTestServer } from '#support/test-server.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refuse.ts';
import { createCallLimits } from '../call-limits.ts';
import { eventAnswers } from './event-answers.ts';
import { type StreamClient, type StreamEvent, streamEvent } from './stream-part.ts';

const server = await startTestServer();

const question = z.object({ token: z.nullish(z.string()) });
const clientOf = (): StreamClient => ({ network: '', isHere: () => true }) as StreamClient;

const answersOf = (event: StreamEvent, actors: Partial<Context['actors']>) => {
  const part = { events: [event], listeners: () => [], left: () => undefined, close: () => Promise.resolve() };
  const context = { ...server.context, actors: { ...server.context.actors, ...actors } };
  return eventAnswers(context, { parts: [part], limits: createCallLimits(server.context.settings) });
};

it('who has left while the question waited is not entered anywhere', async () => {
  let isHere = true;
  const [client, answer] = [{ network: 'n', isHere: () => isHere } as StreamClient, vi.fn<() => Promise<number>>()];
  const memberOfToken = (): Promise<never> => {
    isHere = false;
    return Promise.resolve({ kind: 'member', memberId: 'm', sessionId: 's' } as never);
  };
  const event = streamEvent({ name: 'join', question, answer });
  await answersOf(event, { memberOfToken })({ client, name: 'join', fields: [{ token: 't' }] });
  expect(isHere).toBe(false);
  expect(answer).not.toHaveBeenCalled();
});

const many = 50;

it.each([
  { isShared: false, atOnce: 3 },
  { isShared: true, atOnce: many },
])(
  'tokens of many who ask at once are looked up together; few are answered at a time, unless their answers share what they read: $isShared',
  async ({ isShared, atOnce }) => {
    const asked = Promise.withResolvers<void>();
    let waiting = 0;
    const memberOfToken = async () => {
      waiting += 1;
      if (waiting === many) asked.resolve();
      await asked.promise;
      return { kind: 'member', memberId: 'm', sessionId: 's' } as never;
    };
    let [running, most] = [0, 0];
    const answer = async () => {
      most = Math.max(most, (running += 1));
      await nextTurn();
      running -= 1;
      return 'answered';
    };
    const answers = answersOf(streamEvent({ name: 'join', isShared, question, answer }), { memberOfToken });
    const answered: unknown[] = [];
    await Promise.all(
      Array.from({ length: many }, () => {
        const client = clientOf();
        return answers({ client, name: 'join', fields: [{ token: 't' }, (body: unknown) => answered.push(body)] });
      }),
    );
    expect(answered).toEqual(Array.from({ length: many }, () => 'answered'));
    expect(most).toBe(atOnce);
  },
);

it('whose session ended while the question waited for its turn is refused, and whose is open is answered', async () => {
  const turn = Promise.withResolvers<void>();
  let hasEnded = false;
  const actors = {
    memberOfToken: (_: unknown, token: string) =>
      hasEnded
        ? Promise.reject(new Refusal('INVALID_USER_3'))
        : Promise.resolve({ kind: 'member', memberId: 'm', sessionId: token } as never),
    openSessions: () => Promise.resolve(new Set(['open'])),
  };
  const answer = () => turn.promise.then(() => 'answered');
  const answers = answersOf(streamEvent({ name: 'join', question, answer }), actors);
  const ask = async (token: string): Promise<unknown> => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    await answers({ client: clientOf(), name: 'join', fields: [{ token }, resolve] });
    return promise;
  };
  const asked = ['first', 'second', 'third', 'ended', 'open'].map(ask);
  for (let turns = 0; turns < 10; turns += 1) await nextTurn();
  hasEnded = true;
  const later = performance.now() + 1_000;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
  turn.resolve();
  const bodies = await Promise.all(asked);
  clock.mockRestore();
  expect(bodies).toEqual(['answered', 'answered', 'answered', { message: 'INVALID_USER_3' }, 'answered']);
});

it('what a client asks last is answered last, also if who asks is known sooner, so its last room is the one it hears', async () => {
  const known = Promise.withResolvers<never>();
  const entered: unknown[] = [];
  const event = streamEvent({
    name: 'join',
    isShared: true,
    question,
    answer: async ({ member }) => entered.push(member?.memberId ?? 'visitor'),
  });
  const answers = answersOf(event, { memberOfToken: () => known.promise });
  const client = clientOf();
  const asked = [{ token: 'of the member' }, {}].map((one) => answers({ client, name: 'join', fields: [one] }));
  for (let turns = 0; turns < 10; turns += 1) await nextTurn();
  known.resolve({ kind: 'member', memberId: 'm', sessionId: 's' } as never);
  await Promise.all(asked);
  expect(entered).toEqual(['m', 'visitor']);
});
