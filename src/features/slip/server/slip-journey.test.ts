import { expect, it } from 'vitest';
import { accountOf, transferTo, walletOf, withoutNotices } from '#support/deposits.ts';
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
  await checkSlips.run(server.context);
  expect(await slipsOf(server, member)).toMatchObject([{ status: 'SUCCESS', amount: 321.5, note: null }]);
  expect(await walletOf(server, member)).toBe(32_150n);
  await server.runJobs();
  expect(await walletOf(server, member)).toBe(32_150n);
});
