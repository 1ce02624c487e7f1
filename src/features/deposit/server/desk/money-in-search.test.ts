import { expect, it } from 'vitest';
import { rejectOld, reportDepositOf, suspend } from '#support/deposits.ts';
import { startTestServer } from '#support/test-server.ts';
import { depositOfficeCalls, type DeskKind } from '../../office-contract.ts';

const server = await startTestServer();
const { token, password } = await server.staff();

const found = async (search: string, kind: DeskKind, view: 'open' | 'ended' = 'open'): Promise<string[]> => {
  const asked = { kind, view, page: 1, limit: 50, search };
  const { body } = await server.ask(depositOfficeCalls.findMoneyIn, asked, { token });
  return (body as { items: { itemId: string }[] }).items.map(({ itemId }) => itemId);
};

it('staff find money without an owner by the bank’s reference and its amount, and once it is given by the phone of its member', async () => {
  const payer = await server.member();
  const { itemId, reference } = await suspend(server, payer, { amount: '765.43' });
  await suspend(server, payer, { amount: '765.44' });
  for (const search of [reference, itemId, itemId.slice(-8), '765.43', '฿765.43'])
    expect([search, await found(search, 'suspense')]).toEqual([search, [itemId]]);
  const { phone } = await server.member({ phone: '0899998642' });
  for (const search of ['8642', 'nobody', '%', "'", '\\']) expect(await found(search, 'suspense')).toEqual([]);
  await server.ask(depositOfficeCalls.nameSuspense, { itemId, phone, amount: 76_543n, password }, { token });
  expect(await found(reference, 'suspense')).toEqual([]);
  for (const search of ['8642', phone, reference, '765.43'])
    expect([search, await found(search, 'suspense', 'ended')]).toEqual([search, [itemId]]);
});

it('staff find a reported deposit by the phone of its member and its amount, open or ended', async () => {
  const itemId = await reportDepositOf(server, await server.member({ phone: '0899997531' }), 654);
  for (const search of ['7531', '0899997531', itemId, '654'])
    expect([search, await found(search, 'reported')]).toEqual([search, [itemId]]);
  await server.ask(depositOfficeCalls.dropReported, { itemId, note: 'a note' }, { token });
  expect(await found('7531', 'reported')).toEqual([]);
  for (const search of ['7531', '654']) expect(await found(search, 'reported', 'ended')).toEqual([itemId]);
});

it('staff find a line of a bank that is not booked by its reference and its amount', async () => {
  const { itemId, reference } = await rejectOld(server, await server.member(), { amount: '321.09' });
  await rejectOld(server, await server.member(), { amount: '3210.90' });
  for (const search of [reference, itemId, '321.09'])
    expect([search, await found(search, 'reject')]).toEqual([search, [itemId]]);
  await server.ask(depositOfficeCalls.dismissReject, { itemId, note: 'a note' }, { token });
  expect(await found(reference, 'reject')).toEqual([]);
  for (const search of [reference, '321.09']) expect(await found(search, 'reject', 'ended')).toEqual([itemId]);
});
