import { expect, it } from 'vitest';
import type { Sql } from '#database/database.ts';
import { openGame } from '#support/game-accounts.ts';
import { startTestServer } from '#support/test-server.ts';
import { transferCalls } from '../contract.ts';
import { listTransfersOfRequest } from './transfers-table.ts';

const server = await startTestServer();
const { owner } = server.database;

it('the transfers of one request are found without reading those that the member made before', async () => {
  const member = await server.member({ balance: 10_000n });
  const { memberId, token } = member;
  await openGame(server, member, 'JOKER');
  const { body } = await server.ask(transferCalls.moveEverything, { to: 'JOKER' }, { token });
  const { id } = body as { id: string };
  await owner.rows(
    `insert into game_transfer select (jsonb_populate_record(t, jsonb_build_object('transfer_id',
       '00000000-0000-7000-9000-' || lpad(n::text, 12, '0')))).* from game_transfer t, generate_series(1, 200) n
     where member_id = $1`,
    [memberId],
  );
  const plans: string[] = [];
  const explaining = {
    rows: (text: string, values: readonly unknown[]) =>
      owner.transaction(async (sql) => {
        await sql.rows('set local enable_seqscan = off');
        const lines = await sql.rows<{ 'QUERY PLAN': string }>(`explain analyze ${text}`, values);
        plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'));
        return sql.rows(text, values);
      }),
  } as unknown as Sql;
  expect(await listTransfersOfRequest(explaining, memberId, id)).toMatchObject([{ transferId: id }]);
  await owner.rows(`delete from game_transfer where member_id = $1 and transfer_id <> $2`, [memberId, id]);
  expect(plans.join()).toContain('actual');
  expect(plans.join()).not.toContain('Rows Removed');
});
