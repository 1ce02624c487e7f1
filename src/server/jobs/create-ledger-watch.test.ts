import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkLedger } from '#ledger';
import { transferMoney } from '#features/transfer/contract.ts';
import { requestWithdrawal } from '#features/withdraw/contract.ts';
import { openGame } from '#support/game-accounts.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { ledgerChecks } from '../all-routes.ts';
import { payoutsAreStopped, releasePayouts } from '../brake.ts';
import { anchorAuditHeads } from '../records/audit-chain.ts';
import { proveEverything } from '../records/prove-books.ts';
import { createLedgerWatch } from './create-ledger-watch.ts';

const server = await startTestServer();
const { context } = server;
const { owner } = server.database;

// What only the owner of the tables can do: a hundredth moved from the operator to the member, or back.
const tamper = (memberId: string, sign: '+' | '-') =>
  owner.rows(
    `update book set balances[0] = balances[0] ${sign} 1, balances[-1] = balances[-1] ${sign === '+' ? '-' : '+'} 1
     where member_id = '${memberId}'`,
  );

const stops = async (watch: ReturnType<typeof createLedgerWatch>): Promise<boolean> => {
  await watch(context);
  const isOn = await payoutsAreStopped(context.database);
  await releasePayouts(context.database, server.clock.now());
  return isOn;
};

const later = (): void => server.clock.advance(60 * 60_000);

// A member with every kind of row a check reads.
const busyMember = async (): Promise<TestMember> => {
  const member = await server.member({ balance: 50_000n });
  await openGame(server, member, 'JOKER');
  await server.ask(transferMoney, { from: 'WALLET', to: 'JOKER', amount: 5_000n }, { token: member.token });
  await server.ask(requestWithdrawal, { amount: 20_000n }, { token: member.token });
  return member;
};

it('a book changed by hand stops payouts at the next look, also when nobody used it lately', async () => {
  const { memberId } = await busyMember();
  later();
  expect(await stops(createLedgerWatch())).toBe(false);
  await tamper(memberId, '+');
  expect(await stops(createLedgerWatch())).toBe(true);
  await tamper(memberId, '-');
  expect(await stops(createLedgerWatch())).toBe(false);
});

it.for([
  ['a changed', `update audit set detail = '{}' where number = 2 and member_id = $1`],
  ['a removed', `delete from audit where number = 2 and member_id = $1`],
  [
    'a cut off',
    `delete from audit where number = (select max(number) from audit where member_id = $1) and member_id = $1`,
  ],
] as const)('%s row of the audit stops payouts', async ([, statement]) => {
  const { memberId } = await busyMember();
  await anchorAuditHeads(context.database, new Date(server.clock.now().getTime() - 60_000), server.clock.now());
  expect(await stops(createLedgerWatch())).toBe(false);
  await owner.rows(`create table audit_before as select * from audit where member_id = '${memberId}'`);
  await owner.rows(statement, [memberId]);
  expect(await stops(createLedgerWatch())).toBe(true);
  await owner.rows(`delete from audit where member_id = $1`, [memberId]);
  await owner.rows(`insert into audit select * from audit_before where member_id = $1`, [memberId]);
  await owner.rows(`drop table audit_before`);
});

it('with more books than one look proves, the next look goes on, and whoever played lately is proved at once', async () => {
  const { memberId } = await busyMember();
  later();
  await owner.rows(
    `insert into book (member_id, currency, balances)
     select ('00000000-0000-7000-9000-' || lpad(n::text, 12, '0'))::uuid, 'BAHT', balances
     from generate_series(1, 1500) n, (select balances from book where seq = 0 limit 1) b`,
  );
  const watch = createLedgerWatch();
  await tamper(memberId, '+');
  expect([await stops(watch), await stops(watch), await stops(watch)]).toEqual([false, true, false]);
  const found = await proveEverything(context.database);
  expect(new Set(found.map((finding) => finding.memberId))).toEqual(new Set([memberId]));
  await tamper(memberId, '-');

  const played = await busyMember();
  await tamper(played.memberId, '+');
  expect([await stops(createLedgerWatch()), await stops(createLedgerWatch())]).toEqual([true, true]);
  await tamper(played.memberId, '-');
  expect(await proveEverything(context.database)).toEqual([]);
});

it('a check asked of somebody says nothing of anybody else', async () => {
  await busyMember();
  expect(await checkLedger(context.database, ledgerChecks, { members: [randomUUIDv7()] })).toEqual([]);
});
