import { expect, it, vi } from 'vitest';
import { accounts, lockMember } from '#ledger';
import { depositOfficeCalls } from '#features/deposit/office-contract.ts';
import { suspend as suspendMoney, suspenseOf, walletOf } from '#support/deposits.ts';
import { suspend } from '#support/office-acts.ts';
import type { TestMember, TestStaff } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { memberCareOfficeCalls } from '../../office-contract.ts';

const server = await startTestServer();
const house = accounts.house.BAHT;
const note = 'asked in writing, passport checked';

// A member who left over a week ago, two people of the staff, a proposal to erase the member, and money of a stranger.
const leaver = async () => {
  const [member, payer] = [await server.member(), await server.member()];
  await suspend(server, member);
  server.clock.advance(7 * 24 * 60 * 60_000 + 60_000);
  const [maker, checker] = [await server.staff(), await server.staff({ role: 'manager' })];
  const question = { memberId: member.memberId, kind: 'ERASE', note } as const;
  const proposed = await server.ask(memberCareOfficeCalls.proposeChange, question, { token: maker.token });
  const { changeId } = proposed.body as { changeId: string };
  const { itemId } = await suspendMoney(server, payer);
  return { member, changeId, checker, maker, itemId };
};

const erase = ({ memberId }: TestMember, changeId: string, { token, password }: TestStaff) =>
  server.ask(memberCareOfficeCalls.confirmChange, { memberId, changeId, password }, { token });
const name = (itemId: string, { phone }: TestMember, { token, password }: TestStaff) =>
  server.ask(depositOfficeCalls.nameSuspense, { itemId, phone, amount: 1_000n, password }, { token });

const untilWaiting = (count: number) =>
  vi.waitFor(async () => {
    const rows = await server.database.owner.rows(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rows).toHaveLength(count);
  });

it('money is not given to a member who was erased after the naming had read their phone', async () => {
  const { member, changeId, checker, maker, itemId } = await leaver();
  const before = await suspenseOf(server, house);
  const naming = await server.database.owner.transaction(async (sql) => {
    await lockMember(sql, house);
    const asked = name(itemId, member, maker);
    await untilWaiting(1);
    expect(await erase(member, changeId, checker)).toMatchObject({ status: 200 });
    return { asked };
  });
  expect(await naming.asked).toMatchObject({ status: 400, body: { message: 'INVALID_USER_INFO' } });
  await server.runJobs();
  expect([await suspenseOf(server, house), await walletOf(server, member)]).toEqual([before, 0n]);
});

it('a member is not erased while a naming that has checked them is not yet committed', async () => {
  const { member, changeId, checker, maker, itemId } = await leaver();
  const both = await server.database.owner.transaction(async (sql) => {
    await sql.rows('select operation_id from suspense_item where operation_id = $1 for update', [itemId]);
    const named = name(itemId, member, maker);
    await untilWaiting(1);
    const erased = erase(member, changeId, checker);
    await untilWaiting(2);
    return { named, erased };
  });
  expect(await both.named).toMatchObject({ status: 200 });
  expect(await both.erased).toMatchObject({ status: 409, body: { message: 'MEMBER_UNSETTLED' } });
  await server.runJobs();
  expect(await walletOf(server, member)).toBe(1_000n);
});
