import { expect, it, vi } from 'vitest';
import { startTestServer } from '#support/test-server.ts';
import { resetStaff } from '../reset-staff.ts';
import { insertTicket, useTicket } from '../second-factor/tickets-table.ts';
import { insertPasskey, listPasskeys } from './passkeys-table.ts';

const server = await startTestServer();
const { context } = server;

const isWaiting = async (): Promise<void> =>
  expect(
    await server.database.owner.rows(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    ),
  ).toHaveLength(1);

it('a passkey that is being added during a reset is deleted with the others', async () => {
  const { staffId, name } = await server.staff();
  const at = server.clock.now();
  const ticket = { staffId, tokenHash: Buffer.from('ticket'), purpose: 'passkey' } as const;
  await insertTicket(context.database, { ...ticket, at, expiresAt: new Date(at.getTime() + 60_000) });
  const key = { credentialId: 'AAAA', name: 'stolen', publicKey: new Uint8Array(), uses: 0, transports: [] };
  const resets: Promise<string | null>[] = [];
  await context.database.transaction(async (sql) => {
    expect(await useTicket(sql, ticket, at)).toBe(true);
    expect(await insertPasskey(sql, { ...key, passkeyId: context.newId(), staffId, at })).toBe(true);
    resets.push(context.database.transaction((other) => resetStaff(context, other, { name, password: null })));
    await vi.waitFor(isWaiting);
  });
  expect(await Promise.all(resets)).toEqual([staffId]);
  expect(await listPasskeys(context.database, staffId)).toEqual([]);
});
