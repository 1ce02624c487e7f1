import { expect, it } from 'vitest';
import { startTestServer } from '#support/test-server.ts';
import type { TestMember } from '#support/people.ts';
import { proves } from '#support/requirements/proves.ts';
import { refused } from '#support/test-requests.ts';
import { profileCalls } from '../contract.ts';

const server = await startTestServer();
const limited = await startTestServer({ settings: { REGISTRATION_LOOKUPS_PER_HOUR_ADDRESS: '2' } });

const profileOf = async ({ token }: TestMember) => (await server.ask(profileCalls.get, {}, { token })).body;
const fieldsOf = ({ bankCode, bankAccountNo, bankAccountName }: TestMember) => ({
  name: 'A new name',
  bankCode,
  bankAccountName,
  bankAccountNo,
});
const update = ({ token }: TestMember, body: unknown) =>
  server.request('PUT', profileCalls.update.path, { token, body });
const edit = ({ token }: TestMember, bankCode: string, bankAccountName: string) =>
  server.ask(profileCalls.editBankAccountName, { bankCode, bankAccountName }, { token });
const success = { status: 200, body: { message: 'SUCCESS' } };

it('a profile shows the member and the bank account with its names', async () => {
  proves('API-023', 'ENT-004', 'ENT-005', 'ENT-006', 'OP-083');
  const member = await server.member({ name: 'สมชาย', bankCode: 'SCB' });
  expect(await profileOf(member)).toEqual({
    profile: {
      _id: member.memberId,
      username: member.phone,
      name: 'สมชาย',
      createdAt: server.clock.now().toISOString(),
      coin: 0,
      currency: 'BAHT',
    },
    bankAccount: {
      bank: { nameTH: 'ธนาคารไทยพาณิชย์', nameEN: 'Siam Commercial Bank' },
      bankAccountName: member.bankAccountName,
      bankAccountNo: member.bankAccountNo,
      bankCode: 'SCB',
    },
  });
});

it('a member without a bank account has null for it', async () => {
  const member = await server.member({ hasBankAccount: false });
  expect(await profileOf(member)).toMatchObject({ bankAccount: null });
});

it('an update changes the name alone', async () => {
  proves('API-024', 'OP-080');
  const member = await server.member();
  const before = (await profileOf(member)) as { bankAccount: unknown };
  const fields = { ...fieldsOf(member), bankAccountName: 'SOMEBODY ELSE' };
  expect(await update(member, fields)).toMatchObject(success);
  expect(await profileOf(member)).toMatchObject({ profile: { name: 'A new name' }, bankAccount: before.bankAccount });
});

it('another bank account than the member’s own is refused with 403 and changes nothing', async () => {
  proves('OP-080', 'OP-238', 'ERR-031');
  const member = await server.member();
  const before = await profileOf(member);
  for (const foreign of [{ bankCode: 'KBANK' }, { bankAccountNo: '5550001112' }])
    expect(await update(member, { ...fieldsOf(member), ...foreign })).toMatchObject(refused('INVALID_BANK', 403));
  expect(await profileOf(member)).toEqual(before);
});

it('the bank account of another member answers EXISTING_BANK', async () => {
  proves('OP-236', 'ERR-029');
  const [member, other] = [await server.member(), await server.member()];
  const { bankCode, bankAccountNo } = other;
  expect(await update(member, { ...fieldsOf(member), bankCode, bankAccountNo })).toMatchObject(
    refused('EXISTING_BANK', 409),
  );
});

it('one network learns of a limited number of bank accounts an hour, and a new name counts as none', async () => {
  const [member, other] = [await limited.member(), await limited.member()];
  const { bankCode, bankAccountNo } = other;
  const rename = (account: Partial<TestMember>) =>
    limited.request('PUT', profileCalls.update.path, {
      token: member.token,
      body: { ...fieldsOf(member), ...account },
    });
  const foreign = [{ bankCode, bankAccountNo }, { bankAccountNo: '5550001112' }];
  for (let name = 0; name < 3; name += 1) expect(await rename({})).toMatchObject(success);
  expect(await rename({ bankCode, bankAccountNo })).toMatchObject(refused('EXISTING_BANK', 409));
  expect(await rename({ bankAccountNo: '5550001112' })).toMatchObject(refused('INVALID_BANK', 403));
  for (const account of foreign) expect(await rename(account)).toMatchObject(refused('REQUEST_LIMIT', 429));
  expect(await rename({})).toMatchObject(success);
});

it('wrong fields answer the codes of the registration', async () => {
  proves('OP-080', 'OP-237', 'OP-239', 'ERR-030', 'ERR-032');
  const member = await server.member();
  const wrongs = [
    [{ name: '' }, 'INVALID_USER_INFO', 400],
    [{ bankCode: 'NOBANK' }, 'INVALID_BANK', 400],
    [{ bankAccountName: '' }, 'INVALID_USER_INFO', 400],
    [{ bankCode: 'BBL', bankAccountName: 'สมชาย' }, 'BANK_ACCOUNT_NAME_ENG', 400],
    [{ bankAccountNo: '12345' }, 'INVALID_BANK', 400],
  ] as const;
  for (const [wrong, code, status] of wrongs)
    expect(await update(member, { ...fieldsOf(member), ...wrong })).toMatchObject(refused(code, status));
});

it('privileged and unknown fields of an update change nothing', async () => {
  const member = await server.member({ balance: 5_000n });
  const row = 'select m.*, b.balances from member m join book b on b.member_id = m.member_id where m.member_id = $1';
  const before = await server.database.owner.one<object>(row, [member.memberId]);
  const privileged =
    '"_id":"1","memberId":"1","coin":99,"role":"admin","currency":"LAK","username":"0800000000","isActive":true,' +
    '"createdAt":"2000-01-01","wallet":1000000,"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}';
  const raw = `{${privileged},${JSON.stringify(fieldsOf(member)).slice(1)}`;
  expect(await server.request('PUT', profileCalls.update.path, { token: member.token, raw })).toMatchObject(success);
  expect(await server.database.owner.one(row, [member.memberId])).toEqual({ ...before, name: 'A new name' });
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  for (const name of [{ $ne: 1 }, ['a'], 7, null])
    expect(await update(member, { ...fieldsOf(member), name })).toMatchObject(refused('KEY_INVALID', 400));
});

it('the account name is edited to uppercase English letters', async () => {
  proves('API-025', 'OP-081');
  const member = await server.member({ bankAccountName: 'สมชาย ใจดี' });
  expect(await edit(member, member.bankCode, 'SOMCHAI JAIDEE')).toMatchObject(success);
  expect(await profileOf(member)).toMatchObject({
    bankAccount: { bankAccountName: 'SOMCHAI JAIDEE', bankAccountNo: member.bankAccountNo },
  });
});

it('an edit of the account name requires the member’s own bank and an uppercase English name', async () => {
  proves('OP-081', 'OP-238', 'OP-239', 'ERR-031', 'ERR-032');
  const member = await server.member();
  const before = await profileOf(member);
  expect(await edit(member, 'KBANK', 'SOMCHAI JAIDEE')).toMatchObject(refused('INVALID_BANK', 400));
  for (const name of ['', 'Somchai', 'สมชาย', 'SOMCHAI1', ' '])
    expect(await edit(member, member.bankCode, name)).toMatchObject(refused('BANK_ACCOUNT_NAME_ENG', 400));
  expect(await profileOf(member)).toEqual(before);
});

it('a member without a bank account cannot edit its name', async () => {
  proves('OP-081', 'OP-238');
  const member = await server.member({ hasBankAccount: false });
  expect(await edit(member, 'SCB', 'SOMCHAI JAIDEE')).toMatchObject(refused('INVALID_BANK', 400));
  expect(await update(member, fieldsOf(member))).toMatchObject(refused('INVALID_BANK', 403));
});

it('changes are in the audit chain without names or account numbers', async () => {
  const member = await server.member();
  await update(member, fieldsOf(member));
  await edit(member, member.bankCode, 'SOMCHAI JAIDEE');
  const rows = await server.database.owner.rows<{ act: string; line: string }>(
    `select act, audit::text as line from audit where member_id = $1 and actor_kind = 'member' order by number`,
    [member.memberId],
  );
  expect(rows.map(({ act }) => act)).toEqual(['PUT /api/account/profile', 'PUT /api/account/bankAccountName']);
  for (const { line } of rows)
    for (const text of ['A new name', 'SOMCHAI JAIDEE', member.bankAccountNo]) expect(line).not.toContain(text);
});
