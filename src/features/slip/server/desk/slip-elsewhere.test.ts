import { expect, it } from 'vitest';
import { feedLine, noticeOf, postNotice } from '#support/bank-notices.ts';
import { accountOf, deskOf, walletOf } from '#support/deposits.ts';
import { changeSetting } from '#support/office-acts.ts';
import { checkedSlip, openSlipBank, slipsOf } from '#support/slips.ts';
import { startTestServer } from '#support/test-server.ts';
import { depositOfficeCalls } from '#features/deposit/office-contract.ts';
import { slipOfficeCalls } from '../../office-contract.ts';
import { checkSlips } from '../check/check-slips.ts';

const server = await startTestServer();
const bank = openSlipBank(server);
const staff = await server.staff();

const shown = async (slipId: string) => {
  const { body } = await server.ask(
    slipOfficeCalls.list,
    { view: 'waiting', page: 1, limit: 50 },
    { token: staff.token },
  );
  return (body as { items: { slipId: string }[] }).items.find((item) => item.slipId === slipId);
};

it('a slip whose money waits elsewhere is overdue after its time, and ends without them once staff gave the money to its member', async () => {
  await changeSetting(server, 'isManual', true);
  server.clock.advance(6_000);
  const member = await server.member();
  const to = { bankCode: 'SCB', accountNo: 'xxxxx0000x', name: 'บริษัท กระเป๋า จำกัด' };
  const slip = bank.paid(member, { to, amount: 1_000n });
  // The bank spells the owner of the account in another way than the slip does.
  const from = { ...accountOf(member), name: 'SOMEBODY ELSE' };
  const line = feedLine(member, {
    sendingBank: 'SETTLEMENT',
    amount: '10.00',
    from,
    at: slip.transfer.at.toISOString(),
  });
  await postNotice(server, noticeOf([line]));
  const uploaded = await checkedSlip(server, member, { codes: [slip.code], bankCode: 'SCB' });
  const slipId = uploaded?.reference ?? '';
  expect(await shown(slipId)).toMatchObject({ reason: 'MONEY_WAITS', isOverdue: false });
  server.clock.advance(16 * 60_000);
  await checkSlips.run(server.context);
  expect(await shown(slipId)).toMatchObject({ reason: 'MONEY_WAITS', isOverdue: true });
  const [item] = await deskOf(server, { staff, kind: 'suspense' });
  await server.ask(
    depositOfficeCalls.nameSuspense,
    { itemId: item?.itemId ?? '', phone: member.phone, amount: 1_000n, password: staff.password },
    { token: staff.token },
  );
  expect(await walletOf(server, member)).toBe(1_000n);
  server.clock.advance(15 * 60_000);
  await checkSlips.run(server.context);
  expect(await slipsOf(server, member)).toMatchObject([{ status: 'SUCCESS' }]);
  expect(await walletOf(server, member)).toBe(1_000n);
});
