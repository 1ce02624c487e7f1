import { expect, it } from 'vitest';
import { memberCareOfficeCalls } from '#features/member-care/office-contract.ts';
import { openStaffSession } from '#support/people.ts';
import { checkedSlip, openSlipBank } from '#support/slips.ts';
import { startTestServer } from '#support/test-server.ts';

const server = await startTestServer();
const bank = openSlipBank(server);
const [maker, checker] = [await server.staff(), await server.staff({ role: 'manager' })];
const note = 'asked in writing, passport checked';

it('an erasure leaves of a slip what was paid, and neither the payer nor the picture', async () => {
  const member = await server.member();
  const { memberId } = member;
  const { code } = bank.paid(member, { to: { bankCode: 'KBANK', accountNo: 'xxxxx9999x', name: 'SOMEBODY ELSE' } });
  const failed = await checkedSlip(server, member, { codes: [code] });
  expect(failed).toMatchObject({ status: 'FAILED', note: 'DEST_ACC_INVALID' });
  await server.ask(memberCareOfficeCalls.suspend, { memberId, note }, { token: maker.token });
  server.clock.advance(8 * 24 * 60 * 60_000);
  const [first, second] = [
    await openStaffSession(server.context, maker.staffId),
    await openStaffSession(server.context, checker.staffId),
  ];
  const asked = { memberId, kind: 'ERASE' as const, note };
  const { changeId } = (await server.ask(memberCareOfficeCalls.proposeChange, asked, { token: first })).body as {
    changeId: string;
  };
  const confirmation = { memberId, changeId, password: checker.password };
  expect(await server.ask(memberCareOfficeCalls.confirmChange, confirmation, { token: second })).toMatchObject({
    status: 200,
  });
  await server.runJobs();
  const slip = await server.database.owner.one<Record<string, unknown>>('select * from slip where member_id = $1', [
    memberId,
  ]);
  expect(slip).toMatchObject({ codes: [], payer_name: '', status: 'FAILED', amount: expect.anything() });
  const left = Object.values(slip ?? {})
    .map(String)
    .join(' ');
  for (const gone of [member.bankAccountName, 'SOMEBODY ELSE', 'xxxxx9999x']) expect(left).not.toContain(gone);
  expect(await server.context.pictures.store.get(`slip/${failed?.reference ?? ''}`)).toBeNull();
  const pictures = await server.database.owner.rows('select slip_id from slip_picture where member_id = $1', [
    memberId,
  ]);
  expect(pictures).toEqual([]);
});
