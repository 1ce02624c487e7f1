import { expect, it } from 'vitest';
import { offerQr } from '#support/deposits.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { queryQrs } from './query-qrs.ts';

const server = await startTestServer();
const { context, clock, database } = server;
const { WW: _, ...payments } = context.providers.payments;
const withoutGateway = { ...context, providers: { ...context.providers, payments } };

const offer = (member: TestMember) => offerQr(server, member, { amount: 20_000n, method: 'WW' });
const later = async (minutes: number): Promise<void> => {
  clock.advance(minutes * 60_000);
  await queryQrs.run(withoutGateway);
};
const codesOf = ({ memberId }: TestMember) =>
  database.owner.rows('select status, due_at is null as "isOver" from qr_code where member_id = $1', [memberId]);
const findingsOf = ({ memberId }: TestMember) =>
  database.owner.rows('select kind, lane from finding where member_id = $1', [memberId]);
const withoutAnswer = [{ kind: 'QR_WITHOUT_ANSWER', lane: 'gateway:WW' }];

it('a code whose gateway has no settings any more ends at its time, and is a finding after three days', async () => {
  const member = await server.member();
  await offer(member);
  await later(16);
  expect([await codesOf(member), await findingsOf(member)]).toEqual([[{ status: 'EXPIRED', isOver: false }], []]);
  await later(71 * 60);
  expect(await findingsOf(member)).toEqual([]);
  await later(2 * 60);
  expect(await codesOf(member)).toEqual([{ status: 'EXPIRED', isOver: true }]);
  expect(await findingsOf(member)).toEqual(withoutAnswer);
});

it('a code that is first queried after its last inquiry was due, and gets no answer, is a finding', async () => {
  const member = await server.member();
  await offer(member);
  await later(5 * 24 * 60);
  expect(await codesOf(member)).toEqual([{ status: 'EXPIRED', isOver: true }]);
  expect(await findingsOf(member)).toEqual(withoutAnswer);
});
