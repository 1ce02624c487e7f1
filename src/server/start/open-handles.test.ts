import { expect, inject, it } from 'vitest';
import { applicationRole } from '#database/roles.ts';
import { openCuttableLine } from '#support/whole-system/cuttable-line.ts';
import { freshDatabase } from '#support/fresh-database.ts';
import { startTestServer } from '#support/test-server.ts';
import { payoutsAreStopped, releasePayouts } from '../brake.ts';
import { watchLedger } from '../jobs/watch-ledger.ts';
import { openHandles } from './open-handles.ts';

const server = await startTestServer();

it('one address is one pool, except for proofs, which may take longer and share no connection with calls', async () => {
  await using fresh = await freshDatabase();
  const handles = openHandles({ application: { url: fresh.url, role: applicationRole }, poolSize: 1 });
  expect(handles.operations).toBe(handles.database);
  const limitOf = `select current_setting('statement_timeout') as limit`;
  expect(await handles.database.one(limitOf)).toEqual({ limit: '30s' });
  expect(await handles.proofs.one(limitOf)).toEqual({ limit: '5min' });
  // The one connection for calls is taken; a proof goes on.
  const taken = Promise.withResolvers<unknown>();
  const call = handles.database.transaction(async () => taken.promise);
  expect(await handles.proofs.one('select 1 as one')).toEqual({ one: 1 });
  taken.resolve(null);
  await call;
  await handles.close();
});

it('leases go to the address that is given for them', async () => {
  await using fresh = await freshDatabase();
  const line = await openCuttableLine(inject('databaseUrl'));
  const application = { url: fresh.url, role: applicationRole };
  const handles = openHandles({ application, operationsUrl: line.through(fresh.url), poolSize: 2 });
  await handles.database.one('select 1');
  expect(line.connections).toBe(0);
  expect(await handles.operations.one('select current_user::text as name')).toEqual({ name: applicationRole });
  expect(line.connections).toBe(1);
  await handles.close();
  await line.close();
});

it('the watch proves the books on the connections for proofs', async () => {
  await server.member({ balance: 10_000n });
  const { context } = server;
  const proved: string[] = [];
  const rows: typeof context.proofs.rows = (text, values) => {
    proved.push(text);
    return context.proofs.rows(text, values);
  };
  await watchLedger({ ...context, proofs: { ...context.proofs, rows } });
  expect(proved.some((text) => text.includes('members_since'))).toBe(true);
  expect(proved.length).toBeGreaterThanOrEqual(2);
  expect(await payoutsAreStopped(context.database)).toBe(false);
  await releasePayouts(context.database, server.clock.now());
});
