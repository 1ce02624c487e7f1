import { expect, it } from 'vitest';
import type { Sql } from '#database/database.ts';
import { checkedSlip, openSlipBank } from '#support/slips.ts';
import { startTestServer } from '#support/test-server.ts';
import { slipOfficeCalls, type SlipView } from '../../office-contract.ts';
import { listEndedMatching } from './slip-queue-table.ts';

const server = await startTestServer();
const bank = openSlipBank(server);
const { token } = await server.staff();

const found = async (search: string, view: SlipView): Promise<string[]> => {
  const { body } = await server.ask(slipOfficeCalls.find, { view, page: 1, limit: 50, search }, { token });
  return (body as { items: { slipId: string }[] }).items.map(({ slipId }) => slipId);
};

const noName = { from: { bankCode: 'SCB', accountNo: 'xxxxxxxxxx', name: '' } };
const waitingSlip = async (phone: string, amount: bigint) => {
  const member = await server.member({ phone });
  const { code, transfer } = bank.paid(member, { ...noName, amount });
  const slip = await checkedSlip(server, member, { codes: [code] });
  return { slipId: slip?.reference ?? '', reference: transfer.reference };
};

it('staff find a slip by the end of a phone, by the bank’s reference, by its own and by its amount, open or ended', async () => {
  const open = await waitingSlip('0899998642', 76_543n);
  const ended = await waitingSlip('0899997531', 87_654n);
  const note = 'decided by another person';
  await server.ask(slipOfficeCalls.fail, { slipId: ended.slipId, reason: 'INVALID_SLIP', note }, { token });
  for (const search of ['8642', '089-999-8642', open.reference, open.slipId, open.slipId.slice(-8), '765.43'])
    expect([search, await found(search, 'waiting')]).toEqual([search, [open.slipId]]);
  for (const search of ['7531', '0899997531', ended.reference, ended.slipId, ended.slipId.slice(-8), '฿876.54'])
    expect([search, await found(search, 'ended')]).toEqual([search, [ended.slipId]]);
  for (const search of ['7531', '0000', 'nobody', '%', "'", '765.44', '\\'])
    expect([search, await found(search, 'waiting')]).toEqual([search, []]);
  expect(await found('8642', 'ended')).toEqual([]);
});

it('a search among ended slips reads an index, not all slips', async () => {
  const { owner } = server.database;
  await owner.rows(
    `insert into slip (member_id, slip_id, status, method_code, currency, upload_within_minutes, created_at, codes, note,
       ended_at)
     select gen_random_uuid(), gen_random_uuid(), 'FAILED', 'KBANK', 'BAHT', 60, $1, '{}', 'INVALID_SLIP', $1
     from generate_series(1, 20000)`,
    [server.clock.now()],
  );
  await owner.rows('analyze slip');
  const plans: string[] = [];
  const explaining = {
    rows: async (text: string, values: unknown[]) => {
      plans.push(JSON.stringify(await owner.rows(`explain ${text}`, values)));
      return [];
    },
  } as unknown as Sql;
  const { memberId } = await server.member();
  const id = '01a1f8b7-725b-7e04-bbd6-156dcd96b5ae';
  const terms = { memberIds: [memberId], idFrom: id, idTo: id, idEnd: null, reference: 'REF', amount: 1n };
  await listEndedMatching(explaining, { view: 'ended', limit: 51, offset: 0 }, terms);
  await owner.rows('delete from slip where member_id not in (select member_id from member)');
  for (const index of ['slip_ended', 'slip_by_id']) expect(plans.join()).toContain(index);
  expect(plans.join()).not.toContain('Seq Scan');
});
