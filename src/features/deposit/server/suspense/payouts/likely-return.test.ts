import { expect, it } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
import { walletOf } from '#support/deposits.ts';
import { bookReturn, payOut, returnAtBank, strayMoney, type Withdrawn } from '#support/ledger/payout-returns.ts';
import { refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { depositOfficeCalls } from '../../../office-contract.ts';

const server = await startTestServer({ settings: { PROVIDER_TIMEOUT_MS: '5000' } });
const staff = await server.staff();

const paid = async (amount: bigint): Promise<Withdrawn> =>
  payOut(server, await server.member({ balance: amount }), amount);
const reasonOf = (itemId: string, reason: string) =>
  server.database.owner.rows('update suspense_item set reason = $2 where operation_id = $1', [itemId, reason]);
const offeredFor = async (itemId: string) => {
  const reply = await server.ask(depositOfficeCalls.findMatches, { kind: 'suspense', itemId }, staff);
  const { payouts = [] } = reply.body as AnswerOf<typeof depositOfficeCalls.findMatches>;
  return payouts.map(({ withdrawalId }) => withdrawalId);
};
const find = async (itemId: string, reference: string) =>
  (await server.ask(depositOfficeCalls.findPayout, { itemId, reference }, staff)).body;

it('money at another account of ours than the one that paid is neither offered nor accepted as the return', async () => {
  const withdrawn = await paid(71_100n);
  const { withdrawalId, member } = withdrawn;
  const itemId = await strayMoney(server, { ...withdrawn, to: { bankCode: 'KBANK', accountNo: '0011000001' } });
  await reasonOf(itemId, 'SENDER_UNKNOWN');
  expect(await offeredFor(itemId)).toEqual([]);
  expect(await find(itemId, withdrawalId)).toMatchObject({ payout: { because: 'PAYOUT_DIFFERS' } });
  expect(await bookReturn(server, withdrawn, { staff, itemId })).toMatchObject(refused('PAYOUT_DIFFERS', 409));
  expect(await walletOf(server, member)).toBe(0n);
});

it('money from another bank than the payout went to is its return only if two people say so', async () => {
  const withdrawn = await paid(72_200n);
  const from = { bankCode: 'KTB', accountNo: '', name: 'RETURNED' };
  const itemId = await strayMoney(server, { ...withdrawn, from });
  expect(await offeredFor(itemId)).toEqual([withdrawn.withdrawalId]);
  expect(await find(itemId, withdrawn.withdrawalId)).toMatchObject({ payout: { because: null }, needsTwo: true });
  expect(await bookReturn(server, withdrawn, { staff, itemId })).toMatchObject({ body: { status: 'SECOND' } });
  expect(await walletOf(server, withdrawn.member)).toBe(0n);
});

it('money that waits for another channel, such as its slip, is offered no payout and given back only by two people', async () => {
  const withdrawn = await paid(73_300n);
  const itemId = await returnAtBank(server, withdrawn);
  expect(await offeredFor(itemId)).toEqual([withdrawn.withdrawalId]);
  await reasonOf(itemId, 'OTHER_CHANNEL');
  expect(await offeredFor(itemId)).toEqual([]);
  expect(await find(itemId, withdrawn.withdrawalId)).toMatchObject({ payout: { because: null }, needsTwo: true });
  expect(await bookReturn(server, withdrawn, { staff, itemId })).toMatchObject({ body: { status: 'SECOND' } });
});
