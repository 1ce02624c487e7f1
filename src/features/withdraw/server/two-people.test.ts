import { expect, it } from 'vitest';
import { lockMember } from '#ledger';
import { openMemberSession, openStaffSession, whileSuspended } from '#support/people.ts';
import type { TestMember, TestStaff } from '#support/people.ts';
import type { TestReply } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { untilWaiting } from '#support/cluster/until-waiting.ts';
import { withdrawCalls } from '../contract.ts';
import { withdrawOfficeCalls } from '../office-contract.ts';

const server = await startTestServer();

interface Asked {
  readonly member: TestMember;
  readonly withdrawalId: string;
  readonly amount: bigint;
}

const approve = (staff: TestStaff, { withdrawalId, amount }: Asked): Promise<TestReply> =>
  server.ask(withdrawOfficeCalls.approve, { withdrawalId, amount, password: staff.password }, { token: staff.token });

const asked = async (member: TestMember, amount: bigint): Promise<Asked> => {
  await server.ask(withdrawCalls.requestFromApp, { amount }, { token: member.token });
  const row = await server.context.database.one<{ id: string }>(
    `select withdrawal_id as id from withdrawal where member_id = $1 and status = 'REQUESTED' order by withdrawal_id desc`,
    [member.memberId],
  );
  return { member, amount, withdrawalId: row?.id ?? '' };
};
const approveAll = async (staff: TestStaff, member: TestMember, amounts: readonly bigint[]): Promise<unknown[]> => {
  const statuses: unknown[] = [];
  for (const amount of amounts) {
    const reply = await approve(staff, await asked(member, amount));
    statuses.push((reply.body as { status?: unknown }).status);
  }
  return statuses;
};

it('one person cannot approve 8 times 20,000 baht for one member alone: from the second on another person is needed', async () => {
  const staff = await server.staff();
  const member = await server.member({ balance: 16_000_000n });
  const statuses = await approveAll(
    staff,
    member,
    Array.from({ length: 8 }, () => 2_000_000n),
  );
  expect(statuses).toEqual(['APPROVED', ...Array.from({ length: 7 }, () => 'SECOND')]);
});

it('what one person approved alone counts per person and member and for 24 hours', async () => {
  const [malee, somchai] = [await server.staff(), await server.staff()];
  const [member, other] = [await server.member({ balance: 9_000_000n }), await server.member({ balance: 9_000_000n })];
  expect(await approveAll(malee, member, [1_500_000n, 500_000n, 10_000n])).toEqual(['APPROVED', 'APPROVED', 'SECOND']);
  expect(await approveAll(malee, other, [2_000_000n])).toEqual(['APPROVED']);
  expect(await approveAll(somchai, member, [2_000_000n])).toEqual(['APPROVED']);
  server.clock.advance(24 * 3_600_000);
  const token = await openStaffSession(server.context, malee.staffId);
  const memberToken = await openMemberSession(server.context, member.memberId);
  const tomorrow = { ...member, token: memberToken };
  expect(await approveAll({ ...malee, token }, tomorrow, [2_000_000n])).toEqual(['APPROVED']);
});

it('two logins of one person are one person: one cannot check what the other made, and their sums count together', async () => {
  const first = await server.staff();
  const second = await server.staff({ sameAs: first.name });
  const large = await asked(await server.member({ balance: 2_500_000n }), 2_500_000n);
  expect(await approve(first, large)).toMatchObject({ body: { status: 'SECOND' } });
  expect(await approve(second, large)).toMatchObject({ status: 403, body: { message: 'SAME_PERSON' } });
  const member = await server.member({ balance: 9_000_000n });
  expect(await approveAll(first, member, [1_500_000n])).toEqual(['APPROVED']);
  expect(await approveAll(second, member, [1_500_000n])).toEqual(['SECOND']);
});

it('the first approval of somebody who was suspended since does not count: two others approve', async () => {
  const [maker, second, third] = [await server.staff(), await server.staff(), await server.staff()];
  const large = await asked(await server.member({ balance: 2_500_000n }), 2_500_000n);
  expect(await approve(maker, large)).toMatchObject({ body: { status: 'SECOND' } });
  expect(await whileSuspended(server, maker, () => approve(second, large))).toMatchObject({
    body: { status: 'SECOND' },
  });
  expect(await approve(second, large)).toMatchObject({ status: 403, body: { message: 'SAME_PERSON' } });
  expect(await approve(third, large)).toMatchObject({ body: { status: 'APPROVED' } });
});

it('approvals sent at once by one person are counted one after the other', async () => {
  const staff = await server.staff();
  const member = await server.member({ balance: 9_000_000n });
  const requests = [await asked(member, 1_500_000n), await asked(member, 1_500_001n)];
  const replies = await Promise.all(requests.map((request) => approve(staff, request)));
  expect(replies.map(({ body }) => (body as { status: string }).status).sort()).toEqual(['APPROVED', 'SECOND']);
});

it('the second of two approvals does not count as decided alone', async () => {
  const [maker, checker] = [await server.staff(), await server.staff()];
  const request = await asked(await server.member({ balance: 4_000_000n }), 4_000_000n);
  await approve(maker, request);
  await approve(checker, request);
  const later = await server.member({ balance: 2_000_000n });
  expect(await approveAll(checker, later, [2_000_000n])).toEqual(['APPROVED']);
});

it('the threshold that applied is stored with the decision, in the row and in the audit chain', async () => {
  const staff = await server.staff();
  const request = await asked(await server.member({ balance: 1_200_000n }), 1_200_000n);
  await approve(staff, request);
  const { database } = server.context;
  expect(
    await database.one(
      `select two_person_threshold as threshold, approved_alone as alone, approved_person as person
       from withdrawal where member_id = $1 and withdrawal_id = $2`,
      [request.member.memberId, request.withdrawalId],
    ),
  ).toEqual({ threshold: 2_000_000n, alone: 1_200_000n, person: staff.staffId });
  const audited = await database.one<{ detail: unknown }>(
    `select detail from audit where member_id = $1 and object = $2 order by number desc limit 1`,
    [request.member.memberId, `withdrawal ${request.withdrawalId}`],
  );
  expect(audited?.detail).toMatchObject({ decided: 'APPROVED', threshold: '2000000', aloneForMemberBefore: '0' });
});

it('the database itself refuses an approval by one person above the threshold', async () => {
  const request = await asked(await server.member({ balance: 2_500_000n }), 2_500_000n);
  const staffId = server.context.newId();
  for (const alone of [2_500_000n, 1n, null])
    await expect(
      server.context.database.rows(
        `update withdrawal set status = 'APPROVED', approved_by = $3, approved_person = $3, approved_at = now(),
           two_person_threshold = 2000000, approved_alone = $4 where member_id = $1 and withdrawal_id = $2`,
        [request.member.memberId, request.withdrawalId, staffId, alone],
      ),
    ).rejects.toThrow('withdrawal_alone_within_threshold');
});

it('before deciding, a person sees whether a second one will be needed, and why', async () => {
  const staff = await server.staff();
  const member = await server.member({ balance: 9_000_000n });
  const reported = async ({ withdrawalId }: Asked): Promise<unknown> => {
    const reply = await server.ask(withdrawOfficeCalls.get, { withdrawalId }, { token: staff.token });
    return (reply.body as { secondPerson: unknown }).secondPerson;
  };
  const first = await asked(member, 1_500_000n);
  expect(await reported(first)).toEqual({ because: null, threshold: 20_000, aloneBefore: 0 });
  await approve(staff, first);
  expect(await reported(await asked(member, 600_000n))).toEqual({
    because: 'DAY',
    threshold: 20_000,
    aloneBefore: 15_000,
  });
  expect(await reported(await asked(member, 2_000_001n))).toMatchObject({ because: 'AMOUNT' });
});

it('two logins of one person are one person: the other login gives no second approval', async () => {
  const maker = await server.staff();
  const [again, checker] = [await server.staff({ sameAs: maker.name, role: 'manager' }), await server.staff()];
  const request = await asked(await server.member({ balance: 4_000_000n }), 4_000_000n);
  expect(await approve(maker, request)).toMatchObject({ status: 200, body: { status: 'SECOND' } });
  expect(await approve(again, request)).toMatchObject({ status: 403, body: { message: 'SAME_PERSON' } });
  expect(await approve(checker, request)).toMatchObject({ status: 200, body: { status: 'APPROVED' } });
});

it('an approval that waits while its person is suspended is not given', async () => {
  const [staff, member] = [await server.staff(), await server.member({ balance: 1_000_000n })];
  const request = await asked(member, 1_000_000n);
  const { owner } = server.database;
  const { approving } = await owner.transaction(async (sql) => {
    await lockMember(sql, member.memberId);
    const reply = approve(staff, request);
    await untilWaiting(server.database);
    await owner.rows('update staff set suspended_at = now() where staff_id = $1', [staff.staffId]);
    return { approving: reply };
  });
  expect(await approving).toMatchObject({ body: { message: 'INACTIVE_USER' } });
  expect(await owner.one('select status from withdrawal where withdrawal_id = $1', [request.withdrawalId])).toEqual({
    status: 'REQUESTED',
  });
});
