import { expect, it } from 'vitest';
import { feedLine, noticeOf, postNotice } from '#support/bank-notices.ts';
import { accountOf, transferTo, walletOf, withoutNotices } from '#support/deposits.ts';
import { differencesWithSandbox } from '#support/ledger/books-of-sandbox.ts';
import { noon, slipsOf } from '#support/slips.ts';
import { startTestServer } from '#support/test-server.ts';
import { slipCalls } from '../contract.ts';
import { checkSlips } from './check/check-slips.ts';

const server = await startTestServer();
server.clock.set(noon);

it('the picture of a bank’s slip is read, looked up at the slip service and credited, with no stand-in between', async () => {
  const member = await server.member();
  const { token } = member;
  const to = { bankCode: 'KBANK', accountNo: '0011000001' };
  const pay = () => transferTo(server, to, { from: accountOf(member), amount: 321.5 });
  const reference = await withoutNotices(server, 'bank', pay);
  const drawn = await fetch(`${server.sandbox.url}/bank/slips/${reference}.png`);
  const file = new Uint8Array(await drawn.arrayBuffer());
  const sent = await server.ask(slipCalls.upload, { bankCode: 'KBANK' }, { token, file });
  expect(sent).toMatchObject({ status: 200, body: { message: 'SUCCESS' } });
  // A slip shows four digits of an account that nobody paid from before; the feed shows all.
  await checkSlips.run(server.context);
  expect(await slipsOf(server, member)).toMatchObject([{ status: 'PENDING', amount: 321.5 }]);
  server.clock.advance(5_000);
  await server.runJobs();
  await checkSlips.run(server.context);
  expect(await slipsOf(server, member)).toMatchObject([{ status: 'SUCCESS', amount: 321.5, note: null }]);
  expect(await walletOf(server, member)).toBe(32_150n);
  await server.runJobs();
  expect(await walletOf(server, member)).toBe(32_150n);
  expect(await differencesWithSandbox(server)).toEqual([]);
});

it('a second credit of one payment, under a number that no bank gave, is a difference to the books of the banks', async () => {
  const member = await server.member();
  const at = server.clock.now().toISOString();
  const line = feedLine(member, { reference: 'GIVENBYNOBODY', amount: '321.50', at });
  await postNotice(server, noticeOf([line]));
  expect(await walletOf(server, member)).toBe(32_150n);
  expect(await differencesWithSandbox(server)).toEqual(['nobody paid the FEED receipt of 32150']);
});
