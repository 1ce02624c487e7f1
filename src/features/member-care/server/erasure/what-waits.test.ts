import { expect, it } from 'vitest';
import { depositOfficeCalls } from '#features/deposit/office-contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { accountOf, eventually, transferTo } from '#support/deposits.ts';
import { approveWaiting, suspend } from '#support/office-acts.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { raiseFinding } from '#server/outside/raise-finding.ts';
import { memberCareOfficeCalls } from '../../office-contract.ts';

const server = await startTestServer();
const note = 'asked in writing, passport checked';
const unsettled = { status: 409, body: { message: 'MEMBER_UNSETTLED' } };
const ours = { bankCode: 'SCB', accountNo: '0142000002' };
const [small, large] = [500, 30_000];
const stranger = { bankCode: 'KTB', accountNo: '7771112223', name: 'MOTHER OFSOMCHAI' };

// Suspended, and then a little more than a week without a move.
const leave = async (member: TestMember): Promise<void> => {
  await suspend(server, member);
  server.clock.advance(7 * 24 * 60 * 60_000 + 60_000);
};

// Suspended money of a payer; returns its id on the desk.
const receive = async (from: typeof stranger, amount: number): Promise<string> => {
  const reference = await transferTo(server, ours, { from, amount });
  const find = () =>
    server.database.owner.one<{ itemId: string }>(
      'select operation_id as "itemId" from suspense_item where bank_reference = $1',
      [reference],
    );
  await eventually(async () => expect(await find()).not.toBeNull());
  return (await find())?.itemId ?? '';
};

const giveTo = async ({ phone }: TestMember, amount: number): Promise<string> => {
  const itemId = await receive(stranger, amount);
  const { token, password } = await server.staff();
  const asked = { itemId, phone, amount: BigInt(amount) * 100n, password };
  expect(await server.ask(depositOfficeCalls.nameSuspense, asked, { token })).toMatchObject({ status: 200 });
  return itemId;
};

const propose = async ({ memberId }: TestMember) => {
  const { token } = await server.staff({ role: 'manager' });
  return server.ask(memberCareOfficeCalls.proposeChange, { memberId, kind: 'ERASE', note }, { token });
};

const erase = async (member: TestMember): Promise<void> => {
  const { changeId } = (await propose(member)).body as { changeId: string };
  const { token, password } = await server.staff({ role: 'manager' });
  const confirmation = { memberId: member.memberId, changeId, password };
  expect(await server.ask(memberCareOfficeCalls.confirmChange, confirmation, { token })).toMatchObject({ status: 200 });
};

const exportOf = async ({ memberId }: TestMember) => {
  const { token, password } = await server.staff({ role: 'manager' });
  const { body } = await server.ask(memberCareOfficeCalls.exportData, { memberId, note, password }, { token });
  return (body as { tables: Record<string, Record<string, unknown>[]> }).tables;
};

it('a member is not erased while suspended money is proposed for them', async () => {
  const member = await server.member();
  await leave(member);
  await giveTo(member, large);
  expect(await propose(member)).toMatchObject(unsettled);
});

it('a member is not erased while money from an account of theirs waits for a person', async () => {
  const member = await server.member();
  await leave(member);
  await receive({ ...accountOf(member), name: 'SOMEBODY ELSE' }, small);
  expect(await propose(member)).toMatchObject(unsettled);
});

it('a member is not erased while a finding about their book is open', async () => {
  const member = await server.member();
  await leave(member);
  const lane = 'payout BAHT';
  const detail = { amount: '100' };
  const found = {
    memberId: member.memberId,
    kind: 'ENDED_AS_DONE_BUT_NOT',
    lane,
    object: 'withdrawal 1',
    detail,
  } as const;
  await raiseFinding(server.context, { ...found, stopsLane: false });
  expect(await propose(member)).toMatchObject(unsettled);
});

it('the payer of suspended money is erased with the member it was assigned to', async () => {
  const member = await server.member();
  await giveTo(member, small);
  const asked = { token: member.token, key: 'leave' };
  expect(await server.ask(withdrawCalls.request, { amount: 50_000n }, asked)).toMatchObject({ status: 200 });
  await approveWaiting(server, member);
  await server.runJobs();
  await leave(member);
  await erase(member);
  for (const table of ['suspense_item', 'bank_receipt'])
    for (const text of [stranger.accountNo, stranger.name])
      expect(
        await server.database.owner.rows(
          `select member_id from ${table} t where t::text like $1 and
             operation_id in (select operation_id from suspense_item where named_to = $2)`,
          [`%${text}%`, member.memberId],
        ),
      ).toEqual([]);
});

it('an export contains assigned money once, without the staff who decided and other presumed owners', async () => {
  const [member, supposed] = [await server.member(), await server.member()];
  const itemId = await giveTo(member, small);
  await server.database.owner.rows(
    'update suspense_item set told_member_id = $2, supposed_member_id = $3 where operation_id = $1',
    [itemId, member.memberId, supposed.memberId],
  );
  const [item, ...others] = (await exportOf(member))['suspense_item'] ?? [];
  expect(others).toEqual([]);
  expect(item).toMatchObject({ operation_id: itemId, named_to: member.memberId, told_member_id: member.memberId });
  expect(Object.keys(item ?? {}).filter((key) => /(_by|_person|proposal|supposed_member_id)$/.test(key))).toEqual([]);
});

it('an export of a finding about a receipt says nothing of the other member it is booked to', async () => {
  const [member, other] = [await server.member(), await server.member()];
  const found = { kind: 'MONEY_OF_TWO_MEMBERS', lane: 'feed', stopsLane: false } as const;
  const raise = (object: string, bookedTo: string) =>
    raiseFinding(server.context, { ...found, memberId: member.memberId, object, detail: { amount: '100', bookedTo } });
  await raise('receipt 1', other.memberId);
  await raise('receipt 2', member.memberId);
  const tables = await exportOf(member);
  expect(JSON.stringify(tables)).not.toContain(other.memberId);
  expect(tables['finding']?.map(({ detail }) => detail)).toEqual([
    { amount: '100' },
    { amount: '100', bookedTo: member.memberId },
  ]);
});
