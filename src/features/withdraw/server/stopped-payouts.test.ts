import { expect, it, vi } from 'vitest';
import { accounts, balancesOf } from '#ledger';
import { releasePayouts, stopPayouts } from '#server/brake.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { requestWithdrawal } from '../contract.ts';
import { jobs } from './routes.ts';
import type { Currency } from '#money/currency.ts';

const server = await startTestServer();
const { context } = server;
const sendPayouts = jobs.find(({ name }) => name === 'send payouts');

const approved = async (currency: Currency = 'BAHT'): Promise<TestMember> => {
  const amount = currency === 'LAK' ? 10_000_000n : 20_000n;
  const member = await server.member({ balance: 2n * amount, currency });
  await server.ask(requestWithdrawal, { amount }, { token: member.token });
  await server.database.owner.rows(`update withdrawal set status = 'APPROVED', due_at = $2 where member_id = $1`, [
    member.memberId,
    server.clock.now(),
  ]);
  return member;
};
const statusOf = async (member: TestMember): Promise<string | undefined> =>
  (
    await server.database.owner.one<{ status: string }>('select status from withdrawal where member_id = $1', [
      member.memberId,
    ])
  )?.status;
const held = async (member: TestMember): Promise<bigint> =>
  (await balancesOf(context.database, member.memberId)).balances.get(accounts.held) ?? 0n;
const stop = () => stopPayouts(context.database, 'a test', server.clock.now());
const release = () => releasePayouts(context.database, server.clock.now());
const weather = (kind: string, seconds?: number) =>
  server.sandbox.weather({ service: 'payout', kind, ...(seconds === undefined ? {} : { seconds }) });
const send = () => sendPayouts?.run(context);

it('F-25 an invariant that fails while payouts are being sent stops those not yet begun', async () => {
  const members = await Promise.all(Array.from({ length: 16 }, () => approved()));
  const statuses = () => Promise.all(members.map(statusOf));
  await weather('slow', 0.3);
  const run = send();
  await vi.waitFor(async () => expect(await statuses()).toContain('PAYING'));
  await stop();
  await run;
  await weather('fine');
  expect((await statuses()).filter((status) => status === 'APPROVED').length).toBeGreaterThan(0);
  await release();
  server.clock.advance(61_000);
  await send();
  expect(new Set(await statuses())).toEqual(new Set(['PAID']));
});

it('while payouts are stopped one already sent is still asked about, and none is sent', async () => {
  const [sent, waiting] = [await approved(), await approved()];
  await server.database.owner.rows(`update withdrawal set due_at = null where member_id = $1`, [waiting.memberId]);
  await weather('timeout-after');
  await send();
  await weather('fine');
  await server.database.owner.rows(`update withdrawal set due_at = $2 where member_id = $1`, [
    waiting.memberId,
    server.clock.now(),
  ]);
  await stop();
  server.clock.advance(5_000);
  await send();
  expect([await statusOf(sent), await statusOf(waiting)]).toEqual(['PAID', 'APPROVED']);
  await release();
  await send();
  expect(await statusOf(waiting)).toBe('PAID');
});

it('a payout with no account to pay from counts as not sent, and keeps no other from its own', async () => {
  await server.database.owner.rows(`update deposit_account set is_listed = false where currency = 'LAK'`);
  server.clock.advance(10_000);
  const [kip, baht] = [await approved('LAK'), await approved()];
  await send();
  expect([await statusOf(kip), await statusOf(baht)]).toEqual(['APPROVED', 'PAID']);
  await server.database.owner.rows(`update deposit_account set is_listed = true where currency = 'LAK'`);
  server.clock.advance(61_000);
  await send();
  expect([await statusOf(kip), await held(kip)]).toEqual(['PAID', 0n]);
});

it('OP-300 where a payout goes and how much it is cannot be changed by the application', async () => {
  const member = await approved();
  for (const change of ['amount = amount + 1', `currency = 'LAK'`, `bank_account_no = '1'`])
    await expect(
      context.database.rows(`update withdrawal set ${change} where member_id = $1`, [member.memberId]),
    ).rejects.toThrow('permission denied');
});

it('a bank’s refusal gives nothing back where another process has sent the same payout meanwhile', async () => {
  const member = await approved();
  await weather('refuse');
  const { bank } = context.providers;
  const ourBank = {
    ...bank,
    payOut: async (payout: Parameters<typeof bank.payOut>[0]) => {
      const answer = await bank.payOut(payout);
      await server.database.owner.rows(`update withdrawal set sendings = 2 where member_id = $1`, [member.memberId]);
      return answer;
    },
  };
  await sendPayouts?.run({ ...context, providers: { ...context.providers, bank: ourBank } });
  await weather('fine');
  expect([await statusOf(member), await held(member)]).toEqual(['PAYING', 20_000n]);
});
