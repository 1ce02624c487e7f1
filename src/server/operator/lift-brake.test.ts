import { expect, it } from 'vitest';
import { accounts } from '#ledger';
import { startTestServer } from '#support/test-server.ts';
import { payoutsAreStopped, stopPayouts } from '../brake.ts';
import { liftBrake } from './lift-brake.ts';

const server = await startTestServer();
const said = { by: 'Malee', because: 'a restored table had lacked a row' };

const isOn = (): Promise<boolean> => payoutsAreStopped(server.context.database);
const brake = (): Promise<void> => stopPayouts(server.context.database, 'a proof failed', server.clock.now());

const auditRows = (): Promise<{ detail: unknown }[]> =>
  server.context.database.rows(`select detail from audit where member_id = $1 and object = 'brake money-out'`, [
    accounts.house.BAHT,
  ]);

it('a person releases the brake, and the audit chain says who and why', async () => {
  await brake();
  expect(await liftBrake(server.context, said)).toEqual({ kind: 'released' });
  expect(await isOn()).toBe(false);
  expect(await auditRows()).toEqual([{ detail: said }]);
});

it('releasing a brake that is not on changes nothing', async () => {
  expect(await liftBrake(server.context, said)).toEqual({ kind: 'not-set' });
  expect(await auditRows()).toHaveLength(1);
});

it('a brake stays on while a proof of the books fails', async () => {
  const { memberId } = await server.member({ balance: 10_000n });
  await brake();
  const change = (sign: string) =>
    server.database.owner.rows(
      `update book set balances[0] = balances[0] ${sign} 1, balances[-1] = balances[-1] ${sign === '+' ? '-' : '+'} 1 where member_id = '${memberId}'`,
    );
  await change('+');
  const lifted = await liftBrake(server.context, said);
  expect(lifted).toMatchObject({ kind: 'failing' });
  expect(await isOn()).toBe(true);
  await change('-');
  expect(await liftBrake(server.context, said)).toEqual({ kind: 'released' });
});

it('a brake that is set again during the proof is not released by that proof', async () => {
  await brake();
  const rows = server.context.proofs.rows.bind(server.context.proofs);
  const setAgain = {
    ...server.context.proofs,
    rows: async (text: string, values?: readonly unknown[]) => {
      server.clock.advance(1);
      await brake();
      return rows(text, values);
    },
  };
  const lifted = await liftBrake({ ...server.context, proofs: setAgain as typeof server.context.proofs }, said);
  expect(lifted).toEqual({ kind: 'failing', findings: ['the brake was set again meanwhile'] });
  expect(await isOn()).toBe(true);
  expect(await liftBrake(server.context, said)).toEqual({ kind: 'released' });
});
