import { expect, it } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
import { feedLine, noticeOf, postNotice } from '#support/bank-notices.ts';
import { accountOf, transferTo, walletOf } from '#support/deposits.ts';
import type { TestMember } from '#support/people.ts';
import { proves } from '#support/requirements/proves.ts';
import { checkedSlip, maskedNo, openSlipBank } from '#support/slips.ts';
import { startTestServer } from '#support/test-server.ts';
import { depositCalls } from '../contract.ts';
import { readBankFeeds } from './feed/read-bank-feeds.ts';

const server = await startTestServer();
const slips = openSlipBank(server);

const banks = [
  ['SCB', 'BAHT', 'DEP-06'],
  ['KBANK', 'BAHT', 'DEP-07'],
  ['GSB', 'BAHT', 'DEP-08'],
  ['BCEL', 'LAK', 'DEP-09'],
] as const;
const accountName = 'KRAPAO PAYMENTS';
const numbers = { AUTO: '7770011110', MANUAL: '7770022220' };

for (const [bankCode, currency] of banks)
  for (const [mode, accountNo] of Object.entries(numbers))
    await server.database.owner.rows(
      `insert into deposit_account (account_id, bank_code, bank_type, mode, account_name, account_no, currency, place,
         credited_since)
       values ($1, $2, 'BANK', $3, $4, $5, $6, 99, $7)`,
      [server.context.newId(), bankCode, mode, accountName, accountNo, currency, new Date(0)],
    );
server.clock.advance(10_000);

const offeredTo = async ({ token }: TestMember, bankCode: string): Promise<string[]> => {
  const { body } = await server.ask(depositCalls.listMethods, {}, { token });
  const offered = (body as AnswerOf<typeof depositCalls.listMethods>).banks;
  return offered
    .filter((bank) => bank.bankCode === bankCode)
    .map(({ mode, bankAccountNo }) => `${mode} ${bankAccountNo}`);
};

it.each(banks)(
  '%s: its accounts are offered, and money to one is credited by the feed or by its slip, whichever the account takes',
  async (bankCode, currency, id) => {
    proves(id);
    const member = await server.member({ currency });
    const offered = await offeredTo(member, bankCode);
    expect(offered).toEqual(expect.arrayContaining([`AUTO ${numbers.AUTO}`, `MANUAL ${numbers.MANUAL}`]));
    const line = feedLine(member, {
      toBankCode: bankCode,
      toAccountNo: numbers.AUTO,
      amount: '25000.00',
      currency: currency === 'LAK' ? 'LAK' : 'THB',
      at: server.clock.now().toISOString(),
    });
    expect(await postNotice(server, noticeOf([line]))).toMatchObject({ status: 200 });
    expect(await walletOf(server, member)).toBe(2_500_000n);
    const to = { bankCode, accountNo: maskedNo(numbers.MANUAL), name: accountName };
    const { code } = slips.paid(member, { to, currency, amount: 50_000n });
    expect(await checkedSlip(server, member, { codes: [code], bankCode })).toMatchObject({ status: 'SUCCESS' });
    expect(await walletOf(server, member)).toBe(2_550_000n);
  },
);

it.each(banks)(
  '%s: money paid at the sandbox’s bank into its account with automatic credit is credited once by reading the feed, though every notice was lost',
  async (bankCode, currency) => {
    const member = await server.member({ currency });
    await server.sandbox.weather({ service: 'bank', kind: 'refuse' });
    await transferTo(server, { bankCode, accountNo: numbers.AUTO }, { from: accountOf(member), amount: 300 });
    await readBankFeeds.run(server.context);
    expect(await walletOf(server, member)).toBe(0n);
    await server.sandbox.weather({ service: 'bank', kind: 'fine' });
    for (let times = 0; times < 2; times += 1) await readBankFeeds.run(server.context);
    expect(await walletOf(server, member)).toBe(30_000n);
  },
);
