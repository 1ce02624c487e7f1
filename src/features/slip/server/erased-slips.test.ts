import { expect, it } from 'vitest';
import { memberCareOfficeCalls } from '#features/member-care/office-contract.ts';
import { openStaffSession } from '#support/people.ts';
import { checkedSlip, openSlipBank } from '#support/slips.ts';
import { startTestServer } from '#support/test-server.ts';
import { slipCalls } from '../contract.ts';
import { slipOfficeCalls } from '../office-contract.ts';

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
  const shown = await server.ask(slipOfficeCalls.listOfMember, { memberId }, { token: second });
  expect(shown.body).toMatchObject({ deposits: [{ kind: 'slip', status: 'FAILED', reason: 'DEST_ACC_INVALID' }] });
  const slip = await server.database.owner.one<Record<string, unknown>>('select * from slip where member_id = $1', [
    memberId,
  ]);
  expect(slip).toMatchObject({ codes: [], payer_name: '', status: 'FAILED', amount: expect.anything() });
  const left = [...Object.values(slip ?? {}).map(String), JSON.stringify(shown.body)].join(' ');
  for (const gone of [member.bankAccountName, 'SOMEBODY ELSE', 'xxxxx9999x']) expect(left).not.toContain(gone);
  expect(await server.context.pictures.store.get(`slip/${failed?.reference ?? ''}`)).toBeNull();
  const pictures = await server.database.owner.rows('select slip_id from slip_picture where member_id = $1', [
    memberId,
  ]);
  expect(pictures).toEqual([]);
});

it('an export has what the bank said of the member’s slips, and neither who of the staff decided nor the picture’s address', async () => {
  const member = await server.member();
  const { memberId, token } = member;
  const { code, transfer } = bank.paid(member);
  const sent = await checkedSlip(server, member, { codes: [code, bank.paid(member).code] });
  const slipId = sent?.reference ?? '';
  const staff = await server.staff();
  const decision = { slipId, reason: 'INVALID_SLIP' as const, note: 'two slips on one picture' };
  expect(await server.ask(slipOfficeCalls.fail, decision, staff)).toMatchObject({ status: 200 });
  const { status, note: failedAs } = (await checkedSlip(server, member, { codes: [code] })) ?? {};
  expect({ status, failedAs }).toEqual({ status: 'SUCCESS', failedAs: null });
  const opened = await server.ask(slipCalls.openPicture, { reference: slipId }, { token });
  const address = (opened.body as { url: string }).url;
  const person = await server.staff({ role: 'manager' });
  const { body } = await server.ask(
    memberCareOfficeCalls.exportData,
    { memberId, note, password: person.password },
    { token: person.token },
  );
  const { tables } = body as { tables: Record<string, Record<string, unknown>[]> };
  expect(tables['slip']).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ slip_id: slipId, status: 'FAILED', note: 'INVALID_SLIP' }),
      expect.objectContaining({ status: 'SUCCESS', amount: Number(transfer.amount), payer_name: transfer.from.name }),
    ]),
  );
  expect(tables['slip_picture']).toHaveLength(2);
  const text = JSON.stringify(body);
  const decider = await server.database.owner.one<{ id: string }>(
    `select person_id as id from staff where staff_id = $1`,
    [staff.staffId],
  );
  for (const hidden of [decider?.id, staff.staffId, address.split('/').at(-1)]) {
    expect(hidden).toMatch(/.{16}/);
    expect(text).not.toContain(hidden);
  }
});
