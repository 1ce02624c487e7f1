import { expect, it } from 'vitest';
import { feedLine, noticeOf, postNotice } from '#support/bank-notices.ts';
import { accountOf, walletOf, withoutNotices } from '#support/deposits.ts';
import type { TestMember } from '#support/people.ts';
import { changeOperator } from '#support/office-acts.ts';
import { serverPerTest } from '#support/test-server.ts';
import { proves } from '#support/requirements/proves.ts';

const server = serverPerTest();
const old = { bankCode: 'KTB', accountNo: '0055000005' };

// Credits automatically from now on.
const addAccount = async (): Promise<string> => {
  const accountId = server().context.newId();
  await server().database.owner.rows(
    `insert into deposit_account (account_id, bank_code, bank_type, mode, account_name, account_no, currency, place,
       credited_since) values ($1, $2, 'BANK', 'AUTO', 'added account', $3, 'BAHT', 50, $4)`,
    [accountId, old.bankCode, old.accountNo, server().clock.now()],
  );
  return accountId;
};

// Every server has read the accounts again.
const allKnow = (): void => server().clock.advance(61_000);

const pay = async (member: TestMember, amount: number, at: string): Promise<void> => {
  const from = accountOf(member);
  await server().sandbox.post('/bank/transfer', {
    toBankCode: old.bankCode,
    toAccountNo: old.accountNo,
    amount,
    at,
    fromBankCode: from.bankCode,
    fromAccountNo: from.accountNo,
    fromName: from.name,
  });
};

const kept = async (): Promise<{ reason: string; status: string }[]> =>
  server().context.database.rows('select reason, status from feed_reject where account_no = $1', [old.accountNo]);

const readFeeds = async (): Promise<void> => {
  server().clock.advance(10_000);
  await server().runJobs();
};

it('a new account credits no older money, and shows it to staff', async () => {
  proves('OP-309');
  const member = await server().member();
  await withoutNotices(server(), 'bank', async () => {
    await pay(member, 500, '2025-11-01T00:00:00Z');
    await pay(member, 700, '2025-12-01T00:00:00Z');
  });
  await addAccount();
  await readFeeds();
  expect(await walletOf(server(), member)).toBe(0n);
  expect(await kept()).toEqual(Array.from({ length: 2 }, () => ({ reason: 'BEFORE_CREDITED_SINCE', status: 'OPEN' })));
  await pay(member, 25, server().clock.now().toISOString());
  await readFeeds();
  expect(await walletOf(server(), member)).toBe(2_500n);
});

it('money that came in while an account was credited by hand is not credited again once it is AUTO', async () => {
  proves('OP-309');
  const member = await server().member();
  const object = await addAccount();
  const setMode = (mode: 'AUTO' | 'MANUAL') =>
    changeOperator(server(), { kind: 'deposit_account', object, fields: { mode } });
  await setMode('MANUAL');
  server().clock.advance(10_000);
  const inBetween = server().clock.now().toISOString();
  await pay(member, 900, inBetween);
  await withoutNotices(server(), 'bank', () => pay(member, 800, inBetween));
  server().clock.advance(1);
  await setMode('AUTO');
  await readFeeds();
  expect(await walletOf(server(), member)).toBe(0n);
});

it('a notice that comes before its account is known to every server is booked once the account is', async () => {
  const member = await server().member();
  const line = feedLine(member, {
    toBankCode: old.bankCode,
    toAccountNo: old.accountNo,
    at: server().clock.now().toISOString(),
  });
  await postNotice(server(), noticeOf([line]));
  await addAccount();
  expect(await walletOf(server(), member)).toBe(0n);
  allKnow();
  await server().runJobs();
  expect(await walletOf(server(), member)).toBe(1_000n);
});

it('a line that was credited before its account was set again is not changed by a repeat', async () => {
  await addAccount();
  allKnow();
  const member = await server().member();
  const line = feedLine(member, {
    toBankCode: old.bankCode,
    toAccountNo: old.accountNo,
    at: server().clock.now().toISOString(),
  });
  await postNotice(server(), noticeOf([line]));
  expect(await walletOf(server(), member)).toBe(1_000n);
  server().clock.advance(60_000);
  await server().database.owner.rows('update deposit_account set credited_since = $1 where account_no = $2', [
    server().clock.now(),
    old.accountNo,
  ]);
  server().clock.advance(10_000);
  const before = (await kept()).length;
  expect(await postNotice(server(), noticeOf([line]))).toMatchObject({ status: 200 });
  expect(await kept()).toHaveLength(before);
  expect(await walletOf(server(), member)).toBe(1_000n);
});
