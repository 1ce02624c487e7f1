import { expect, it } from 'vitest';
import { lockMember } from '#ledger';
import type { TestMember } from '#support/people.ts';
import type { TestReply } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { suspend } from '#support/office-acts.ts';
import { untilWaiting } from '#support/cluster/until-waiting.ts';
import { authCalls } from '../contract.ts';

const server = await startTestServer();

const enter = ({ phone, password }: TestMember): Promise<TestReply> =>
  server.ask(authCalls.logIn, { username: phone, password });

// The first act waits for the member, then a login whose password is right at that moment. Both go on in this order.
const before = async (member: TestMember, act: () => Promise<unknown>): Promise<TestReply> => {
  const { acted, entering } = await server.database.owner.transaction(async (sql) => {
    await lockMember(sql, member.memberId);
    const started = { acted: act() };
    await untilWaiting(server.database, 1);
    const both = { ...started, entering: enter(member) };
    await untilWaiting(server.database, 2);
    return both;
  });
  await acted;
  return entering;
};

const openSessions = ({ memberId }: TestMember) =>
  server.database.owner.rows('select 1 from session where member_id = $1 and ended_at is null', [memberId]);

it('a login under way with the old password opens no session once the password was changed', async () => {
  const member = await server.member();
  const { token, password: oldPassword } = member;
  const reply = await before(member, async () => {
    const change = { oldPassword, newPassword: 'another good password' };
    expect(await server.ask(authCalls.changePassword, change, { token })).toMatchObject({ status: 200 });
  });
  expect(reply).toMatchObject({ status: 401, body: { message: 'WRONG_CREDENTIAL' } });
  expect(await openSessions(member)).toHaveLength(1);
});

it('a login under way opens no session once the member was suspended', async () => {
  const member = await server.member();
  const reply = await before(member, () => suspend(server, member));
  expect(reply).toMatchObject({ status: 403, body: { message: 'INACTIVE_USER' } });
  expect(await openSessions(member)).toEqual([]);
});
