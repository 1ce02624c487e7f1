import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import { recordTaken } from '#database/sql-state.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import type { TestMember } from '#support/people.ts';
import { proves } from '#support/requirements/proves.ts';
import { startTestServer } from '#support/test-server.ts';
import type { Call } from '../context.ts';
import { keyOfCall } from '../records/idempotency.ts';
import { Refusal } from '../refuse.ts';
import { replyToMove } from './reply-to-move.ts';

const server = await startTestServer();

const press = (member: TestMember, key: string, amount = 10_000n) =>
  server.ask(withdrawCalls.request, { amount }, { token: member.token, key });

const withdrawals = async (): Promise<number> => {
  const row = await server.database.owner.one<{ count: bigint }>('select count(*) as count from withdrawal');
  return Number(row?.count);
};

it('keys used before get the first answer, and new requests in the same batch are done once', async () => {
  proves('OP-298');
  const members = await Promise.all(Array.from({ length: 24 }, () => server.member({ balance: 30_000n })));
  const repeating = members.filter((_, index) => index % 3 === 0);
  const firsts: unknown[] = [];
  for (const member of repeating) firsts.push((await press(member, 'one press')).body);
  const before = await withdrawals();
  const replies = await Promise.all(members.map((member) => press(member, 'one press')));
  const after = await withdrawals();
  for (const reply of replies) expect(reply).toMatchObject({ status: 200, body: { message: 'SUCCESS' } });
  expect(replies.filter((_, index) => index % 3 === 0).map(({ body }) => body)).toEqual(firsts);
  expect(new Set(replies.map(({ body }) => (body as { id: string }).id)).size).toBe(members.length);
  expect(after - before).toBe(members.length - repeating.length);
});

it('the writer of keys names the places of the taken keys, and no others', async () => {
  const [taken, free] = [await server.member({ balance: 30_000n }), await server.member()];
  await press(taken, 'one press');
  const row = (member: TestMember, index: number) => ({
    index,
    member_id: member.memberId,
    key: keyOfCall({ actor: { kind: 'visitor' }, route: withdrawCalls.request.at, idempotencyKey: 'one press' }),
    fingerprint: randomUUIDv7(),
    operation_id: randomUUIDv7(),
    at: server.clock.now(),
    answer: {},
    outbox_id: randomUUIDv7(),
    topic: 'balances',
    event: {},
    id: randomUUIDv7(),
    actor_kind: 'system',
    act: 'act',
    object: 'object',
    request_id: '-',
    address: '-',
    detail: {},
  });
  const written = server.context.database.rows('select write_conduct($1::json)', [
    JSON.stringify([row(free, 1), row(taken, 2)]),
  ]);
  await expect(written).rejects.toMatchObject({ code: recordTaken, detail: '2' });
});

it('a key used before with another question is refused, and the other request of the batch is done', async () => {
  proves('OP-298');
  const [first, second] = [await server.member({ balance: 30_000n }), await server.member({ balance: 30_000n })];
  await press(first, 'one press');
  const [changed, beside] = await Promise.all([press(first, 'one press', 10_100n), press(second, 'one press')]);
  expect(changed).toMatchObject({ status: 422, body: { message: 'KEY_INVALID' } });
  expect(beside.status).toBe(200);
});

it('a repeated key gets the first answer although the wallet no longer has enough', async () => {
  proves('OP-298');
  const member = await server.member({ balance: 10_000n });
  const first = await press(member, 'one press');
  expect(await press(member, 'one press')).toMatchObject({ status: 200, text: first.text });
  const refused = await press(member, 'another press');
  expect(refused).toMatchObject({ status: 400, body: { message: 'MONEY_NOT_ENOUGH' } });
  expect((await press(member, 'another press')).text).toBe(refused.text);
});

it('a press refused as too busy keeps nothing under its key, so that the same press can go through later', async () => {
  proves('OP-298');
  const { memberId } = await server.member({ balance: 10_000n });
  const call: Call = {
    actor: { kind: 'member', memberId, sessionId: randomUUIDv7() },
    question: {},
    route: withdrawCalls.request.at,
    requestId: '-',
    address: '-',
    network: '-',
    device: null,
    otpToken: null,
    idempotencyKey: 'one press',
  };
  const refusedWith = (code: 'REQUEST_LIMIT' | 'NO_BANK'): Promise<unknown> =>
    replyToMove(server.context, call, {
      endpoint: withdrawCalls.request,
      plan: () => Promise.reject(new Refusal(code)),
    });
  await expect(refusedWith('REQUEST_LIMIT')).rejects.toThrow('REQUEST_LIMIT');
  await expect(refusedWith('NO_BANK')).rejects.toThrow('NO_BANK');
  // The first refusal that says something of the request is the kept one.
  expect(await refusedWith('REQUEST_LIMIT')).toEqual({ status: 404, body: { message: 'NO_BANK' } });
});
