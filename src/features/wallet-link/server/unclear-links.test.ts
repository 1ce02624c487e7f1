import { expect, it, vi } from 'vitest';
import { releaseLane, stopLane } from '#server/brake.ts';
import { makeGift, sendLink, statementOf, walletOf, type MadeGift } from '#support/deposits.ts';
import { ourWallet } from '#support/ledger/gift-links.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';

const server = await startTestServer();

const weather = (kind: string, form?: string) =>
  server.sandbox.post('/weather', { service: 'gifts', code: 'REDEEM', kind, ...(form === undefined ? {} : { form }) });
const fine = () => server.sandbox.weather({ service: 'gifts', kind: 'fine' });
const later = async (ms: number): Promise<void> => {
  server.clock.advance(ms);
  await server.runJobs();
};
const statusOf = async ({ memberId }: TestMember): Promise<unknown> =>
  (
    await server.database.owner.one<{ status: string }>('select status from wallet_link where member_id = $1', [
      memberId,
    ])
  )?.status;
const ticketsOf = async ({ hash }: MadeGift): Promise<unknown[]> => {
  const { gifts } = (await server.sandbox.get('/book')) as { gifts: { hash: string; tickets: unknown[] }[] };
  return gifts.find((gift) => gift.hash === hash)?.tickets ?? [];
};
const findingsOf = ({ memberId }: TestMember) =>
  server.database.owner.rows<{ kind: string }>('select kind from finding where member_id = $1', [memberId]);
const pending = { status: 200, body: { message: 'SUCCESS', status: 'PENDING' } };

it('a gift that was redeemed although its answer was lost is credited by the next inquiry, once', async () => {
  for (const [kind, form] of [
    ['timeout-after'],
    ['garbage', 'html'],
    ['garbage', 'cut'],
    ['garbage', 'mismatch'],
  ] as const) {
    const [member, other] = [await server.member(), await server.member()];
    const gift = await makeGift(server, { amount: '90', receivers: 2 });
    await weather(kind, form);
    expect(await sendLink(server, member, gift), kind).toMatchObject(pending);
    expect(await statementOf(server, member)).toMatchObject([{ status: 'PENDING', note: 'LINK_IN_PROGRESS' }]);
    await fine();
    // While it is in progress it is the sender's own, and nobody else's.
    expect(await sendLink(server, member, gift)).toMatchObject(pending);
    expect(await sendLink(server, other, gift)).toMatchObject({ status: 409, body: { message: 'TRUELINK_DUPLICATE' } });
    await later(6_000);
    expect(await walletOf(server, member)).toBe(4_500n);
    expect(await statementOf(server, member)).toMatchObject([{ status: 'SUCCESS', amount: 45, note: 'LINK_CREDITED' }]);
    await later(60_000);
    expect(await walletOf(server, member)).toBe(4_500n);
    expect(await ticketsOf(gift)).toHaveLength(1);
  }
});

it('a gift whose request was lost is redeemed again only once it can no longer arrive', async () => {
  const member = await server.member();
  const gift = await makeGift(server, { amount: '80' });
  await weather('timeout-before');
  expect(await sendLink(server, member, gift)).toMatchObject(pending);
  await fine();
  for (const ms of [6_000, 16_000]) await later(ms);
  expect([await statusOf(member), await ticketsOf(gift)]).toEqual(['UNKNOWN', []]);
  await later(61_000);
  expect(await walletOf(server, member)).toBe(8_000n);
  expect(await ticketsOf(gift)).toHaveLength(1);
});

it('a request that is delivered twice takes and credits one share', async () => {
  const member = await server.member();
  const gift = await makeGift(server, { amount: '80', receivers: 2 });
  await weather('duplicate');
  expect(await sendLink(server, member, gift)).toMatchObject({ status: 200, body: { amount: 40 } });
  await fine();
  expect(await walletOf(server, member)).toBe(4_000n);
});

it('a gift that was claimed but not sent, as after a crash, is redeemed by the job', async () => {
  const member = await server.member();
  const gift = await makeGift(server, { amount: '55' });
  await server.sandbox.post('/weather', { service: 'gifts', code: 'VERIFY', kind: 'slow', seconds: 0.3 });
  const sent = sendLink(server, member, gift);
  await vi.waitFor(() =>
    expect(server.context.providers.lanes.figures().find(({ lane }) => lane === 'gifts')?.running).toBe(1),
  );
  await stopLane(server.context.database, 'gifts', { reason: 'a test', now: server.clock.now() });
  expect(await sent).toMatchObject(pending);
  await fine();
  expect([await statusOf(member), await ticketsOf(gift)]).toEqual(['RESERVED', []]);
  expect(await sendLink(server, await server.member(), await makeGift(server, { amount: '5' }))).toMatchObject({
    status: 503,
  });
  await releaseLane(server.context.database, 'gifts', server.clock.now());
  await later(61_000);
  expect(await walletOf(server, member)).toBe(5_500n);
});

it('a gift spent by others after an unknown sending is never called spent: people decide', async () => {
  const member = await server.member();
  const gift = await makeGift(server, { amount: '50' });
  await weather('timeout-before');
  expect(await sendLink(server, member, gift)).toMatchObject(pending);
  await fine();
  await server.sandbox.post('/gifts/take', { hash: gift.hash, mobile: '0822222222' });
  for (const ms of [6_000, 16_000, 61_000, 301_000, 901_000]) await later(ms);
  expect(await statusOf(member)).toBe('REVIEW');
  expect(await statementOf(server, member)).toMatchObject([{ status: 'PENDING' }]);
  expect(await walletOf(server, member)).toBe(0n);
});

it('a gift that our wallet had before anything asked for it goes to a person, is in progress, and credits nobody', async () => {
  const member = await server.member();
  const gift = await makeGift(server, { amount: '50', receivers: 2 });
  await server.sandbox.post('/gifts/take', { hash: gift.hash, mobile: ourWallet });
  expect(await sendLink(server, member, gift)).toMatchObject(pending);
  expect(await statusOf(member)).toBe('REVIEW');
  expect(await findingsOf(member)).toEqual([{ kind: 'GIFT_TAKEN_BEFORE' }]);
  for (const ms of [6_000, 16_000, 61_000, 301_000, 901_000]) await later(ms);
  expect(await statusOf(member)).toBe('REVIEW');
  expect(await walletOf(server, member)).toBe(0n);
  expect(await sendLink(server, await server.member(), gift)).toMatchObject({ status: 409 });
});

it('a link that the provider refused can be sent again, by another member too', async () => {
  const [member, other] = [await server.member(), await server.member()];
  const gift = await makeGift(server, { amount: '50' });
  await weather('refuse');
  expect(await sendLink(server, member, gift)).toMatchObject({ status: 400, body: { message: 'TRUELINK_INVALID' } });
  await fine();
  expect(await statementOf(server, member)).toMatchObject([{ status: 'FAILED', note: 'LINK_REFUSED' }]);
  expect(await sendLink(server, other, gift)).toMatchObject({ status: 200, body: { amount: 50 } });
  expect(await sendLink(server, member, gift)).toMatchObject({ status: 409 });
  expect([await walletOf(server, member), await walletOf(server, other)]).toEqual([0n, 5_000n]);
});
