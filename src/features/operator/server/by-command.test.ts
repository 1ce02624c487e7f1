import { expect, it } from 'vitest';
import { startTestServer } from '#support/test-server.ts';
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
