import { expect, it } from 'vitest';
import { authCalls } from '#features/auth/contract.ts';
import { profileCalls } from '#features/profile/contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import type { QuestionOf } from '#contract/endpoint.ts';
import { whileSuspended } from '#support/people.ts';
import type { TestMember, TestStaff } from '#support/people.ts';
import { type TestReply, refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { memberCareOfficeCalls } from '../office-contract.ts';

const server = await startTestServer();
const note = 'asked by phone, passport checked';
const [maker, checker, support] = [
  await server.staff(),
  await server.staff({ role: 'manager' }),
  await server.staff({ role: 'support' }),
];

const open = ({ memberId }: TestMember, by: TestStaff = support) =>
  server.ask(memberCareOfficeCalls.get, { memberId }, { token: by.token });
const find = async (number: string): Promise<unknown> => {
  const { body } = await server.ask(memberCareOfficeCalls.find, { number }, { token: support.token });
  return (body as { members: { memberId: string }[] }).members.map(({ memberId }) => memberId);
};
const suspend = ({ memberId }: TestMember, by = support) =>
  server.ask(memberCareOfficeCalls.suspend, { memberId, note }, { token: by.token, key: server.context.newId() });
const readmit = ({ memberId }: TestMember, by = maker) =>
  server.ask(memberCareOfficeCalls.readmit, { memberId, note }, { token: by.token, key: server.context.newId() });

type Wish = Omit<QuestionOf<typeof memberCareOfficeCalls.proposeChange>, 'memberId' | 'note'>;
const propose = ({ memberId }: TestMember, wish: Wish, by = maker): Promise<TestReply> =>
  server.ask(
    memberCareOfficeCalls.proposeChange,
    { memberId, note, ...wish },
    { token: by.token, key: server.context.newId() },
  );
const idOf = (reply: TestReply): string => (reply.body as { changeId: string }).changeId;
const confirm = ({ memberId }: TestMember, changeId: string, by: Pick<TestStaff, 'token' | 'password'> = checker) =>
  server.ask(
    memberCareOfficeCalls.confirmChange,
    { memberId, changeId, password: by.password },
    { token: by.token, key: server.context.newId() },
  );
const drop = ({ memberId }: TestMember, changeId: string, by = maker) =>
  server.ask(
    memberCareOfficeCalls.dropChange,
    { memberId, changeId },
    { token: by.token, key: server.context.newId() },
  );
const make = async (member: TestMember, wish: Wish): Promise<TestReply> =>
  confirm(member, idOf(await propose(member, wish)));

const enter = (username: string, password: string) => server.ask(authCalls.logIn, { username, password });
const acts = async ({ memberId }: TestMember): Promise<string[]> =>
  (
    await server.database.owner.rows<{ act: string }>('select act from audit where member_id = $1 order by number', [
      memberId,
    ])
  ).map(({ act }) => act);

let accounts = 0;
const newAccount = () => ({
  bankCode: 'SCB',
  accountNo: `77${String((accounts += 1)).padStart(8, '0')}`,
  accountName: 'SOMCHAI JAIDEE',
});

it('a member is found by the whole phone or account number and by nothing shorter', async () => {
  const member = await server.member();
  expect(await find(member.phone)).toEqual([member.memberId]);
  expect(await find(member.bankAccountNo)).toEqual([member.memberId]);
  expect(await find(member.phone.slice(0, 9))).toEqual([]);
});

it('a reading of a member by staff is in the member’s audit chain, once in ten minutes, and shows no whole account number', async () => {
  const member = await server.member();
  for (let round = 1; round <= 3; round += 1) {
    const reply = await open(member);
    expect(reply).toMatchObject({ status: 200, body: { member: { phone: member.phone }, holdsPhone: true } });
    expect(reply.text).not.toContain(member.bankAccountNo);
  }
  await open(member, checker);
  server.clock.advance(11 * 60_000);
  await open(member);
  const readings = (await acts(member)).filter((act) => act === 'GET /api/members/{memberId}');
  expect(readings).toHaveLength(3);
});

it('a suspended member loses access at once, and gets it back when readmitted', async () => {
  const member = await server.member();
  expect(await suspend(member)).toMatchObject({ status: 200 });
  expect(await suspend(member)).toMatchObject(refused('DECIDED_ALREADY', 409));
  expect(await server.ask(profileCalls.get, {}, { token: member.token })).toMatchObject(refused('INACTIVE_USER', 403));
  expect(await enter(member.phone, member.password)).toMatchObject(refused('INACTIVE_USER', 403));
  expect(await readmit(member, support)).toMatchObject({ status: 403 });
  expect(await readmit(member)).toMatchObject({ status: 200 });
  expect(await readmit(member)).toMatchObject(refused('DECIDED_ALREADY', 409));
  expect(await enter(member.phone, member.password)).toMatchObject({ status: 200 });
});

it('what staff did to a member says which kind of change was proposed, taken back and confirmed', async () => {
  const member = await server.member();
  await drop(member, idOf(await propose(member, { kind: 'FREE_PHONE' })));
  await make(member, { kind: 'ACCOUNT', ...newAccount() });
  await suspend(member);
  const { steps } = (await open(member)).body as { steps: { act: string; kind?: string }[] };
  const changes = 'POST /api/members/{memberId}/changes';
  expect(steps.slice(1).map(({ act, kind }) => [act, kind])).toEqual([
    ['POST /api/members/{memberId}/suspend', undefined],
    [`${changes}/{changeId}/confirm`, 'ACCOUNT'],
    [changes, 'ACCOUNT'],
    [`${changes}/{changeId}/drop`, 'FREE_PHONE'],
    [changes, 'FREE_PHONE'],
  ]);
});

it('a change of the payout account needs two people and keeps the old account’s history and claim', async () => {
  const member = await server.member({ balance: 1_000_000n });
  await server.ask(withdrawCalls.request, { amount: 54_300n }, { token: member.token });
  const account = newAccount();
  const changeId = idOf(await propose(member, { kind: 'ACCOUNT', ...account }));
  expect((await open(member, checker)).body).toMatchObject({ change: { changeId, isMine: false, note } });
  expect(await confirm(member, changeId, maker)).toMatchObject(refused('SAME_PERSON', 403));
  const refusedNow = await whileSuspended(server, maker, () => confirm(member, changeId));
  expect(refusedNow).toMatchObject(refused('MAKER_SUSPENDED', 409));
  expect(await confirm(member, changeId, { ...checker, password: 'not the password' })).toMatchObject(
    refused('WRONG_PASSWORD', 400),
  );
  expect(await confirm(member, changeId)).toMatchObject({ status: 200 });
  expect(await confirm(member, changeId)).toMatchObject(refused('DECIDED_ALREADY', 409));
  const profile = await server.ask(profileCalls.get, {}, { token: member.token });
  expect(profile.body).toMatchObject({ bankAccount: { bankAccountNo: account.accountNo } });
  expect((await open(member)).body).toMatchObject({ pastAccounts: [{ bankCode: member.bankCode }], change: null });
  const frozen = await server.context.database.one<{ account: string }>(
    'select bank_account_no as account from withdrawal where member_id = $1',
    [member.memberId],
  );
  expect(frozen?.account).toBe(member.bankAccountNo);
  const other = await server.member();
  const taken = { kind: 'ACCOUNT', ...account, accountNo: member.bankAccountNo } as const;
  expect(await propose(other, taken)).toMatchObject(refused('EXISTING_BANK', 409));
});

it('another login of the maker cannot confirm', async () => {
  const member = await server.member();
  const again = await server.staff({ sameAs: maker.name, role: 'manager' });
  const changeId = idOf(await propose(member, { kind: 'ACCOUNT', ...newAccount() }));
  expect(await confirm(member, changeId, again)).toMatchObject(refused('SAME_PERSON', 403));
});

it('an account that another member claimed in between is refused at the confirmation, and the change stays open', async () => {
  const [member, other] = [await server.member(), await server.member()];
  const account = newAccount();
  const changeId = idOf(await propose(member, { kind: 'ACCOUNT', ...account }));
  expect(await make(other, { kind: 'ACCOUNT', ...account })).toMatchObject({ status: 200 });
  expect(await confirm(member, changeId)).toMatchObject(refused('EXISTING_BANK', 409));
  expect((await open(member)).body).toMatchObject({ change: { changeId }, pastAccounts: [] });
});

it('a freed account can be registered by another member; its former owner is paid nowhere until staff set a new one', async () => {
  const [member, other] = [await server.member({ balance: 1_000_000n }), await server.member()];
  const own = { bankCode: member.bankCode, accountNo: member.bankAccountNo };
  expect(await propose(other, { kind: 'FREE_ACCOUNT', ...own })).toMatchObject(refused('INVALID_BANK', 400));
  expect(await make(member, { kind: 'FREE_ACCOUNT', ...own })).toMatchObject({ status: 200 });
  const asked = await server.ask(withdrawCalls.request, { amount: 54_300n }, { token: member.token });
  expect(asked).toMatchObject(refused('NO_BANK', 404));
  const account = { ...own, accountName: 'SOMYING JAIDEE' };
  expect(await make(other, { kind: 'ACCOUNT', ...account })).toMatchObject({ status: 200 });
  expect(await make(member, { kind: 'ACCOUNT', ...newAccount() })).toMatchObject({ status: 200 });
});

it('after a change of phone the old one cannot log in, and every session has ended', async () => {
  const [member, other] = [await server.member(), await server.member()];
  const phone = `09${String(Date.now()).slice(-8)}`;
  expect(await propose(member, { kind: 'PHONE', phone: other.phone })).toMatchObject(refused('EXISTING_USER', 409));
  expect(await make(member, { kind: 'PHONE', phone })).toMatchObject({ status: 200 });
  expect(await server.ask(profileCalls.get, {}, { token: member.token })).toMatchObject(refused('INVALID_USER_3', 401));
  expect(await enter(member.phone, member.password)).toMatchObject(refused('WRONG_CREDENTIAL', 401));
  expect(await enter(phone, member.password)).toMatchObject({ status: 200 });
});

it('a phone that another member claimed in between is refused at the confirmation', async () => {
  const [member, other] = [await server.member(), await server.member()];
  const phone = `07${String(Date.now()).slice(-8)}`;
  const changeId = idOf(await propose(member, { kind: 'PHONE', phone }));
  await make(other, { kind: 'PHONE', phone });
  expect(await confirm(member, changeId)).toMatchObject(refused('EXISTING_USER', 409));
});

it('a freed phone cannot log in and can be registered again', async () => {
  const member = await server.member();
  expect(await make(member, { kind: 'FREE_PHONE' })).toMatchObject({ status: 200 });
  expect(await enter(member.phone, member.password)).toMatchObject(refused('WRONG_CREDENTIAL', 401));
  expect((await open(member)).body).toMatchObject({ holdsPhone: false });
  expect(await propose(member, { kind: 'FREE_PHONE' })).toMatchObject(refused('DECIDED_ALREADY', 409));
  const next = await server.member({ phone: member.phone });
  expect(next.memberId).not.toBe(member.memberId);
});

it('a freed phone that is given back to its member logs in again, and is nobody else’s', async () => {
  const member = await server.member();
  await make(member, { kind: 'FREE_PHONE' });
  expect(await make(member, { kind: 'PHONE', phone: member.phone })).toMatchObject({ status: 200 });
  expect(await enter(member.phone, member.password)).toMatchObject({ status: 200 });
  expect((await open(member)).body).toMatchObject({ holdsPhone: true });
});

it('a change that waits for a second person is listed with its member until it is decided', async () => {
  const member = await server.member();
  const listed = async (by: TestStaff) => {
    const { body } = await server.ask(memberCareOfficeCalls.listChanges, {}, { token: by.token });
    const { changes } = body as { changes: { memberId: string; isMine: boolean; kind: string }[] };
    return changes.filter(({ memberId }) => memberId === member.memberId);
  };
  const changeId = idOf(await propose(member, { kind: 'FREE_PHONE' }));
  expect(await listed(maker)).toMatchObject([{ kind: 'FREE_PHONE', isMine: true }]);
  expect(await listed(checker)).toMatchObject([{ isMine: false }]);
  await confirm(member, changeId);
  expect(await listed(checker)).toEqual([]);
});

it('a dropped change cannot be confirmed, and the next one can be proposed', async () => {
  const member = await server.member();
  const changeId = idOf(await propose(member, { kind: 'ACCOUNT', ...newAccount() }));
  expect(await propose(member, { kind: 'FREE_PHONE' })).toMatchObject(refused('DECIDED_ALREADY', 409));
  expect(await drop(member, changeId, checker)).toMatchObject({ status: 200 });
  expect(await drop(member, changeId)).toMatchObject(refused('DECIDED_ALREADY', 409));
  expect(await confirm(member, changeId)).toMatchObject(refused('DECIDED_ALREADY', 409));
  expect(await propose(member, { kind: 'FREE_PHONE' })).toMatchObject({ status: 200 });
});

it.each([
  [{ kind: 'ACCOUNT', ...newAccount(), bankCode: 'NOBANK' }, 'INVALID_BANK', 400],
  [{ kind: 'ACCOUNT', ...newAccount(), bankCode: 'BCEL' }, 'INVALID_BANK', 400],
  [{ kind: 'ACCOUNT', bankCode: 'SCB' }, 'INVALID_BANK', 400],
  [{ kind: 'ACCOUNT', ...newAccount(), accountName: ' ' }, 'INVALID_USER_INFO', 400],
  [{ kind: 'ACCOUNT', ...newAccount(), bankCode: 'KTB', accountName: 'สมชาย' }, 'BANK_ACCOUNT_NAME_ENG', 400],
  [{ kind: 'PHONE', phone: '123456789' }, 'PHONE_NUMBER_REQUIRE_10_DIGIT', 400],
  [{ kind: 'FREE_ACCOUNT' }, 'INVALID_BANK', 400],
] as const)('%j is refused with %s', async (wish, code, status) => {
  expect(await propose(await server.member(), wish)).toMatchObject(refused(code, status));
});

it('a missing reason is refused, and so is a member who does not exist', async () => {
  const member = await server.member();
  const { memberId } = member;
  const bare = { memberId, note: 'ok' };
  const nobody = { memberId: server.context.newId(), note };
  const token = { token: maker.token };
  for (const [question, code, status] of [
    [bare, 'EVIDENCE_MISSING', 400],
    [nobody, 'NO_DATA', 404],
  ] as const) {
    const key = server.context.newId();
    expect(await server.ask(memberCareOfficeCalls.suspend, question, { ...token, key })).toMatchObject(
      refused(code, status),
    );
    expect(
      await server.ask(memberCareOfficeCalls.readmit, question, { ...token, key: server.context.newId() }),
    ).toMatchObject(refused(code, status));
    expect(await server.ask(memberCareOfficeCalls.sendResetCode, question, token)).toMatchObject(refused(code, status));
    expect(
      await server.ask(
        memberCareOfficeCalls.proposeChange,
        { ...question, kind: 'FREE_PHONE' },
        { ...token, key: server.context.newId() },
      ),
    ).toMatchObject(refused(code, status));
  }
  const gone = { memberId: nobody.memberId } as TestMember;
  expect(await open(gone)).toMatchObject(refused('NO_DATA', 404));
  expect(await confirm(gone, server.context.newId())).toMatchObject(refused('NO_DATA', 404));
  expect(await drop(gone, server.context.newId())).toMatchObject(refused('NO_DATA', 404));
});

it('support cannot propose or confirm a change that steers money, and an auditor cannot suspend', async () => {
  const member = await server.member();
  const auditor = await server.staff({ role: 'auditor' });
  expect(await propose(member, { kind: 'FREE_PHONE' }, support)).toMatchObject({ status: 403 });
  expect(await suspend(member, auditor)).toMatchObject({ status: 403 });
  expect(await open(member, auditor)).toMatchObject({ status: 200 });
});
