import { expect, it } from 'vitest';
import { lockMember } from '#ledger';
import { operatorId } from '#server/records/operator-changes-table.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { whileSuspended } from '#support/people.ts';
import type { TestStaff } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { untilWaiting } from '#support/cluster/until-waiting.ts';
import { refused } from '#support/test-requests.ts';
import { type ChangeLine, operatorOfficeCalls } from '../office-contract.ts';

const server = await startTestServer();
const [maker, checker] = [await server.staff({ role: 'manager' }), await server.staff({ role: 'manager' })];

const scb = '01900000-0000-7000-8000-000000000002';

interface Asked {
  readonly kind?: 'setting' | 'game' | 'deposit_account';
  readonly object: string;
  readonly fields: Record<string, unknown>;
}

const propose = ({ kind = 'game', object, fields }: Asked, staff: TestStaff = maker, key?: string) =>
  server.ask(
    operatorOfficeCalls.proposeChange,
    { kind, object, fields, because: 'a test', password: staff.password },
    { token: staff.token, ...(key === undefined ? {} : { key }) },
  );
const waiting = async (): Promise<readonly ChangeLine[]> => {
  const reply = await server.ask(
    operatorOfficeCalls.listChanges,
    { view: 'waiting', page: 1, limit: 100 },
    { token: checker.token },
  );
  return (reply.body as { items: ChangeLine[] }).items;
};
// Two changes of one millisecond are listed in any order, so that a change is found by not having been there before.
const proposeWaiting = async (asked: Asked): Promise<string> => {
  const before = new Set((await waiting()).map(({ changeId }) => changeId));
  await propose(asked);
  return (await waiting()).find(({ changeId }) => !before.has(changeId))?.changeId ?? '';
};
const lastWaiting = async (): Promise<string> => (await waiting()).at(-1)?.changeId ?? '';
const confirm = async (staff: TestStaff = checker, changeId?: string) =>
  server.ask(
    operatorOfficeCalls.confirmChange,
    { changeId: changeId ?? (await lastWaiting()), password: staff.password },
    { token: staff.token },
  );
const rowOf = async (table: string, where: string): Promise<Record<string, unknown>> =>
  (await server.database.owner.one<Record<string, unknown>>(`select * from ${table} where ${where}`)) ?? {};
const auditsOf = async () =>
  server.database.owner.rows<{ act: string; object: string; detail: Record<string, unknown> }>(
    `select act, object, detail from audit where act like '%operator/changes%' order by number`,
  );

const winLimitsWith = (limit: object) => {
  const both = { believedUpTo: 1, timesOfBalance: 1, heldAbove: 1, ...limit };
  return { everyGame: { BAHT: both, LAK: both }, games: {} };
};

it('a change that steers no money takes effect at once in this process and is audited', async () => {
  const change = { object: 'IMI', fields: { isListed: false } };
  expect(await propose(change)).toMatchObject({ status: 200, body: { message: 'SUCCESS', status: 'APPLIED' } });
  const member = await server.member();
  const { body } = await server.request('GET', '/api/wallet', { token: member.token });
  expect((body as { slots: { code: string }[] }).slots.map(({ code }) => code)).not.toContain('IMI');
  expect((await auditsOf()).at(-1)).toMatchObject({
    object: 'game IMI',
    detail: { because: 'a test', by: maker.name, needsTwo: false, fields: { is_listed: ['true', 'false'] } },
  });
  expect(await propose(change)).toMatchObject(refused('CHANGE_SAME', 409));
  await propose({ object: 'IMI', fields: { isListed: true } });
});

it('an account number changes only once a second person has confirmed it, and credits nothing older than that', async () => {
  const before = await rowOf('deposit_account', `account_id = '${scb}'`);
  const change = {
    kind: 'deposit_account',
    object: scb,
    fields: { accountName: 'NEW NAME', accountNo: '0142000002' },
  } as const;
  expect(await propose({ ...change, fields: { accountNo: '0011000001' } })).toMatchObject({
    body: { status: 'WAITING' },
  });
  expect((await waiting()).at(-1)).toMatchObject({
    title: 'SCB 0011000001',
    fields: [{ name: 'accountNo', from: '0142000002', to: '0011000001' }],
    madeBy: maker.name,
  });
  expect(await rowOf('deposit_account', `account_id = '${scb}'`)).toEqual(before);
  server.clock.advance(60_000);
  expect(await confirm(maker)).toMatchObject(refused('SAME_PERSON', 403));
  expect(await whileSuspended(server, maker, () => confirm())).toMatchObject(refused('MAKER_SUSPENDED', 409));
  expect(await confirm()).toMatchObject({ status: 200, body: { status: 'APPLIED' } });
  expect(await rowOf('deposit_account', `account_id = '${scb}'`)).toMatchObject({
    account_no: '0011000001',
    credited_since: server.clock.now(),
  });
  expect(JSON.stringify(await auditsOf())).not.toMatch(/0011000001|0142000002/);
  await propose({ ...change, fields: { accountNo: '0142000002' } });
  await confirm();
});

it('two logins of one person are one person', async () => {
  const limits = { withdrawMin: 1, withdrawMax: 5_000 };
  const value = { BAHT: limits, LAK: limits };
  await propose({ kind: 'setting', object: 'withdrawLimits', fields: { value } });
  const changeId = await lastWaiting();
  await server.database.owner.rows(`update operator_change set made_by = 'person ' || $2 where change_id = $1`, [
    changeId,
    checker.staffId,
  ]);
  expect(await confirm(checker, changeId)).toMatchObject(refused('SAME_PERSON', 403));
  expect(await server.ask(operatorOfficeCalls.dropChange, { changeId }, { token: checker.token })).toMatchObject({
    body: { status: 'DROPPED' },
  });
});

it('an account switched to AUTO or listed again credits money from then on; a new name does not change that', async () => {
  const since = async () => (await rowOf('deposit_account', `account_id = '${scb}'`))['credited_since'];
  const steps: [Record<string, unknown>, boolean][] = [
    [{ mode: 'MANUAL' }, false],
    [{ mode: 'AUTO' }, true],
    [{ accountName: 'KRAPAO' }, false],
    [{ isListed: false }, false],
    [{ isListed: true }, true],
    [{ place: 7 }, false],
  ];
  for (const [fields, isRenewed] of steps) {
    const before = await since();
    server.clock.advance(60_000);
    const { body } = await propose({ kind: 'deposit_account', object: scb, fields });
    if ((body as { status: string }).status === 'WAITING') await confirm();
    expect(await since(), JSON.stringify(fields)).toEqual(isRenewed ? server.clock.now() : before);
  }
});

it('an invalid value is refused before anything is written', async () => {
  const account = { bankCode: 'SCB', bankType: 'BANK', mode: 'AUTO', accountName: 'KRAPAO', currency: 'BAHT' };
  const unlisted = { accountNo: '9999999999', place: 9, isListed: false };
  const wrong: Asked[] = [
    { object: 'IMI', fields: { unitFactorNumerator: 0 } },
    { object: 'IMI', fields: { protocol: 'joker' } },
    { object: 'IMI', fields: { webUrl: 'data:text/html,x' } },
    { object: 'IMI', fields: { currencies: ['EUR'] } },
    { object: 'IMI', fields: { isListed: 'no' } },
    { object: 'IMI', fields: { code: 'JOKER' } },
    { object: 'CHESS', fields: { isListed: false } },
    { kind: 'deposit_account', object: scb, fields: { accountNo: '12-34' } },
    { kind: 'deposit_account', object: scb, fields: { bankCode: 'NOBANK' } },
    { kind: 'deposit_account', object: scb, fields: { bankCode: 'BCEL' } },
    { kind: 'deposit_account', object: 'new', fields: { ...account, accountNo: '9' } },
    { kind: 'deposit_account', object: 'new', fields: { ...account, ...unlisted, accountNo: '0142000002' } },
    { kind: 'deposit_account', object: 'abc', fields: { ...account, ...unlisted } },
    { kind: 'deposit_account', object: crypto.randomUUID(), fields: { ...account, ...unlisted } },
    { kind: 'setting', object: 'withdrawLimits', fields: { value: { BAHT: { withdrawMin: 9, withdrawMax: 1 } } } },
    { kind: 'setting', object: 'winLimits', fields: { value: 'much' } },
    { kind: 'setting', object: 'winLimits', fields: { value: winLimitsWith({ believedUpTo: -1 }) } },
    { kind: 'setting', object: 'winLimits', fields: { value: winLimitsWith({ timesOfBalance: -1 }) } },
    { kind: 'setting', object: 'winLimits', fields: { value: winLimitsWith({ heldAbove: -0.01 }) } },
    { kind: 'setting', object: 'nothing', fields: { value: 1 } },
    { kind: 'setting', object: 'registerOTP', fields: { value: true, name: 'terminated' } },
  ];
  for (const asked of wrong)
    expect(await propose(asked), JSON.stringify(asked)).toMatchObject(refused('CHANGE_INVALID', 400));
  const unread = { ...account, accountNo: '9999999999', place: 9, isListed: true };
  await server.sandbox.weather({ service: 'bank', kind: 'down' });
  expect(await propose({ kind: 'deposit_account', object: 'new', fields: unread })).toMatchObject(
    refused('ACCOUNT_UNREADABLE', 409),
  );
  await server.sandbox.weather({ service: 'bank', kind: 'fine' });
  expect(await propose({ kind: 'deposit_account', object: scb, fields: { bankType: 'QR' } })).toMatchObject(
    refused('ACCOUNT_UNREADABLE', 409),
  );
});

it('if two people add the same account, the second confirmation is refused because the account exists', async () => {
  const account = { bankCode: 'SCB', bankType: 'BANK', mode: 'MANUAL', accountName: 'KRAPAO', currency: 'BAHT' };
  const added = {
    kind: 'deposit_account',
    object: 'new',
    fields: { ...account, accountNo: '8888888888', place: 9, isListed: false },
  } as const;
  const [first, second] = [await proposeWaiting(added), await proposeWaiting(added)];
  expect(await confirm(checker, first)).toMatchObject({ status: 200, body: { status: 'APPLIED' } });
  expect(await confirm(checker, second)).toMatchObject(refused('CHANGE_INVALID', 400));
  await server.ask(operatorOfficeCalls.dropChange, { changeId: second }, { token: maker.token });
});

it('a confirmation is refused after a change meanwhile, after a decision, with a wrong password and for an unknown id', async () => {
  const withMinimum = (minimum: number) =>
    proposeWaiting({ kind: 'setting', object: 'withdrawLimits', fields: { value: limits(minimum) } });
  const [first, second] = [await withMinimum(200), await withMinimum(300)];
  const wrong = await server.ask(
    operatorOfficeCalls.confirmChange,
    { changeId: second, password: 'wrong' },
    { token: checker.token },
  );
  expect(wrong).toMatchObject(refused('WRONG_PASSWORD', 400));
  expect(await confirm(checker, second)).toMatchObject({ status: 200 });
  expect(await confirm(checker, second)).toMatchObject(refused('DECIDED_ALREADY', 409));
  expect(await confirm(checker, first)).toMatchObject(refused('CHANGE_MOVED_ON', 409));
  expect(await server.ask(operatorOfficeCalls.dropChange, { changeId: first }, { token: maker.token })).toMatchObject({
    status: 200,
  });
  expect(await server.ask(operatorOfficeCalls.dropChange, { changeId: first }, { token: maker.token })).toMatchObject(
    refused('DECIDED_ALREADY', 409),
  );
  const nobody = '01900000-0000-7000-8000-00000000ffff';
  expect(await confirm(checker, nobody)).toMatchObject(refused('NO_DATA', 404));
  expect(await server.ask(operatorOfficeCalls.dropChange, { changeId: nobody }, { token: maker.token })).toMatchObject(
    refused('NO_DATA', 404),
  );
  const member = await server.member();
  expect(await server.ask(withdrawCalls.limits, {}, { token: member.token })).toMatchObject({
    body: { withdrawMin: 300 },
  });
});

const limits = (withdrawMin: number) => ({
  BAHT: { withdrawMin, withdrawMax: 50_000 },
  LAK: { withdrawMin: 50_000, withdrawMax: 20_000_000 },
});

it('the same request changes once, and a role without permission is refused', async () => {
  const change = { object: 'USUN', fields: { place: 77 } };
  const replies = [await propose(change, maker, 'one press'), await propose(change, maker, 'one press')];
  for (const reply of replies) expect(reply).toMatchObject({ status: 200, body: { status: 'APPLIED' } });
  const wrong = await server.ask(
    operatorOfficeCalls.proposeChange,
    { kind: 'game', ...change, because: 'a test', password: 'wrong' },
    { token: maker.token },
  );
  expect(wrong).toMatchObject(refused('WRONG_PASSWORD', 400));
  for (const role of ['support', 'finance', 'auditor'] as const)
    expect(await propose(change, await server.staff({ role }))).toMatchObject(refused('NOT_PERMITTED', 403));
});

it('staff see games, accounts and settings as they are', async () => {
  const { body } = await server.ask(operatorOfficeCalls.list, {}, { token: maker.token });
  const seen = body as { games: object[]; accounts: { accountNo: string }[]; settings: { isReadable: boolean }[] };
  expect(seen.games).toHaveLength(16);
  expect(seen.accounts.map(({ accountNo }) => accountNo)).toContain('010120000003');
  expect(seen.settings.length).toBeGreaterThan(10);
  expect(seen.settings.filter(({ isReadable }) => !isReadable)).toEqual([]);
  // Those that nobody has set yet too, with their usual value and whether a change needs two people.
  const settings = new Map((body as { settings: { name: string }[] }).settings.map((one) => [one.name, one]));
  expect([...settings.keys()].toSorted()).toEqual(server.context.operatorSettings.map(({ name }) => name).toSorted());
  expect(settings.get('slipProofAbove')).toMatchObject({ value: { BAHT: 0, LAK: 0 }, needsTwo: true });
  expect(settings.get('terminated')).toMatchObject({ value: false, needsTwo: false });
});

it('a manager is told which parts of a setting’s value are not valid, and others are not', async () => {
  const faultsOf = async (name: string, value: unknown, staff = maker) =>
    (await server.ask(operatorOfficeCalls.checkSetting, { name, value }, { token: staff.token })).body;
  const limits = { withdrawMin: 100, withdrawMax: 50_000 };
  expect(await faultsOf('withdrawLimits', { BAHT: limits, LAK: limits })).toEqual({ faults: [] });
  const crossed = { BAHT: limits, LAK: { ...limits, withdrawMax: 50 } };
  expect(await faultsOf('withdrawLimits', crossed)).toEqual({ faults: ['LAK.withdrawMax'] });
  expect(await faultsOf('laoQrs', [{ kind: 'ONEPAY', accountNo: '1', category: '5814', merchantId: 'A1' }])).toEqual({
    faults: ['0.accountNo'],
  });
  expect(await faultsOf('noSuchSetting', 1)).toEqual({ faults: [''] });
  for (const role of ['support', 'finance', 'auditor'] as const)
    expect(await faultsOf('withdrawLimits', null, await server.staff({ role }))).toEqual({ message: 'NOT_PERMITTED' });
});

it('a field name that cannot be stored is refused, like such a value', async () => {
  const held = { believedUpTo: 0, timesOfBalance: 0, heldAbove: 0 };
  const limit = { BAHT: held, LAK: held };
  for (const name of ['A\0', 'A\ud800']) {
    const value = { everyGame: limit, games: { [name]: limit } };
    const asked = { kind: 'setting', object: 'winLimits', fields: { value } } as const;
    expect(await propose(asked), JSON.stringify(name)).toMatchObject(refused('KEY_INVALID', 400));
  }
});

it('a change whose maker is suspended while its confirmation waits is not applied', async () => {
  const changeId = await proposeWaiting({ kind: 'deposit_account', object: scb, fields: { accountNo: '0142000003' } });
  const before = await rowOf('deposit_account', `account_id = '${scb}'`);
  const { owner } = server.database;
  const { confirming } = await owner.transaction(async (sql) => {
    await lockMember(sql, operatorId);
    const reply = confirm(checker, changeId);
    await untilWaiting(server.database);
    await sql.rows('update staff set suspended_at = now() where staff_id = $1', [maker.staffId]);
    return { confirming: reply };
  });
  expect(await confirming).toMatchObject(refused('MAKER_SUSPENDED', 409));
  expect(await rowOf('deposit_account', `account_id = '${scb}'`)).toEqual(before);
  await owner.rows('update staff set suspended_at = null where staff_id = $1', [maker.staffId]);
});
