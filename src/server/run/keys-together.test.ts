import { expect, it } from 'vitest';
import type { Database } from '#database/database.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { openGame } from '#support/game-accounts.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { dropKey, takeKey, type KeyUse } from '../records/idempotency.ts';
import { keepAnswerTogether, takeKeyTogether } from './keys-together.ts';

const server = await startTestServer();

const players = async (count: number): Promise<TestMember[]> => {
  const members = await Promise.all(Array.from({ length: count }, () => server.member({ balance: 50_000n })));
  for (const member of members) await openGame(server, member, 'JOKER');
  return members;
};

const move = (member: TestMember, amount: bigint) =>
  server.ask(transferCalls.move, { from: 'WALLET', to: 'JOKER', amount }, { token: member.token, key: 'one press' });

it('of transfers in one moment each gets the answer of its own key: those pressed before their first one, another amount is refused', async () => {
  const members = await players(12);
  const firsts = await Promise.all(members.slice(0, 6).map((member) => move(member, 20_000n)));
  const replies = await Promise.all(members.map((member, nth) => move(member, nth < 3 ? 10_000n : 20_000n)));
  expect(replies.slice(0, 3).map(({ status, body }) => [status, body])).toEqual(
    Array.from({ length: 3 }, () => [422, { message: 'KEY_INVALID' }]),
  );
  expect(replies.slice(3, 6).map(({ text }) => text)).toEqual(firsts.slice(3).map(({ text }) => text));
  const ids = replies.slice(3).map(({ body }) => (body as { id: string }).id);
  expect(new Set(ids).size).toBe(9);
  const moved = await server.database.owner.one<{ count: bigint }>('select count(*) as count from game_transfer');
  expect(moved?.count).toBe(12n);
});

const oneKey = '00000000-0000-7000-8000-00000000000a';
const anotherKey = '00000000-0000-7000-8000-00000000000c';

const pressOf = ({ memberId }: TestMember, key = oneKey): KeyUse => ({
  memberId,
  key,
  fingerprint: '00000000-0000-7000-8000-00000000000b',
  operationId: server.context.newId(),
  at: server.clock.now(),
});

it('a key whose taking was committed but not answered is taken again by the same call, and by no other', async () => {
  const member = await server.member();
  const [press, other] = [pressOf(member), pressOf(member)];
  expect(await takeKeyTogether(server.context, press)).toBeNull();
  expect(await takeKeyTogether(server.context, press)).toBeNull();
  expect(await takeKeyTogether(server.context, other)).toMatchObject({ operationId: press.operationId, status: null });
  await keepAnswerTogether(server.context, press, { status: 200, answer: { message: 'SUCCESS' } });
  expect(await takeKeyTogether(server.context, other)).toMatchObject({ status: 200, answer: { message: 'SUCCESS' } });
});

const takes: readonly [string, typeof takeKeyTogether][] = [
  ['together with others', takeKeyTogether],
  ['alone', (context, press) => takeKey(context.database, press)],
];

it.for(takes)(
  'a key that is deleted while a repeat takes it %s is taken by that repeat, and by no further one',
  async ([, take]) => {
    const member = await server.member();
    const [first, repeat, further] = [pressOf(member), pressOf(member), pressOf(member)];
    await takeKeyTogether(server.context, first);
    const { database } = server.context;
    // The first call deletes its key between the two statements of the repeat.
    const one: Database['one'] = async (text, values) => {
      if (text.startsWith('select')) await dropKey(database, first);
      return database.one(text, values);
    };
    expect(await take({ ...server.context, database: { ...database, one } }, repeat)).toBeNull();
    expect(await takeKeyTogether(server.context, further)).toMatchObject({
      operationId: repeat.operationId,
      status: null,
    });
  },
);

it('answers to two keys of one member are kept together, each under its own key', async () => {
  const member = await server.member();
  const presses = [pressOf(member), pressOf(member, anotherKey)];
  for (const press of presses) await takeKeyTogether(server.context, press);
  await Promise.all(
    presses.map((press, nth) =>
      keepAnswerTogether(server.context, press, { status: 200, answer: { message: 'SUCCESS', nth } }),
    ),
  );
  const kept = await Promise.all(presses.map((press) => takeKeyTogether(server.context, press)));
  expect(kept.map((one) => one?.answer)).toEqual([0, 1].map((nth) => ({ message: 'SUCCESS', nth })));
});
