import { expect, it } from 'vitest';
import { feedLine, noticeOf, postNotice } from '#support/bank-notices.ts';
import { accountOf, deskOf, walletOf } from '#support/deposits.ts';
import { agreeOnMoneyIn, changeSetting } from '#support/office-acts.ts';
import type { TestMember } from '#support/people.ts';
import { checkedSlip, openSlipBank, slipsOf } from '#support/slips.ts';
import { startTestServer } from '#support/test-server.ts';
import { stopLane } from '#server/brake.ts';
import { laneNames } from '#server/outside/lane-names.ts';
import { depositOfficeCalls } from '#features/deposit/office-contract.ts';
import { deskOfficeCalls } from '#features/desk/office-contract.ts';
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

// A slip of money that waits since the bank spells the owner of the account in another way than the slip does.
const waitingSlip = async (amount: bigint) => {
  await changeSetting(server, 'isManual', true);
  server.clock.advance(6_000);
  const member = await server.member();
  const to = { bankCode: 'SCB', accountNo: 'xxxxx0000x', name: 'บริษัท กระเป๋า จำกัด' };
  const slip = bank.paid(member, { to, amount });
  const line = feedLine(member, {
    sendingBank: 'SETTLEMENT',
    amount: (Number(amount) / 100).toFixed(2),
    from: { ...accountOf(member), name: 'SOMEBODY ELSE' },
    at: slip.transfer.at.toISOString(),
  });
  await postNotice(server, noticeOf([line]));
  const uploaded = await checkedSlip(server, member, { codes: [slip.code], bankCode: 'SCB' });
  return { member, slipId: uploaded?.reference ?? '' };
};

const nameTo = async (member: TestMember, amount: bigint): Promise<string> => {
  const [item] = await deskOf(server, { staff, kind: 'suspense' });
  const itemId = item?.itemId ?? '';
  const naming = { itemId, phone: member.phone, amount, password: staff.password };
  expect(await server.ask(depositOfficeCalls.nameSuspense, naming, { token: staff.token })).toMatchObject({
    status: 200,
  });
  return itemId;
};

it('a slip whose money waits elsewhere is overdue after its time, and ends without them once staff gave the money to its member', async () => {
  const { member, slipId } = await waitingSlip(1_000n);
  expect(await shown(slipId)).toMatchObject({ reason: 'MONEY_WAITS', isOverdue: false });
  server.clock.advance(16 * 60_000);
  await checkSlips.run(server.context);
  expect(await shown(slipId)).toMatchObject({ reason: 'MONEY_WAITS', isOverdue: true });
  await nameTo(member, 1_000n);
  expect(await walletOf(server, member)).toBe(1_000n);
  server.clock.advance(15 * 60_000);
  await checkSlips.run(server.context);
  expect(await slipsOf(server, member)).toMatchObject([{ status: 'SUCCESS' }]);
  expect(await walletOf(server, member)).toBe(1_000n);
});

it('a slip whose money waits elsewhere stays with staff, with a finding that keeps no other slip waiting, once they gave the money to another member', async () => {
  const { member, slipId } = await waitingSlip(2_000n);
  const findings = () =>
    server.database.owner.rows(`select kind, detail ->> 'bookedTo' as "bookedTo" from finding where member_id = $1`, [
      member.memberId,
    ]);
  expect(await shown(slipId)).toMatchObject({ reason: 'MONEY_WAITS' });
  expect(await findings()).toEqual([]);
  const other = await server.member();
  const itemId = await nameTo(other, 2_000n);
  await agreeOnMoneyIn(server, { staff: await server.staff(), kind: 'suspense', itemId });
  expect(await walletOf(server, other)).toBe(2_000n);
  server.clock.advance(16 * 60_000);
  await checkSlips.run(server.context);
  expect(await shown(slipId)).toMatchObject({ reason: 'MONEY_OF_ANOTHER' });
  expect(await walletOf(server, member)).toBe(0n);
  expect(await findings()).toEqual([{ kind: 'MONEY_OF_TWO_MEMBERS', bookedTo: other.memberId }]);
  const { token, password } = await server.staff({ role: 'manager' });
  const { database, now } = server.context;
  await stopLane(database, laneNames.slips, { reason: 'a test', now: now() });
  const release = { lane: laneNames.slips, note: 'compared with the bank', password };
  expect(await server.ask(deskOfficeCalls.releaseLane, release, { token })).toMatchObject({ status: 200 });
});
