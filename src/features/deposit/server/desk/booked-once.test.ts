import { expect, it } from 'vitest';
import { accounts } from '#ledger';
import { deskOf, handReceiptOf, reportDepositOf, rejectOld, suspenseOf, walletOf } from '#support/deposits.ts';
import { startTestServer } from '#support/test-server.ts';
import { depositOfficeCalls, type DeskKind } from '../../office-contract.ts';
import { tryRejectAgain } from '../feed/try-rejects-again.ts';

const server = await startTestServer();
const [first, second] = [await server.staff(), await server.staff()];
const house = accounts.house.BAHT;

const agree = async (kind: DeskKind, itemId: string) => {
  const items = await deskOf(server, { staff: second, kind });
  const proposalId = items.find((item) => item.itemId === itemId)?.proposal?.proposalId ?? 'none';
  const asked = { kind, itemId, proposalId, password: second.password };
  return server.ask(depositOfficeCalls.agree, asked, { token: second.token });
};

const unnamed = (amount: bigint) =>
  handReceiptOf(server, { sendingBank: 'ATM', bankReference: null, payerAccountNo: '', amount });

const proposed = async (amount: bigint): Promise<string> => {
  const { itemId } = await rejectOld(server, await server.member(), { sendingBank: '' });
  const asked = { itemId, receipt: unnamed(amount), password: first.password };
  expect(await server.ask(depositOfficeCalls.bookReject, asked, { token: first.token })).toMatchObject({ status: 200 });
  return itemId;
};

it('a line that staff read is booked once, although the server stopped before it recorded that', async () => {
  const before = await suspenseOf(server, house);
  const itemId = await proposed(2_100n);
  expect(await agree('reject', itemId)).toMatchObject({ status: 200 });
  expect(await suspenseOf(server, house)).toBe(before + 2_100n);
  await server.database.owner.rows(
    `update feed_reject set status = 'OPEN', ended_by = null, ended_at = null, due_at = $2 where reject_id = $1`,
    [itemId, server.clock.now()],
  );
  await server.runJobs();
  expect(await suspenseOf(server, house)).toBe(before + 2_100n);
  const row = await server.database.owner.one('select status from feed_reject where reject_id = $1', [itemId]);
  expect(row).toEqual({ status: 'BOOKED' });
});

it('a line that staff read is booked once, although it is tried several times at once', async () => {
  const before = await suspenseOf(server, house);
  const itemId = await proposed(2_200n);
  await server.database.owner.rows('update feed_reject set approved_at = $2, due_at = $2 where reject_id = $1', [
    itemId,
    server.clock.now(),
  ]);
  await Promise.all(Array.from({ length: 4 }, () => tryRejectAgain(server.context, itemId)));
  expect(await suspenseOf(server, house)).toBe(before + 2_200n);
  const row = await server.database.owner.one('select tries from feed_reject where reject_id = $1', [itemId]);
  expect(row, 'one had it').toEqual({ tries: 1 });
});

it('two lines of the same content are each booked', async () => {
  const before = await suspenseOf(server, house);
  for (const itemId of [await proposed(2_300n), await proposed(2_300n)])
    expect(await agree('reject', itemId)).toMatchObject({ status: 200 });
  expect(await suspenseOf(server, house)).toBe(before + 4_600n);
});

it('one line of the bank without a reference confirms one reported deposit, not a second', async () => {
  const member = await server.member();
  const receipt = handReceiptOf(server, { bankReference: null, amount: 3_100n });
  const one = await reportDepositOf(server, member, 31);
  server.clock.advance(1_000);
  const two = await reportDepositOf(server, member, 31);
  const confirm = (itemId: string) =>
    server.ask(
      depositOfficeCalls.confirmReported,
      { itemId, receipt, password: first.password },
      { token: first.token },
    );
  for (const itemId of [one, two]) expect(await confirm(itemId)).toMatchObject({ status: 200 });
  expect(await agree('reported', one)).toMatchObject({ body: { status: 'CONFIRMED' } });
  expect(await agree('reported', two)).toMatchObject({ status: 409, body: { message: 'RECEIPT_BOOKED' } });
  expect(await walletOf(server, member)).toBe(3_100n);
});
