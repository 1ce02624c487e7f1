import { expect, it } from 'vitest';
import { balancesOf, checkLedger } from '#ledger';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { ledgerChecks } from '#server/features/all-parts.ts';
import type { FreshDatabase } from '#support/fresh-database.ts';
import { bookReturn, strayMoney } from '#support/ledger/payout-returns.ts';
import { startTestServer } from '#support/test-server.ts';
import { readSaved, saveDatabase, savedDatabases } from './saved-database.ts';
import { upgradedDatabase } from './upgraded-database.ts';

const hourMs = 3_600_000;

interface Open {
  readonly works: number;
  readonly inquiries: number;
}

// What waits for a game or a bank, and how often they were queried.
const openOf = ({ owner }: FreshDatabase): Promise<Open | null> =>
  owner.one<Open>(
    `select count(*)::int as works, coalesce(sum(inquiries), 0)::int as inquiries from (
       select inquiries from game_transfer where ended_at is null
       union all select inquiries from withdrawal where status in ('PAYING', 'REVIEW')) open`,
  );

const today = await startTestServer();

it('a saved and restored database is equal, row by row', async () => {
  const member = await today.member({ balance: 50_000n });
  await today.ask(withdrawCalls.requestFromApp, { amount: 20_000n }, { token: member.token });
  const version = { version: 'today', savedAt: today.clock.now().toISOString() };
  const text = await saveDatabase(today.database.owner, version);
  const { fresh, wrongBefore } = await upgradedDatabase(readSaved(text));
  expect(wrongBefore).toEqual([]);
  expect(await saveDatabase(fresh.owner, version)).toBe(text);
  await fresh.drop();
});

for (const saved of await savedDatabases()) {
  const upgraded = await upgradedDatabase(saved);
  const { fresh } = upgraded;
  const server = await startTestServer({ found: { database: fresh, at: new Date(saved.savedAt) } });

  it(`${saved.version} is migrated with every book unchanged, proved before and after`, async () => {
    expect(upgraded.booksBefore.length).toBeGreaterThan(10);
    expect(upgraded.wrongBefore).toEqual([]);
    expect(await upgraded.books()).toEqual(upgraded.booksBefore);
    expect(await checkLedger(fresh.owner, ledgerChecks)).toEqual([]);
  });

  it(`work in progress in ${saved.version} is queried and continues`, async () => {
    const before = await openOf(fresh);
    expect(before?.works).toBeGreaterThan(1);
    for (let hour = 0; hour < 4; hour += 1) {
      server.clock.advance(hourMs);
      await server.runJobs();
    }
    expect((await openOf(fresh))?.inquiries).toBeGreaterThan(before?.inquiries ?? 0);
    const member = await server.member({ balance: 50_000n, phone: '0990000001', bankAccountNo: '9990000001' });
    const withdrawal = { amount: 20_000n };
    const reply = await server.ask(withdrawCalls.requestFromApp, withdrawal, { token: member.token });
    expect(reply).toMatchObject({ status: 200 });
  });

  it(`a payout that was paid in ${saved.version} and comes back today is given back`, async () => {
    const { owner } = fresh;
    const paid = await owner.one<{ memberId: string; withdrawalId: string; amount: bigint; bankCode: string }>(
      `select member_id as "memberId", withdrawal_id as "withdrawalId", amount, bank_code as "bankCode" from withdrawal
       where status = 'PAID' and currency = 'BAHT' order by ended_at desc limit 1`,
    );
    const { memberId = '', withdrawalId = '', amount = 0n, bankCode = '' } = paid ?? {};
    const walletOf = async (): Promise<bigint> => (await balancesOf(owner, memberId)).balances.get('wallet') ?? 0n;
    const before = await walletOf();
    const itemId = await strayMoney(server, { amount, from: { bankCode, accountNo: '', name: 'RETURNED' } });
    const staff = await server.staff();
    expect(await bookReturn(server, { withdrawalId, amount }, { staff, itemId })).toMatchObject({ status: 200 });
    expect(await walletOf()).toBe(before + amount);
  });
}
