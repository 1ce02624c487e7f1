import { afterAll, expect, inject, it, vi } from 'vitest';
import { registrationCalls } from '#features/registration/contract.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { openCuttableLine } from '#support/whole-system/cuttable-line.ts';
import { openGame } from '#support/game-accounts.ts';
import { startTestServer } from '#support/test-server.ts';
import { jobs } from './features/all-parts.ts';
import { runJobs } from './jobs/run-jobs.ts';
import { keyOfCall } from './records/idempotency.ts';

const line = await openCuttableLine(inject('databaseUrl'));
const logged: string[] = [];
const server = await startTestServer({
  through: line.through,
  logged,
  settings: { ANSWER_WITHIN_MS: '1000' },
  limits: { queryTimeoutMs: 2_500, lookupTimeoutMs: 1_500 },
});
afterAll(() => line.close());

const unavailable = { status: 503, body: { message: 'SERVICE_UNAVAILABLE' } };
const done = { status: 200, body: { message: 'SUCCESS' } };
const member = await server.member({ balance: 1_000_000n });
const wallet = () => server.ask(walletCalls.get, {}, { token: member.token });
const readyz = async () => (await server.request('GET', '/readyz')).status;
const withdraw = (key: string) => server.ask(withdrawCalls.request, { amount: 10_000n }, { token: member.token, key });

const until = (status: number, ask: () => Promise<number>) =>
  vi.waitFor(async () => expect(await ask()).toBe(status), { timeout: 25_000, interval: 20 });

// Like a member: repeats the same request until it is answered.
const untilDone = async (key: string): Promise<void> => {
  await until(200, async () => {
    const reply = await withdraw(key);
    expect([200, 503]).toContain(reply.status);
    return reply.status;
  });
  expect(await withdraw(key)).toMatchObject(done);
};

const withdrawals = async (): Promise<number> =>
  (await server.database.owner.rows('select withdrawal_id from withdrawal where member_id = $1', [member.memberId]))
    .length;

it('while the database cannot be reached every call answers 503 and says when to retry', async () => {
  expect(await wallet()).toMatchObject({ status: 200 });
  logged.length = 0;
  line.breakOff();
  const replies = await Promise.all(Array.from({ length: 20 }, wallet));
  for (const reply of replies) {
    expect(reply).toMatchObject(unavailable);
    expect(reply.headers.get('retry-after')).toBe('5');
  }
  await until(503, readyz);
  line.fix();
  await until(200, readyz);
  expect(await wallet()).toMatchObject({ status: 200 });
});

it('a call with a failure code of its own answers 503 instead while the database cannot be reached', async () => {
  const otpToken = 'A'.repeat(43);
  const verify = () => server.ask(registrationCalls.verifyOtp, { otpToken, otpCode: '123456' });
  expect(await verify()).toMatchObject({ status: 404, body: { message: 'OTP_NOT_EXIST' } });
  line.breakOff();
  expect(await verify()).toMatchObject(unavailable);
  line.fix();
});

it('a lost database is logged once, not as a fault of each call or job', async () => {
  const reported = () => logged.filter((entry) => /database is unavailable/.test(entry)).length;
  const before = reported();
  line.breakOff();
  await Promise.all(Array.from({ length: 10 }, wallet));
  const ran = Promise.withResolvers<void>();
  const failing = jobs.slice(0, 1).map((job) => ({
    ...job,
    everyMs: 1,
    isPerProcess: true,
    run: () => job.run(server.context).finally(() => setImmediate(ran.resolve)),
  }));
  const running = runJobs(server.context, failing);
  await ran.promise;
  line.fix();
  await running.stop();
  // The previous test ran in the same minute.
  expect(reported()).toBe(Math.max(1, before));
  expect(logged.filter((entry) => /"msg":"(fault|job failed)/.test(entry))).toEqual([]);
});

it('a job that goes on after one of its parts failed does not call a lost database a fault of that part', async () => {
  const parts = jobs.filter(({ name }) =>
    ['read-bank-feeds', 'pull rounds', 'prove-bank-accounts', 'try-rejects-again'].includes(name),
  );
  expect(parts).toHaveLength(4);
  // What they know from a run before lets them begin.
  for (const job of parts) await job.run(server.context);
  server.clock.advance(10 * 60_000);
  logged.length = 0;
  line.breakOff();
  await Promise.allSettled(parts.map((job) => job.run(server.context)));
  line.fix();
  await until(200, readyz);
  // The tests before ran in the same minute.
  const faults = logged.filter((entry) => /"level":50/.test(entry) && !/database is unavailable/.test(entry));
  expect(faults.map((entry) => (JSON.parse(entry) as { msg: string }).msg)).toEqual([]);
});

it('a withdrawal that loses the database at any of its statements is done once, and none is called failed', async () => {
  const before = await withdrawals();
  for (let questions = 1; questions <= 6; questions += 1) {
    await until(200, async () => (await wallet()).status);
    line.breakAfter(questions);
    const pressed = withdraw(`broken after ${questions}`);
    await until(503, async () => (await wallet()).status);
    line.fix();
    expect([200, 503]).toContain((await pressed).status);
    await untilDone(`broken after ${questions}`);
  }
  expect((await withdrawals()) - before).toBe(6);
});

it('a process whose connections fell silent is not called ready until a call with a token could be answered', async () => {
  await until(200, readyz);
  await Promise.all(Array.from({ length: 30 }, wallet));
  line.silence();
  await until(503, readyz);
  await until(200, readyz);
  expect(await wallet()).toMatchObject({ status: 200 });
});

it('connections that fall silent delay calls only for their limit, and nothing is lost or done twice', async () => {
  const before = await withdrawals();
  await Promise.all(Array.from({ length: 30 }, wallet));
  line.silence();
  const pressed = withdraw('into silence');
  await until(200, async () => (await wallet()).status);
  expect([200, 503]).toContain((await pressed).status);
  await untilDone('into silence');
  expect((await withdrawals()) - before).toBe(1);
});

it('a batch of withdrawals whose connection falls silent is repeated with the same keys', async () => {
  const before = await withdrawals();
  for (let questions = 1; questions <= 3; questions += 1) {
    line.silenceAfter(questions);
    await Promise.all(Array.from({ length: 4 }, (_, press) => untilDone(`silent after ${questions}, ${press}`)));
  }
  expect((await withdrawals()) - before).toBe(12);
});

it('a transfer is answered as in progress only once its money is reserved', async () => {
  const { memberId, token } = member;
  await openGame(server, member, 'SLOTXO');
  const reservedUnder = (key: string) =>
    server.database.owner.one(
      `select o.id from idempotency i join operation o on o.member_id = i.member_id and o.id = i.operation_id
       where i.member_id = $1 and i.key = $2`,
      [memberId, keyOfCall({ actor: { kind: 'visitor' }, route: transferCalls.move.at, idempotencyKey: key })],
    );
  const statuses: number[] = [];
  for (let questions = 4; questions <= 8; questions += 1) {
    const key = `reserve ${questions}`;
    line.silenceAfter(questions);
    const reply = await server.ask(
      transferCalls.move,
      { from: 'WALLET', to: 'SLOTXO', amount: 1_000n },
      { token, key },
    );
    statuses.push(reply.status);
    const isReserved = (await reservedUnder(key)) !== null;
    expect({ key, isTrue: reply.status !== 200 || isReserved }).toEqual({ key, isTrue: true });
    await until(200, async () => (await wallet()).status);
  }
  expect(statuses).toContain(503);
});
