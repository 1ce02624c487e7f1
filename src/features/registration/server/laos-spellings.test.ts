import { expect, it } from 'vitest';
import { authCalls } from '#features/auth/contract.ts';
import { memberCareCalls } from '#features/member-care/contract.ts';
import { memberCareOfficeCalls } from '#features/member-care/office-contract.ts';
import { proves } from '#support/requirements/proves.ts';
import { type TestReply, refused } from '#support/test-requests.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { registrationCalls } from '../contract.ts';

const server = await startTestServer({ settings: { VITE_LAOS: 'true', LOGINS_PER_MINUTE_ADDRESS: '500' } });
const note = 'asked by phone, passport checked';
let made = 10_000_000;
// The last eight digits of a new mobile number.
const newDigits = (): string => String((made += 1)).replace(/^1/, '5');
const spellingsOf = (digits: string): string[] => [
  `020${digits}`,
  `20${digits}`,
  digits,
  `85620${digits}`,
  `+85620${digits}`,
  `00 856 20 ${digits}`,
];
const storable = (digits: string): string[] => spellingsOf(digits).filter((one) => /^\d{8,13}$/.test(one));

const send = (phoneNumber: string): Promise<TestReply> => server.ask(registrationCalls.sendOtp, { phoneNumber });
const lastCode = async (): Promise<string> => ((await server.sandbox.get('/sms')) as { code: string }[])[0]?.code ?? '';
const verify = async (phoneNumber: string): Promise<void> => {
  server.clock.advance(61_000);
  const { otpToken } = (await send(phoneNumber)).body as { otpToken: string };
  expect(await server.ask(registrationCalls.verifyOtp, { otpToken, otpCode: await lastCode() })).toMatchObject({
    status: 200,
  });
};
const create = (username: string): Promise<TestReply> => {
  const person = { name: 'ສົມໄຊ', username, password: 'a password', bankCode: 'BCEL', bankAccountName: 'SOMXAY' };
  return server.ask(registrationCalls.create, { ...person, bankAccountNo: `0101${String((made += 1))}` });
};
const logIn = (username: string, password = 'a password'): Promise<TestReply> =>
  server.ask(authCalls.logIn, { username, password });
const find = async (number: string): Promise<string[]> => {
  const { token } = await server.staff({ role: 'support' });
  const { body } = await server.ask(memberCareOfficeCalls.find, { number }, { token });
  return (body as { members: { memberId: string }[] }).members.map(({ memberId }) => memberId);
};
// A member of the time when a number was stored as it was typed.
const storedAs = async (phone: string): Promise<TestMember> => {
  const member = await server.member({ phone: `020${newDigits()}`, currency: 'LAK' });
  const { owner } = server.database;
  await owner.rows('update phone_claim set phone = $2 where member_id = $1', [member.memberId, phone]);
  await owner.rows('update member set phone = $2 where member_id = $1', [member.memberId, phone]);
  return { ...member, phone };
};

it('a Lao phone registered in one spelling is registered in all, and each logs in', async () => {
  proves('OP-063', 'OP-061');
  for (const index of [0, 1, 2, 3]) {
    const digits = newDigits();
    const typed = storable(digits)[index] ?? '';
    await verify(typed);
    expect(await create(typed)).toMatchObject({ status: 200 });
    for (const other of storable(digits)) {
      expect(await send(other)).toMatchObject(refused('EXISTING_USER', 409));
      expect(await server.ask(registrationCalls.validate, { username: other })).toMatchObject(
        refused('EXISTING_USER', 409),
      );
      expect(await create(other)).toMatchObject(refused('EXISTING_USER', 409));
    }
    for (const other of spellingsOf(digits)) expect(await logIn(other)).toMatchObject({ status: 200 });
  }
});

it('of simultaneous registrations of one phone in several spellings one makes an account', async () => {
  proves('OP-063');
  const digits = newDigits();
  await verify(`20${digits}`);
  const replies = await Promise.all([...storable(digits), ...storable(digits)].map(create));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const rows = await server.database.owner.rows('select phone from member where phone like $1', [`%${digits}`]);
  expect(rows).toEqual([{ phone: `020${digits}` }]);
});

it('the limits of codes count all spellings of a phone together', async () => {
  proves('OP-073');
  const digits = newDigits();
  expect(await send(`20${digits}`)).toMatchObject({ status: 200 });
  for (const other of storable(digits)) expect(await send(other)).toMatchObject(refused('REQUEST_LIMIT_1MIN', 429));
});

it('wrong passwords for a phone that nobody has count all its spellings together', async () => {
  proves('OP-061');
  const digits = newDigits();
  for (let index = 0; index < 10; index += 1) await logIn(storable(digits)[index % 4] ?? '', 'a wrong password');
  for (const other of spellingsOf(digits))
    expect(await logIn(other, 'a wrong password')).toMatchObject(refused('REQUEST_LIMIT', 429));
});

it('a phone stored in another spelling before still logs in and blocks a second account', async () => {
  proves('OP-063');
  for (const index of [1, 2, 3]) {
    const digits = newDigits();
    const member = await storedAs(storable(digits)[index] ?? '');
    for (const other of spellingsOf(digits)) expect(await logIn(other, member.password)).toMatchObject({ status: 200 });
    for (const other of storable(digits)) {
      expect(await send(other)).toMatchObject(refused('EXISTING_USER', 409));
      expect(await create(other)).toMatchObject(refused('EXISTING_USER', 409));
      expect(await find(other)).toEqual([member.memberId]);
    }
  }
});

it('of accounts made before in several spellings, each logs in with its own', async () => {
  const digits = newDigits();
  const members = [];
  for (const phone of storable(digits)) members.push(await storedAs(phone));
  for (const { memberId, phone, password } of members) {
    const { token } = (await logIn(phone, password)).body as { token: string };
    const rows = await server.database.owner.rows(
      `select member_id from audit where act = 'POST /api/login' and member_id = $1`,
      [memberId],
    );
    expect([typeof token, rows.length]).toEqual(['string', 1]);
  }
});

it('the code for a new password works with any spelling of the phone', async () => {
  const digits = newDigits();
  const { memberId } = await storedAs(`20${digits}`);
  for (const [index, username] of spellingsOf(digits).entries()) {
    server.clock.advance(24 * 3_600_000);
    const { token } = await server.staff({ role: 'support' });
    expect(await server.ask(memberCareOfficeCalls.sendResetCode, { memberId, note }, { token })).toMatchObject({
      status: 200,
    });
    const newPassword = `a new password ${String(index)}`;
    expect(
      await server.ask(memberCareCalls.resetPassword, { username, code: await lastCode(), newPassword }),
    ).toMatchObject({ status: 200 });
    expect(await logIn(`020${digits}`, newPassword)).toMatchObject({ status: 200 });
  }
});

it('staff change a phone to the one form of its number, and the old one is free in every spelling', async () => {
  const [old, next] = [newDigits(), newDigits()];
  const member = await storedAs(`20${old}`);
  const { memberId } = member;
  const [maker, checker] = [await server.staff(), await server.staff({ role: 'manager' })];
  const propose = (phone: string) =>
    server.ask(
      memberCareOfficeCalls.proposeChange,
      { memberId, note, kind: 'PHONE', phone },
      { token: maker.token, key: server.context.newId() },
    );
  const other = await server.member({ phone: `20${newDigits()}`, currency: 'LAK' });
  expect(await propose(`856${other.phone}`)).toMatchObject(refused('EXISTING_USER', 409));
  const { changeId } = (await propose(`85620${next}`)).body as { changeId: string };
  expect(
    await server.ask(
      memberCareOfficeCalls.confirmChange,
      { memberId, changeId, password: checker.password },
      { token: checker.token, key: server.context.newId() },
    ),
  ).toMatchObject({ status: 200 });
  for (const phone of spellingsOf(next)) expect(await logIn(phone, member.password)).toMatchObject({ status: 200 });
  expect(await logIn(`20${old}`, member.password)).toMatchObject(refused('WRONG_CREDENTIAL', 401));
  const { token } = await server.staff({ role: 'support' });
  expect((await server.ask(memberCareOfficeCalls.get, { memberId }, { token })).body).toMatchObject({
    member: { phone: `020${next}` },
    holdsPhone: true,
  });
  await verify(old);
  expect(await create(old)).toMatchObject({ status: 200 });
});
