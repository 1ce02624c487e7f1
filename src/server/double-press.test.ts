import { expect, it } from 'vitest';
import type { Endpoint, QuestionOf } from '#contract/endpoint.ts';
import { depositCalls } from '#features/deposit/contract.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { openGame } from '#support/game-accounts.ts';
import type { TestReply } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';

const server = await startTestServer();
const presses = 40;

// Each request takes the whole balance, so a second effect, or a second check of the balance, would be refused.
const calls: [
  string,
  (ask: <E extends Endpoint>(call: E, question: QuestionOf<E>) => Promise<TestReply>) => Promise<TestReply>,
][] = [
  [withdrawCalls.request.at, (ask) => ask(withdrawCalls.request, { amount: 50_000n })],
  [withdrawCalls.requestFromApp.at, (ask) => ask(withdrawCalls.requestFromApp, { amount: 50_000n })],
  [transferCalls.move.at, (ask) => ask(transferCalls.move, { from: 'WALLET', to: 'JOKER', amount: 50_000n })],
  [transferCalls.moveEverything.at, (ask) => ask(transferCalls.moveEverything, { to: 'JOKER' })],
  [depositCalls.report.at, (ask) => ask(depositCalls.report, { amount: 50_000n })],
];

it.for(calls)(
  '%s sent 40 times at once under one key has one effect, and no repeat is refused because of it',
  async ([, press]) => {
    const member = await server.member({ balance: 50_000n });
    await openGame(server, member, 'JOKER');
    const before = await server.database.owner.one<{ count: bigint }>('select count(*) as count from operation');
    const pressOnce = () =>
      press((call, question) => server.ask(call, question, { token: member.token, key: 'one press' }));
    const replies = await Promise.all(Array.from({ length: presses }, pressOnce));
    const running = replies.filter(({ status, text }) => status === 409 && text === '{"message":"REQUEST_LIMIT"}');
    const answered = replies.filter((reply) => !running.includes(reply));
    expect(answered.length).toBeGreaterThan(0);
    const later = await pressOnce();
    expect(later).toMatchObject({ status: 200, body: { message: 'SUCCESS' } });
    for (const { status, text } of answered) expect([status, text]).toEqual([200, later.text]);
    const after = await server.database.owner.one<{ count: bigint }>('select count(*) as count from operation');
    expect((after?.count ?? 0n) - (before?.count ?? 0n)).toBe(1n);
  },
);
