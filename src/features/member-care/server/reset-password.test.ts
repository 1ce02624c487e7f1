import { expect, it } from 'vitest';
import { authCalls } from '#features/auth/contract.ts';
import { profileCalls } from '#features/profile/contract.ts';
import type { TestMember } from '#support/people.ts';
import { refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { memberCareCalls } from '../contract.ts';
import { memberCareOfficeCalls } from '../office-contract.ts';

const logged: string[] = [];
const server = await startTestServer({ logged });
const note = 'asked by phone, passport checked';
const newPassword = 'a new good password';
const minuteMs = 60_000;

const send = async ({ memberId }: TestMember) => {
  const { token } = await server.staff({ role: 'support' });
  return server.ask(memberCareOfficeCalls.sendResetCode, { memberId, note }, { token });
};
const messages = ({ phone }: TestMember) =>
  server.sandbox.get(`/sms?phone=${phone}`) as Promise<{ code: string; text: string }[]>;
const codeOf = async (member: TestMember): Promise<string> => (await messages(member))[0]?.code ?? '';
const reset = ({ phone }: TestMember, code: string, password = newPassword) =>
  server.ask(memberCareCalls.resetPassword, { username: phone, code, newPassword: password });
const enter = ({ phone }: TestMember, password: string) => server.ask(authCalls.logIn, { username: phone, password });
const otherThan = (code: string): string => (code === '000000' ? '111111' : '000000');

it('the code of the text message sets a new password once, and every session has ended', async () => {
  const member = await server.member();
  const sent = await send(member);
  expect(sent).toMatchObject({ status: 200, body: { message: 'SUCCESS' } });
  const code = await codeOf(member);
  expect(await reset(member, code)).toMatchObject({ status: 200 });
  expect(await server.ask(profileCalls.get, {}, { token: member.token })).toMatchObject(refused('INVALID_USER_3', 401));
  expect((await enter(member, member.password)).status).toBe(401);
  expect((await enter(member, newPassword)).status).toBe(200);
  expect(await reset(member, code, 'yet another password')).toMatchObject(refused('OTP_CODE_INVALID', 400));
});

it('only the phone gets the code: it is in no answer, log or audit row, and in no table in plain text', async () => {
  const member = await server.member();
  const sent = await send(member);
  const code = await codeOf(member);
  await reset(member, otherThan(code));
  await reset(member, code);
  expect(sent.text + logged.join('\n')).not.toContain(code);
  const rows = await server.database.owner.rows<{ line: string }>(
    `select t::text as line from password_reset t where member_id = $1
     union all select detail::text from audit t where member_id = $1`,
    [member.memberId],
  );
  expect(rows.map(({ line }) => line).join('\n')).not.toContain(code);
});

it('after five wrong codes from a network, the right one is refused there', async () => {
  const member = await server.member();
  await send(member);
  const code = await codeOf(member);
  for (let tries = 1; tries <= 5; tries += 1)
    expect(await reset(member, otherThan(code))).toMatchObject(refused('OTP_CODE_INVALID', 400));
  expect(await reset(member, code)).toMatchObject(refused('OTP_CODE_INVALID', 400));
});

it('wrong codes sent at once are each counted', async () => {
  const member = await server.member();
  await send(member);
  const code = await codeOf(member);
  await Promise.all(Array.from({ length: 5 }, () => reset(member, otherThan(code))));
  expect(await reset(member, code)).toMatchObject(refused('OTP_CODE_INVALID', 400));
});

it('a code expires after thirty minutes, and a newer one replaces it at once', async () => {
  const member = await server.member();
  await send(member);
  const first = await codeOf(member);
  server.clock.advance(minuteMs);
  await send(member);
  const second = await codeOf(member);
  const older = first === second ? otherThan(second) : first;
  expect(await reset(member, older)).toMatchObject(refused('OTP_CODE_INVALID', 400));
  server.clock.advance(30 * minuteMs);
  expect(await reset(member, second)).toMatchObject(refused('OTP_CODE_INVALID', 400));
});

it('an unknown phone, a member without a code and a wrong code get the same answer', async () => {
  const member = await server.member();
  const unknown = await server.ask(memberCareCalls.resetPassword, {
    username: '0899999999',
    code: '123456',
    newPassword,
  });
  const without = await reset(member, '123456');
  expect([unknown.status, unknown.text]).toEqual([without.status, without.text]);
  expect(without).toMatchObject(refused('OTP_CODE_INVALID', 400));
});

it('a password of a wrong length is refused and does not use the code', async () => {
  const member = await server.member();
  await send(member);
  const code = await codeOf(member);
  expect(await reset(member, code, 'short')).toMatchObject(refused('INVALID_USER_INFO', 400));
  expect(await reset(member, code)).toMatchObject({ status: 200 });
});

it('a member gets one code a minute and five a day', async () => {
  const member = await server.member();
  for (let sent = 1; sent <= 5; sent += 1) {
    expect(await send(member)).toMatchObject({ status: 200 });
    expect(await send(member)).toMatchObject(refused('REQUEST_LIMIT_1MIN', 429));
    server.clock.advance(minuteMs);
  }
  expect(await send(member)).toMatchObject(refused('OTP_BLOCK', 429));
  server.clock.advance(24 * 60 * minuteMs);
  expect(await send(member)).toMatchObject({ status: 200 });
});

it('a message that could not be sent is reported, and its code does not work', async () => {
  const member = await server.member();
  await server.sandbox.weather({ service: 'sms', kind: 'refuse' });
  const reply = await send(member);
  await server.sandbox.weather({ service: 'sms', kind: 'fine' });
  expect(reply).toMatchObject(refused('OTP_SEND_FAIL', 502));
  const row = await server.database.owner.one<{ isClosed: boolean }>(
    'select code_hash is null as "isClosed" from password_reset where member_id = $1',
    [member.memberId],
  );
  expect(row).toEqual({ isClosed: true });
});

it('a suspended member gets no code, and a code sent to the old phone does not work after the phone changed', async () => {
  const [first, second, third] = [await server.staff(), await server.staff(), await server.staff({ role: 'support' })];
  const member = await server.member();
  const { memberId } = member;
  await server.ask(memberCareOfficeCalls.sendResetCode, { memberId, note }, { token: third.token });
  const code = await codeOf(member);
  const phone = `06${String(Date.now()).slice(-8)}`;
  const proposed = await server.ask(
    memberCareOfficeCalls.proposeChange,
    { memberId, kind: 'PHONE', phone, note },
    { token: first.token, key: server.context.newId() },
  );
  const { changeId } = proposed.body as { changeId: string };
  const confirmed = { memberId, changeId, password: second.password };
  await server.ask(memberCareOfficeCalls.confirmChange, confirmed, {
    token: second.token,
    key: server.context.newId(),
  });
  for (const username of [member.phone, phone])
    expect(await server.ask(memberCareCalls.resetPassword, { username, code, newPassword })).toMatchObject(
      refused('OTP_CODE_INVALID', 400),
    );
  await server.ask(
    memberCareOfficeCalls.suspend,
    { memberId, note },
    { token: third.token, key: server.context.newId() },
  );
  const reply = await server.ask(memberCareOfficeCalls.sendResetCode, { memberId, note }, { token: third.token });
  expect(reply).toMatchObject(refused('INACTIVE_USER', 403));
});

it('a new password lets the member log in although strangers tried the old one too often', async () => {
  const member = await server.member();
  for (let wrong = 1; wrong <= 10; wrong += 1) await enter(member, 'wrong');
  expect(await enter(member, member.password)).toMatchObject(refused('REQUEST_LIMIT', 429));
  await send(member);
  expect((await reset(member, await codeOf(member))).status).toBe(200);
  expect((await enter(member, newPassword)).status).toBe(200);
});
