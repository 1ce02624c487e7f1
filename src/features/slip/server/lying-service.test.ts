import { expect, it } from 'vitest';
import { accountOf, transferTo, walletOf } from '#support/deposits.ts';
import type { TestMember } from '#support/people.ts';
import { noon, slipsOf } from '#support/slips.ts';
import { startTestServer } from '#support/test-server.ts';
import { laneIsStopped } from '#server/brake.ts';
import { slipCalls } from '../contract.ts';

const server = await startTestServer();
server.clock.set(noon);

const findings = () =>
  server.database.owner.rows<{ kind: string; lane: string; detail: object }>('select kind, lane, detail from finding');
const slipsAreStopped = () => laneIsStopped(server.context.database, 'slips');

const passHours = async (count: number): Promise<void> => {
  for (let hour = 0; hour < count; hour += 1) {
    server.clock.advance(60 * 60_000);
    await server.runJobs();
  }
};

// Pays at the sandbox bank and uploads the slip that it draws.
const payBySlip = async (amount: number, payer: TestMember | null = null): Promise<TestMember> => {
  const member = payer ?? (await server.member());
  const to = { bankCode: 'KBANK', accountNo: '0011000001' };
  const reference = await transferTo(server, to, { from: accountOf(member), amount });
  const drawn = await fetch(`${server.sandbox.url}/bank/slips/${reference}.png`);
  const file = new Uint8Array(await drawn.arrayBuffer());
  await server.ask(slipCalls.upload, { bankCode: 'KBANK' }, { token: member.token, file });
  await server.runJobs();
  return member;
};

it('a slip whose money the bank’s feed shows is proved within hours, and there is no finding', async () => {
  const member = await payBySlip(100);
  expect(await walletOf(server, member)).toBe(10_000n);
  await passHours(3);
  const left = await server.database.owner.rows(
    `select operation_id from receipt_channel where channel = 'SLIP' and proved_at is null`,
  );
  expect([left, await findings(), await slipsAreStopped()]).toEqual([[], [], false]);
});

it('a slip that is sent once its payment was compared with the bank is proved, and stops no slips', async () => {
  const pass = async (minutes: number): Promise<void> => {
    server.clock.advance(minutes * 60_000);
    await server.runJobs();
  };
  await pass(61);
  server.clock.advance(45 * 60_000);
  const member = await server.member();
  const to = { bankCode: 'KBANK', accountNo: '0011000001' };
  const reference = await transferTo(server, to, { from: accountOf(member), amount: 150 });
  await pass(0);
  await pass(20);
  const drawn = await fetch(`${server.sandbox.url}/bank/slips/${reference}.png`);
  const file = new Uint8Array(await drawn.arrayBuffer());
  await server.ask(slipCalls.upload, { bankCode: 'KBANK' }, { token: member.token, file });
  await pass(0);
  expect(await walletOf(server, member)).toBe(15_000n);
  await passHours(3);
  expect([await findings(), await slipsAreStopped()]).toEqual([[], false]);
});

it('a slip service that tells ten times the amount is found within three hours, and from then on a slip is credited only with money that the feed shows', async () => {
  const member = await payBySlip(100);
  expect(await walletOf(server, member)).toBe(10_000n);
  await server.sandbox.weather({ service: 'slips', kind: 'liar' });
  // A feed that showed the amount at once would contradict the slip.
  await server.sandbox.weather({ service: 'bank', kind: 'down' });
  const unknown = await payBySlip(200);
  await payBySlip(200, member);
  expect([await walletOf(server, member), await walletOf(server, unknown)]).toEqual([210_000n, 0n]);
  await server.sandbox.weather({ service: 'bank', kind: 'fine' });
  await passHours(3);
  expect(await findings()).toEqual([
    {
      kind: 'RECEIPT_NOT_SHOWN',
      lane: 'slips',
      detail: { amount: '200000', channel: 'SLIP', bank: 'KBANK' },
    },
  ]);
  expect(await slipsAreStopped()).toBe(true);
  await payBySlip(300, member);
  expect(await walletOf(server, member)).toBe(210_000n);
  expect((await slipsOf(server, member)).slice(0, 1)).toMatchObject([
    { status: 'PENDING', decideBy: expect.any(String) },
  ]);
  await server.sandbox.weather({ service: 'slips', kind: 'fine' });
  const honest = await payBySlip(400);
  await passHours(1);
  expect([await walletOf(server, honest), await walletOf(server, member)]).toEqual([40_000n, 240_000n]);
});
