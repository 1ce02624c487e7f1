import { expect, it } from 'vitest';
import { questionsTo } from '#support/cluster/questions-to.ts';
import { checkedSlip, openSlipBank } from '#support/slips.ts';
import { startTestServer } from '#support/test-server.ts';
import { slipOfficeCalls } from '../../office-contract.ts';

const server = await startTestServer();
const bank = openSlipBank(server);
const { token } = await server.staff();

const rowsInAll = 1_000;
const perPage = 50;
const pages = Array.from({ length: rowsInAll / perPage }, (_, index) => index + 1);

const idsAt = async (page: number): Promise<string[]> => {
  const reply = await server.ask(slipOfficeCalls.list, { view: 'waiting', page, limit: perPage }, { token });
  return (reply.body as { items: { slipId: string }[] }).items.map(({ slipId }) => slipId);
};

// A slip that waits for a person, as the server made it, and copies of its row: all of the same moment.
const fillQueue = async (): Promise<void> => {
  const member = await server.member();
  const { code } = bank.paid(member, { from: { bankCode: 'SCB', accountNo: 'xxxxxxxxxx', name: '' } });
  const slip = await checkedSlip(server, member, { codes: [code] });
  await server.database.owner.rows(
    `insert into slip select (jsonb_populate_record(slip, jsonb_build_object(
       'slip_id', gen_random_uuid(), 'reference', slip.reference || n))).*
     from slip, generate_series(2, $2::int) n where slip_id = $1`,
    [slip?.reference, rowsInAll],
  );
};

it('the pages of 1,000 slips show each once at the same cost, and a decision changes no order', async () => {
  await fillQueue();
  const first: string[] = [];
  for (const page of pages) first.push(...(await idsAt(page)));
  expect(new Set(first).size).toBe(rowsInAll);

  const costs: number[] = [];
  for (const page of [1, 2, 10, 20]) costs.push(await questionsTo(server.context.database, () => idsAt(page)));
  expect([new Set(costs).size, (costs[0] ?? 0) < 10]).toEqual([1, true]);

  const decided = [3, 70, 71, 500, 990].map((place) => first[place] ?? '');
  for (const slipId of decided) {
    const question = { slipId, reason: 'INVALID_SLIP', note: 'decided by another person' } as const;
    expect((await server.ask(slipOfficeCalls.fail, question, { token })).status).toBe(200);
  }
  const open: string[] = [];
  for (const page of pages) open.push(...(await idsAt(page)));
  expect(open).toEqual(first.filter((id) => !decided.includes(id)));
}, 120_000);
