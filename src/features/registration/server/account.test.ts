import { phoneOf } from '#contract/forms/phone-form.ts';
import { expect, it } from 'vitest';
import type { RefusalCode } from '#contract/refusal-codes.ts';
import { authCalls } from '#features/auth/contract.ts';
import { profileCalls } from '#features/profile/contract.ts';
import { balancesOf } from '#ledger';
import { proves } from '#support/requirements/proves.ts';
import { type TestReply, refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { registrationCalls } from '../contract.ts';
import { claimBankAccount, claimPhone } from '#members/claims-table.ts';

const server = await startTestServer();
const minuteMs = 60_000;

let people = 0;
const newFields = () => {
  people += 1;
  const number = String(people).padStart(8, '0');
  return {
    name: 'สมชาย ใจดี',
    username: `09${number}`,
    password: 'a password',
    sourceCode: 'LINE',
    inviteCode: null,
    bankCode: 'SCB',
    bankAccountName: 'สมชาย ใจดี',
    bankAccountNo: `77${number}`,
    currency: 'BAHT' as const,
  };
};
type Fields = ReturnType<typeof newFields>;

const verifyPhone = async (phoneNumber: string): Promise<void> => {
  const { otpToken } = (await server.ask(registrationCalls.sendOtp, { phoneNumber })).body as { otpToken: string };
  const messages = (await server.sandbox.get(`/sms?phone=${phoneNumber}`)) as { code: string }[];
  const otpCode = messages[0]?.code ?? '';
  expect(await server.ask(registrationCalls.verifyOtp, { otpToken, otpCode })).toMatchObject({ status: 200 });
};
const verifiedFields = async (): Promise<Fields> => {
  const fields = newFields();
  await verifyPhone(fields.username);
  return fields;
};
const create = (body: unknown): Promise<TestReply> => server.request('POST', registrationCalls.create.path, { body });
const validate = (body: unknown): Promise<TestReply> =>
  server.request('POST', registrationCalls.validate.path, { body });
const success = { status: 200, body: { message: 'SUCCESS' } };
const ok = { status: 200, body: { message: 'OK' } };

interface Row {
  readonly member_id: string;
  readonly name: string;
  readonly currency: string;
  readonly source: string | null;
  readonly inviter: string | null;
}
const rowsOf = (phone: string): Promise<Row[]> =>
  server.database.owner.rows<Row>('select * from member where phone = $1', [phone]);
const rowOf = async (phone: string): Promise<Row> => {
  const [row] = await rowsOf(phone);
  if (row === undefined) throw new Error('no such member');
  return row;
};

it('a verified phone becomes a member with an empty book, who can log in', async () => {
  proves('REG-07', 'API-022', 'ENT-001', 'OP-066');
  const fields = await verifiedFields();
  expect(await create(fields)).toEqual(expect.objectContaining(success));
  const { member_id: memberId } = await rowOf(fields.username);
  const { currency, balances } = await balancesOf(server.context.database, memberId);
  expect([currency, [...balances.values()].filter((balance) => balance !== 0n)]).toEqual(['BAHT', []]);
  const login = await server.ask(authCalls.logIn, { username: fields.username, password: fields.password });
  const { token } = login.body as { token: string };
  expect((await server.ask(profileCalls.get, {}, { token })).body).toMatchObject({
    profile: { _id: memberId, username: fields.username, name: fields.name },
    bankAccount: { bankCode: 'SCB', bankAccountNo: fields.bankAccountNo, bankAccountName: fields.bankAccountName },
  });
});

it('without a verified phone, or 30 minutes after its verification, no account is created', async () => {
  proves('OP-077', 'OP-232', 'ERR-025');
  const [unverified, late, foreign] = [newFields(), await verifiedFields(), await verifiedFields()];
  expect(await create(unverified)).toMatchObject(refused('UNVERIFIED_OTP', 403));
  expect(await create({ ...foreign, username: unverified.username })).toMatchObject(refused('UNVERIFIED_OTP', 403));
  expect(await create({ ...unverified, code: 'OTP_VERIFIED', verified: true })).toMatchObject({ status: 403 });
  server.clock.advance(30 * minuteMs + 1);
  expect(await create(late)).toMatchObject(refused('UNVERIFIED_OTP', 403));
  expect(await rowsOf(late.username)).toEqual([]);
});

it('while the operator requires no codes, an unverified phone is registered', async () => {
  proves('OP-077');
  const write = `insert into operator_setting (name, value, updated_at) values ('registerOTP', $1::jsonb, $2)
    on conflict (name) do update set value = excluded.value`;
  await server.database.owner.rows(write, ['false', server.clock.now()]);
  server.clock.advance(minuteMs);
  expect(await create(newFields())).toMatchObject(success);
  await server.database.owner.rows(write, ['true', server.clock.now()]);
  server.clock.advance(minuteMs);
  expect(await create(newFields())).toMatchObject(refused('UNVERIFIED_OTP', 403));
});

it('ten registrations of one phone at once create one account', async () => {
  proves('OP-235', 'ERR-028');
  const fields = await verifiedFields();
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      create({ ...fields, bankAccountNo: `88${String(index)}0000${String(people)}` }),
    ),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const reply of replies.filter(({ status }) => status !== 200))
    expect(reply).toMatchObject(refused('EXISTING_USER', 409));
  expect(await rowsOf(fields.username)).toHaveLength(1);
});

it('five registrations of one bank account at once create one account', async () => {
  proves('OP-236', 'ERR-029');
  const all = [];
  for (let person = 1; person <= 5; person += 1) all.push(await verifiedFields());
  const bankAccountNo = `99${String(people)}000000`;
  const replies = await Promise.all(all.map((fields) => create({ ...fields, bankAccountNo })));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const reply of replies.filter(({ status }) => status !== 200))
    expect(reply).toMatchObject(refused('EXISTING_BANK', 409));
  const loser = all[replies.findIndex(({ status }) => status !== 200)] ?? newFields();
  expect(await create(loser)).toMatchObject(success);
});

it('a registration that stopped half-way is repeated with the same member id', async () => {
  const fields = await verifiedFields();
  const memberId = server.context.newId();
  await claimPhone(server.context.database, phoneOf(fields.username, false), memberId);
  const account = { bankCode: fields.bankCode, accountNo: fields.bankAccountNo };
  expect(await claimBankAccount(server.context.database, account, memberId)).toBe(true);
  expect(await validate(fields)).toMatchObject(ok);
  expect(await create(fields)).toMatchObject(success);
  expect((await rowOf(fields.username)).member_id).toBe(memberId);
});

it('an account that cannot be stored answers REGISTER_FAIL and stores nothing', async () => {
  proves('OP-240', 'ERR-033');
  const fields = await verifiedFields();
  await server.database.owner.rows('alter table credential rename to credential_away');
  expect(await create(fields)).toMatchObject(refused('REGISTER_FAIL', 500));
  await server.database.owner.rows('alter table credential_away rename to credential');
  expect(await rowsOf(fields.username)).toEqual([]);
  expect(await create(fields)).toMatchObject(success);
});

it('the Thai build takes baht, also when the field is missing, and no kip', async () => {
  proves('OP-067');
  const { currency, ...without } = await verifiedFields();
  expect(await create({ ...without, currency: 'LAK' })).toMatchObject(refused('INVALID_USER_INFO', 400));
  expect(await create(without)).toMatchObject(success);
  expect((await rowOf(without.username)).currency).toBe(currency);
});

it('an invite code in either case names the inviter, any other is ignored', async () => {
  proves('OP-069');
  const { memberId } = await server.member();
  const codes = [`PR${memberId}`, `pr${memberId.toUpperCase()}`];
  for (const inviteCode of codes) {
    const fields = await verifiedFields();
    expect(await create({ ...fields, inviteCode })).toMatchObject(success);
    expect((await rowOf(fields.username)).inviter).toBe(memberId);
  }
  for (const inviteCode of ['PR', 'nonsense', `PR${server.context.newId()}`, null, undefined]) {
    const fields = await verifiedFields();
    expect(await create({ ...fields, inviteCode })).toMatchObject(success);
    expect((await rowOf(fields.username)).inviter).toBeNull();
  }
});

it('source and invite code may be missing', async () => {
  proves('OP-068');
  const { sourceCode, inviteCode, ...fields } = await verifiedFields();
  expect([sourceCode, inviteCode]).toEqual(['LINE', null]);
  expect(await create(fields)).toMatchObject(success);
  expect((await rowOf(fields.username)).source).toBeNull();
});

it('privileged and unknown fields of a registration change nothing', async () => {
  const fields = await verifiedFields();
  const privileged =
    '"_id":"1","memberId":"1","coin":99,"role":"admin","isActive":true,"percentFail":0,"wallet":{"balance":1000},' +
    '"kind":"house","suspended_at":null,"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}';
  const raw = `{${privileged},${JSON.stringify(fields).slice(1)}`;
  expect(await server.request('POST', registrationCalls.create.path, { raw })).toMatchObject(success);
  const row = await rowOf(fields.username);
  expect(row).toMatchObject({ kind: 'member', name: fields.name, suspended_at: null, inviter: null });
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  const { balances } = await balancesOf(server.context.database, row.member_id);
  expect([...balances.values()].every((balance) => balance === 0n)).toBe(true);
  for (const name of [{ $ne: 1 }, ['a'], 7, null])
    expect(await create({ ...newFields(), name })).toMatchObject(refused('KEY_INVALID', 400));
});

it('validate checks the fields it receives and stores nothing', async () => {
  proves('REG-11', 'API-021', 'OP-064', 'OP-284');
  const { name, username, password, sourceCode, inviteCode, ...bank } = newFields();
  expect(await validate({})).toMatchObject(ok);
  expect(await validate({ name, username, password, sourceCode, inviteCode })).toMatchObject(ok);
  const { currency, ...bankStep } = { name, username, password, sourceCode, inviteCode, ...bank };
  expect([currency, (await validate(bankStep)).body]).toEqual(['BAHT', { message: 'OK' }]);
  expect(await rowsOf(username)).toEqual([]);
  expect(await server.database.owner.rows('select 1 from phone_claim where phone = $1', [username])).toEqual([]);
});

it('validate and creation refuse a wrong field with the same code', async () => {
  proves('OP-064', 'OP-237', 'OP-238', 'OP-239', 'ERR-030', 'ERR-031', 'ERR-032');
  const good = await verifiedFields();
  const { phone, bankCode, bankAccountNo } = await server.member();
  const wrongs: [Partial<Record<keyof Fields, string>>, RefusalCode, number][] = [
    [{ username: '123' }, 'PHONE_NUMBER_REQUIRE_10_DIGIT', 400],
    [{ username: phone }, 'EXISTING_USER', 409],
    [{ name: '' }, 'INVALID_USER_INFO', 400],
    [{ password: '1234567' }, 'INVALID_USER_INFO', 400],
    [{ sourceCode: 'NOWHERE' }, 'INVALID_USER_INFO', 400],
    [{ bankCode: 'NOBANK' }, 'INVALID_BANK', 400],
    [{ bankCode: 'BCEL' }, 'INVALID_BANK', 400],
    [{ bankAccountName: ' ' }, 'INVALID_USER_INFO', 400],
    [{ bankAccountNo: '12345' }, 'INVALID_BANK', 400],
    // From which banks return payouts.
    [{ bankAccountNo: '0000000000' }, 'INVALID_BANK', 400],
    [{ bankCode, bankAccountNo }, 'EXISTING_BANK', 409],
  ];
  for (const [wrong, message, status] of wrongs)
    for (const ask of [validate, create])
      expect(await ask({ ...good, ...wrong })).toMatchObject(refused(message, status));
  expect(await rowsOf(good.username)).toEqual([]);
});

it('KTB, TMB and BBL refuse an account name that is not English', async () => {
  proves('VAL-14', 'VAL-15', 'VAL-16', 'OP-239', 'ERR-032');
  const good = await verifiedFields();
  for (const bankCode of ['KTB', 'TMB', 'BBL'])
    for (const ask of [validate, create])
      expect(await ask({ ...good, bankCode })).toMatchObject(refused('BANK_ACCOUNT_NAME_ENG', 400));
  expect(await create({ ...good, bankCode: 'KTB', bankAccountName: 'SOMCHAI JAIDEE' })).toMatchObject(success);
});

it('other banks take a Thai account name', async () => {
  proves('VAL-18');
  for (const bankCode of ['SCB', 'KBANK', 'GSB'])
    expect(await create({ ...(await verifiedFields()), bankCode })).toMatchObject(success);
});

it('a phone that is not 10 digits is refused by validate and creation', async () => {
  proves('VAL-01', 'OP-241');
  for (const username of ['081234567', '08123456789', '081-234567'])
    for (const ask of [validate, create])
      expect(await ask({ ...newFields(), username })).toMatchObject(refused('PHONE_NUMBER_REQUIRE_10_DIGIT', 400));
});

it('creation is in the audit chain without phone, account number or password', async () => {
  const fields = await verifiedFields();
  await create(fields);
  const { member_id: memberId } = await rowOf(fields.username);
  const rows = await server.database.owner.rows<{ act: string; line: string }>(
    'select act, audit::text as line from audit where member_id = $1',
    [memberId],
  );
  expect(rows.map(({ act }) => act)).toEqual(['POST /api/account']);
  for (const secret of [fields.username, fields.bankAccountNo, fields.password])
    expect(rows[0]?.line).not.toContain(secret);
});
