import { expect, it } from 'vitest';
import { callGateway, offerQr, payQr, walletOf, withoutNotices } from '#support/deposits.ts';
import type { TestMember } from '#support/people.ts';
import { serverPerTest } from '#support/test-server.ts';
import { depositCalls } from '../../contract.ts';

const logged: string[] = [];
// Only one test has a silent gateway; elsewhere one that is slow on a busy machine would answer for the test.
const server = serverPerTest({ logged, settings: { PROVIDER_TIMEOUT_MS: '5000' } });

const make = async (member: TestMember): Promise<boolean> => {
  const made = await server().ask(
    depositCalls.createQr,
    { bankCode: 'KBANK', amount: 10_000n },
    { token: member.token },
  );
  expect(made.status).toBe(200);
  const { hasQrcode, message } = made.body as { hasQrcode: boolean; message?: string };
  expect(message).toBe(hasQrcode ? undefined : 'QR_FAIL');
  return hasQrcode;
};

const gateway = (kind: string, more: object = {}) => server().sandbox.weather({ service: 'gateway', kind, ...more });
const asked = (): number =>
  server()
    .context.providers.lanes.figures()
    .find(({ lane }) => lane === 'gateway:KBANK')?.answered ?? 0;
const notice = (reference: string) =>
  server().request('POST', '/hooks/kbank-qr', { body: { partnerTxnUid: reference, statusCode: '00' } });

const codesOf = (member: TestMember) =>
  server().database.owner.rows<{ status: string; dueAt: Date | null; isDrawn: boolean }>(
    `select status, due_at as "dueAt", payload is not null as "isDrawn" from qr_code where member_id = $1
     order by created_at`,
    [member.memberId],
  );
const findingsOf = async (member: TestMember): Promise<string[]> => {
  const rows = await server().database.owner.rows<{ kind: string }>('select kind from finding where member_id = $1', [
    member.memberId,
  ]);
  return rows.map(({ kind }) => kind);
};

it('a member creates at most six codes a minute and sixty a day, and is then refused', async () => {
  const [member, other] = [await server().member(), await server().member()];
  for (let made = 0; made < 6; made += 1) expect(await make(member)).toBe(true);
  expect(await make(member)).toBe(false);
  expect(await make(other)).toBe(true);
  for (let minute = 0; minute < 9; minute += 1) {
    server().clock.advance(61_000);
    for (let made = 0; made < 6; made += 1) expect(await make(member)).toBe(true);
  }
  server().clock.advance(61_000);
  expect(await make(member)).toBe(false);
  server().clock.advance(24 * 60 * 60_000);
  expect(await make(member)).toBe(true);
});

it('a code whose picture was never delivered is not queried', async () => {
  const member = await server().member();
  await gateway('timeout-before', { seconds: 1 });
  expect(await make(member)).toBe(false);
  await gateway('fine');
  await Promise.all([make(member), make(member), make(member)]);
  const undrawn = (await codesOf(member)).filter(({ isDrawn }) => !isDrawn);
  expect(undrawn.length).toBeGreaterThan(0);
  expect(undrawn.every(({ dueAt }) => dueAt === null)).toBe(true);
});

it('invented references are queried once a minute each, and together a few times a second', async () => {
  server().clock.advance(60_000);
  const before = asked();
  const references = Array.from({ length: 50 }, (_, index) => `INVENTED${String(index)}`);
  const answers = await Promise.all(references.map(notice));
  const takenOver = references.filter((_, index) => answers[index]?.status === 200);
  expect(takenOver).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 503)).toHaveLength(40);
  expect(asked() - before).toBe(10);
  server().clock.advance(10_000);
  for (const reference of takenOver) expect(await notice(reference)).toMatchObject({ status: 503 });
  expect(asked() - before).toBe(10);
  server().clock.advance(51_000);
  for (const reference of takenOver) expect(await notice(reference)).toMatchObject({ status: 200 });
  expect(asked() - before).toBe(20);
});

it('any number of notices about one code are three queries at once, and the payment is still found', async () => {
  const member = await server().member();
  const qr = await offerQr(server(), member, 10_000n);
  server().clock.advance(5_000);
  const before = asked();
  for (let sent = 0; sent < 20; sent += 1) expect(await notice(qr.reference)).toMatchObject({ status: 200 });
  expect(asked() - before).toBe(3);
  await withoutNotices(server(), 'gateway', () => payQr(server(), { payload: qr.payload, member }));
  await notice(qr.reference);
  expect(await walletOf(server(), member)).toBe(0n);
  server().clock.advance(2_000);
  await server().runJobs();
  expect(await walletOf(server(), member)).toBe(10_000n);
});

it('notices about many codes are a few queries at once, and the jobs query the others', async () => {
  const members = await Promise.all(Array.from({ length: 7 }, () => server().member()));
  const codes = [];
  for (const member of members)
    for (let made = 0; made < 6; made += 1) codes.push(await offerQr(server(), member, 10_000n));
  server().clock.advance(3_600_000);
  await server().runJobs();
  server().clock.advance(20_000);
  const before = asked();
  for (const { reference } of codes) await notice(reference);
  expect(asked() - before).toBe(40);
  server().clock.advance(10_000);
  await server().runJobs();
  expect(asked() - before).toBe(42);
});

it('a record that lists money for an unpaid code goes to a person and credits nothing', async () => {
  const member = await server().member();
  const qr = await offerQr(server(), member, 10_000n);
  await withoutNotices(server(), 'gateway', () => payQr(server(), { payload: qr.payload, member }));
  await server().sandbox.post('/gateway/void', { id: qr.reference });
  for (const _ of [1, 2]) await callGateway(server());
  expect(await walletOf(server(), member)).toBe(0n);
  expect(await findingsOf(member)).toEqual(['QR_CONTRADICTS_ITSELF']);
});

it('a code expires although the gateway is silent, and after 72 hours without a clear answer a person checks it', async () => {
  const member = await server().member();
  await offerQr(server(), member, 10_000n);
  await gateway('refuse');
  server().clock.advance(11 * 60_000);
  await server().runJobs();
  expect(await codesOf(member)).toMatchObject([{ status: 'EXPIRED' }]);
  expect(logged.some((line) => line.includes('no clear answer about a QR'))).toBe(true);
  expect(await findingsOf(member)).toEqual([]);
  server().clock.advance(73 * 60 * 60_000);
  await server().runJobs();
  expect(await findingsOf(member)).toEqual(['QR_WITHOUT_ANSWER']);
  expect(await codesOf(member)).toMatchObject([{ status: 'EXPIRED', dueAt: null }]);
  await gateway('fine');
});
