import { expect, it } from 'vitest';
import { feedLine, noticeOf, postNotice } from '#support/bank-notices.ts';
import { handReceiptOf } from '#support/deposits.ts';
import { agreeOnMoneyIn } from '#support/office-acts.ts';
import { startTestServer } from '#support/test-server.ts';
import { laneIsStopped } from '#server/brake.ts';
import { depositOfficeCalls } from '../../office-contract.ts';

const server = await startTestServer({ settings: { PROVIDER_TIMEOUT_MS: '5000' } });

it.each([
  ['with its amount is shown by it, and stops nothing', 25_000n, 0],
  ['with another amount is found', 25_100n, 1],
])('what two people book of a line in another currency %s', async (_, amount, found) => {
  const [first, second] = [await server.staff(), await server.staff()];
  const line = feedLine(await server.member(), {
    amount: '250.00',
    currency: 'LAK',
    at: server.clock.now().toISOString(),
  });
  await postNotice(server, noticeOf([line]));
  const [kept] = await server.database.owner.rows<{ itemId: string }>(
    `select reject_id as "itemId" from feed_reject where position($1 in raw) > 0`,
    [line.reference],
  );
  const itemId = kept?.itemId ?? '';
  const receipt = handReceiptOf(server, { amount, bankReference: line.reference, sendingBank: line.sendingBank });
  const asked = { itemId, receipt, password: first.password };
  expect(await server.ask(depositOfficeCalls.bookReject, asked, { token: first.token })).toMatchObject({ status: 200 });
  const agreed = await agreeOnMoneyIn(server, { staff: second, kind: 'reject', itemId });
  expect(agreed).toMatchObject({ body: { status: 'APPROVED' } });
  for (const _round of [1, 2, 3]) {
    server.clock.advance(2 * 60 * 60_000);
    await server.runJobs();
  }
  const unshown = await server.database.owner.rows(`select object from finding where kind = 'RECEIPT_NOT_SHOWN'`);
  const isStopped = await laneIsStopped(server.context.database, 'payout:BAHT');
  expect([unshown.length, isStopped]).toEqual([found, found > 0]);
});
