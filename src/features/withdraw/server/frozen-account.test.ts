import { expect, it } from 'vitest';
import { changeOperator } from '#support/office-acts.ts';
import { startTestServer } from '#support/test-server.ts';
import { operatorAccountOf } from './payout-account.ts';

const server = await startTestServer();
const scb = '01900000-0000-7000-8000-000000000002';

const setHealth = async (fields: Record<string, unknown>): Promise<void> => {
  await changeOperator(server, { kind: 'account_health', object: scb, fields });
  server.clock.advance(6_000);
};

it('no payout leaves from a frozen account; it waits until the account is free', async () => {
  expect(await operatorAccountOf(server.context, 'BAHT')).toBe('0142000002');
  const checkAt = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
  await setHealth({ state: 'FROZEN', caseNo: 'TCSD 12/2569', frozenAmount: 1, checkAt });
  expect(await operatorAccountOf(server.context, 'BAHT')).toBeNull();
  await setHealth({ state: 'ACTIVE', caseNo: null, frozenAmount: null, checkAt: null });
  expect(await operatorAccountOf(server.context, 'BAHT')).toBe('0142000002');
});
