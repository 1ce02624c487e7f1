import { expect, it } from 'vitest';
import type { TestStaff } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { operatorOfficeCalls } from '../office-contract.ts';
import { changeByCommand, decideByCommand, installByCommand, listByCommand } from './by-command.ts';

const server = await startTestServer();
const { context } = server;

const account = {
  bankCode: 'KTB',
  bankType: 'BANK',
  mode: 'AUTO',
  accountName: 'KRAPAO',
  accountNo: '0055000005',
  currency: 'BAHT',
  place: 9,
  isListed: true,
};
const add = (by: string) =>
  changeByCommand(context, { kind: 'deposit_account', object: 'new', fields: account, because: 'a second bank', by });

it('a command adds an account once another name has confirmed it, and both names are audited', async () => {
  const { changeId, status } = await add('Malee');
  expect(status).toBe('WAITING');
  expect(await listByCommand(context)).toMatchObject({
    waiting: [{ changeId, madeBy: 'Malee', title: 'KTB 0055000005' }],
  });
  await expect(decideByCommand(context, { changeId, verdict: 'APPLIED', by: 'malee' })).rejects.toThrow('SAME_PERSON');
  expect(await decideByCommand(context, { changeId, verdict: 'APPLIED', by: 'Somchai' })).toEqual({
    changeId,
    status: 'APPLIED',
  });
  const rows = await server.database.owner.rows<{ by: string }>(
    `select detail ->> 'by' as by from audit where detail ->> 'change' = $1 order by number`,
    [changeId],
  );
  expect(rows.map(({ by }) => by)).toEqual(['Malee', 'Somchai']);
  await expect(
    add('Malee').then(({ changeId: id }) =>
      decideByCommand(context, { changeId: id, verdict: 'APPLIED', by: 'Somchai' }),
    ),
  ).rejects.toThrow('CHANGE_INVALID');
});

it('a command refuses what the back office refuses', async () => {
  const change = (fields: Record<string, unknown>) =>
    changeByCommand(context, { kind: 'game', object: 'IMI', fields, because: 'a test', by: 'Malee' });
  await expect(change({ category: 'chess' })).rejects.toThrow('CHANGE_INVALID');
  await expect(change({ isListed: true })).rejects.toThrow('CHANGE_SAME');
  await expect(decideByCommand(context, { changeId: 'x', verdict: 'DROPPED', by: 'Malee' })).rejects.toThrow('NO_DATA');
});

it('the first rows are checked, and written only if there are none', async () => {
  await expect(
    installByCommand(context, { settings: { terminated: 'no' }, games: [], accounts: [] }, 'Malee'),
  ).rejects.toThrow('CHANGE_INVALID');
  const first = { settings: { terminated: false }, games: [], accounts: [account] };
  expect(await installByCommand(context, first, 'Malee')).toEqual({ isInstalled: false });
});

it('a command in the name of one login is not confirmed by another login of the same person', async () => {
  const manager = await server.staff({ role: 'manager' });
  const twin = await server.staff({ role: 'manager', sameAs: manager.name });
  const change = { kind: 'setting', object: 'spinCoin', fields: { value: { BAHT: 400, LAK: null } } } as const;
  const { changeId } = await changeByCommand(context, { ...change, because: 'a test', by: twin.name.toUpperCase() });
  const confirm = ({ token, password }: TestStaff) =>
    server.ask(operatorOfficeCalls.confirmChange, { changeId, password }, { token });
  expect(await confirm(manager)).toMatchObject({ status: 403, body: { message: 'SAME_PERSON' } });
  const byCommand = { changeId, verdict: 'APPLIED', by: manager.name } as const;
  await expect(decideByCommand(context, byCommand)).rejects.toThrow('SAME_PERSON');
  expect(await confirm(await server.staff({ role: 'manager' }))).toMatchObject({ body: { status: 'APPLIED' } });
});

it('what was changed by a command in the name of a suspended person is not confirmed', async () => {
  const [maker, checker] = [await server.staff({ role: 'manager' }), await server.staff({ role: 'manager' })];
  const change = { kind: 'setting', object: 'spinCoin', fields: { value: { BAHT: 300, LAK: null } } } as const;
  const { changeId } = await changeByCommand(context, { ...change, because: 'a test', by: maker.name });
  await server.database.owner.rows('update staff set suspended_at = now() where name = $1', [maker.name]);
  const asked = { changeId, password: checker.password };
  const refused = { status: 409, body: { message: 'MAKER_SUSPENDED' } };
  expect(await server.ask(operatorOfficeCalls.confirmChange, asked, { token: checker.token })).toMatchObject(refused);
});

it('a command in the name of a suspended person changes and confirms nothing, but may drop a change', async () => {
  const gone = await server.staff({ role: 'manager' });
  const change = { kind: 'setting', object: 'spinCoin', fields: { value: { BAHT: 310, LAK: null } } } as const;
  const { changeId } = await changeByCommand(context, { ...change, because: 'a test', by: 'Malee' });
  await server.database.owner.rows('update staff set suspended_at = now() where name = $1', [gone.name]);
  const by = ` ${gone.name.toUpperCase()}`;
  await expect(changeByCommand(context, { ...change, because: 'a test', by })).rejects.toThrow('NOT_PERMITTED');
  await expect(decideByCommand(context, { changeId, verdict: 'APPLIED', by })).rejects.toThrow('NOT_PERMITTED');
  expect(await decideByCommand(context, { changeId, verdict: 'DROPPED', by })).toMatchObject({ status: 'DROPPED' });
});

it('a name typed otherwise is the same person, with or without a login', async () => {
  const manager = await server.staff({ role: 'manager' });
  const wanted = { kind: 'setting', object: 'spinCoin', fields: { value: { BAHT: 350, LAK: null } } } as const;
  const others = (name: string): string[] => [` ${name}`, `${name}\u200b`, name.toUpperCase(), `${name}\u00a0`];
  for (const name of [manager.name, 'Zoé  Meyer']) {
    const { changeId } = await changeByCommand(context, { ...wanted, because: 'a test', by: name });
    for (const by of [...others(name), name.normalize('NFD'), name.replace(/ +/, ' ')])
      await expect(decideByCommand(context, { changeId, verdict: 'APPLIED', by })).rejects.toThrow('SAME_PERSON');
    await decideByCommand(context, { changeId, verdict: 'DROPPED', by: name });
  }
});
