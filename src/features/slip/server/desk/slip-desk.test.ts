import { expect, it } from 'vitest';
import type { StaffRole } from '#contract/staff-roles.ts';
import { feedLine, noticeOf, postNotice } from '#support/bank-notices.ts';
import { statementOf, walletOf } from '#support/deposits.ts';
import type { TestMember, TestStaff } from '#support/people.ts';
import { whileSuspended } from '#support/people.ts';
import { proves } from '#support/requirements/proves.ts';
import { checkedSlip, openSlipBank, slipsOf } from '#support/slips.ts';
import { startTestServer } from '#support/test-server.ts';
import { depositOfficeCalls } from '#features/deposit/office-contract.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { slipOfficeCalls, type SlipDetail, type SlipView } from '../../office-contract.ts';

const server = await startTestServer();
const bank = openSlipBank(server);
const [first, second] = [await server.staff(), await server.staff({ role: 'manager' })];
const minute = 60_000;
const ourAccount = '0011000001';

// Time passes while both are at their screens.
const pass = async (minutes: number): Promise<void> => {
  server.clock.advance(minutes * minute);
  for (const { token } of [first, second])
    await server.ask(slipOfficeCalls.list, { view: 'waiting', page: 1, limit: 1 }, { token });
};

// A slip that waits, because the payer's name is masked away.
const unclearSlip = async () => {
  const member = await server.member();
  const { code, transfer } = bank.paid(member, { from: { bankCode: 'SCB', accountNo: 'xxxxxxxxxx', name: '' } });
  const slip = await checkedSlip(server, member, { codes: [code] });
  return { member, transfer, code, slipId: slip?.reference ?? '' };
};

// A slip about which the bank gives no answer.
const unansweredSlip = async () => {
  const member = await server.member();
  const { code, transfer } = bank.paid(member);
  bank.answers(code, { kind: 'unknown', reason: 'timeout' });
  const slip = await checkedSlip(server, member, { codes: [code] });
  await pass(16);
  await server.runJobs();
  return { member, transfer, code, slipId: slip?.reference ?? '' };
};

const detailOf = async (slipId: string, staff: TestStaff = second): Promise<SlipDetail> => {
  const reply = await server.ask(slipOfficeCalls.get, { slipId }, { token: staff.token });
  expect(reply.status).toBe(200);
  return reply.body as SlipDetail;
};

const listOf = async (view: SlipView) =>
  (await server.ask(slipOfficeCalls.list, { view, page: 1, limit: 50 }, { token: second.token })).body as {
    counts: Record<string, number>;
    items: { slipId: string; isOverdue: boolean }[];
  };

interface Reported {
  readonly amount: bigint;
  readonly paidAt?: string | null;
  readonly bankReference?: string | null;
  readonly accountNo?: string;
  readonly alikeShown?: number;
}

const credit = (slipId: string, reported: Reported, staff: TestStaff = first) => {
  const question = {
    slipId,
    accountNo: ourAccount,
    paidAt: null,
    bankReference: null,
    alikeShown: 0,
    evidence: 'seen',
    ...reported,
  };
  return server.ask(slipOfficeCalls.credit, { ...question, password: staff.password }, { token: staff.token });
};

const agree = async (slipId: string, staff: TestStaff = second) => {
  const proposalId = (await detailOf(slipId)).proposal?.proposalId ?? 'none';
  return server.ask(slipOfficeCalls.agree, { slipId, proposalId, password: staff.password }, { token: staff.token });
};

const statusOf = async (member: TestMember) => (await slipsOf(server, member))[0];

it('a waiting slip is listed with its clock, and shows what was read, answered and found alike', async () => {
  proves('OP-308');
  const { slipId, member, transfer } = await unclearSlip();
  const waits = (await listOf('waiting')).items.find((item) => item.slipId === slipId);
  expect(waits).toMatchObject({ isOverdue: false });
  const shown = await detailOf(slipId);
  expect(shown).toMatchObject({
    slip: { status: 'REVIEW', reason: 'SENDER_UNCLEAR', methodCode: 'KBANK' },
    memberId: member.memberId,
    registered: { bankCode: 'SCB', accountNo: `xxxxxx${member.bankAccountNo.slice(-4)}` },
    issuer: 'SLIP 014',
    reference: transfer.reference,
    transfer: { amount: Number(transfer.amount) / 100, to: { bankCode: 'KBANK' } },
    hasPicture: true,
    candidates: [],
    mayDecide: true,
  });
  await pass(16);
  const late = (await listOf('waiting')).items.find((item) => item.slipId === slipId);
  expect(late).toMatchObject({ isOverdue: true });
});

it('the money of a slip is credited by two people, with the amount the bank answered, once', async () => {
  proves('OP-097');
  const { slipId, member, transfer, code } = await unclearSlip();
  expect(await credit(slipId, { amount: transfer.amount + 1n })).toMatchObject({ status: 400 });
  expect(await credit(slipId, { amount: transfer.amount })).toMatchObject({ status: 200, body: { status: 'SECOND' } });
  expect((await listOf('second')).items.map((item) => item.slipId)).toContain(slipId);
  expect(await agree(slipId, first)).toMatchObject({ status: 403, body: { message: 'SAME_PERSON' } });
  const refusedNow = await whileSuspended(server, first, () => agree(slipId));
  expect(refusedNow).toMatchObject({ status: 409, body: { message: 'MAKER_SUSPENDED' } });
  expect(await walletOf(server, member)).toBe(0n);
  expect(await agree(slipId)).toMatchObject({ status: 200, body: { status: 'SUCCESS' } });
  expect(await agree(slipId)).toMatchObject({ status: 409, body: { message: 'DECIDED_ALREADY' } });
  expect(await walletOf(server, member)).toBe(transfer.amount);
  expect(await statusOf(member)).toMatchObject({ status: 'SUCCESS' });
  expect(await statementOf(server, member)).toMatchObject([{ status: 'SUCCESS', note: 'BY_STAFF' }]);
  expect(await checkedSlip(server, member, { codes: [code] })).toMatchObject({ note: 'SLIP_REFNO_DUPLICATED' });
});

it('staff who say they saw more money alike than there is are refused', async () => {
  const { slipId, member, transfer } = await unclearSlip();
  const more = { amount: transfer.amount, alikeShown: 1 };
  expect(await credit(slipId, more)).toMatchObject({ status: 409, body: { message: 'RECEIPT_BOOKED' } });
  expect((await detailOf(slipId)).proposal).toBeNull();
  expect(await walletOf(server, member)).toBe(0n);
});

it('money alike that waits for its owner is never credited a second time by people who were not shown it', async () => {
  const { slipId, member, transfer } = await unclearSlip();
  const unseen = { amount: transfer.amount };
  expect(await credit(slipId, unseen)).toMatchObject({ status: 200 });
  const booked = { status: 409, body: { message: 'RECEIPT_BOOKED' } };
  // The bank's line about it, with neither number nor name of its payer.
  const line = feedLine(member, {
    amount: String(Number(transfer.amount) / 100),
    at: transfer.at.toISOString(),
    toBankCode: 'KBANK',
    toAccountNo: ourAccount,
    from: { bankCode: 'SCB', accountNo: 'xxxxxxxxxx', name: '' },
  });
  await postNotice(server, noticeOf([line]));
  expect((await detailOf(slipId)).candidates).toMatchObject([{ place: 'WAITING' }]);
  expect(await agree(slipId)).toMatchObject(booked);
  await server.ask(slipOfficeCalls.decline, { slipId }, { token: first.token });
  expect(await credit(slipId, unseen)).toMatchObject(booked);
  expect(await walletOf(server, member)).toBe(0n);
  expect(await credit(slipId, { ...unseen, alikeShown: 1 })).toMatchObject({ status: 200 });
  expect(await agree(slipId)).toMatchObject({ status: 200 });
  expect(await walletOf(server, member)).toBe(transfer.amount);
  const { token } = first;
  const listed = await server.ask(
    depositOfficeCalls.listMoneyIn,
    { kind: 'suspense', view: 'open', page: 1, limit: 100 },
    { token },
  );
  const { items } = listed.body as AnswerOf<typeof depositOfficeCalls.listMoneyIn>;
  const waiting = items.find(({ amount }) => Number(amount) === Number(transfer.amount) / 100);
  const matches = await server.ask(
    depositOfficeCalls.findMatches,
    { kind: 'suspense', itemId: waiting?.itemId ?? '' },
    { token },
  );
  const { members } = matches.body as AnswerOf<typeof depositOfficeCalls.findMatches>;
  const reasons = members.find(({ memberId }) => memberId === member.memberId)?.reasons;
  expect(
    reasons?.map(({ code }) => code),
    'who names that line is told that the member has money like it',
  ).toContain('CREDITED_ALIKE');
});

it('without an answer staff credit what the bank’s record shows; its own line then repeats it', async () => {
  const { slipId, member, transfer, code } = await unansweredSlip();
  const reported = { amount: 12_345n, paidAt: transfer.at.toISOString(), bankReference: `HAND${transfer.reference}` };
  expect(await credit(slipId, { amount: reported.amount })).toMatchObject({ status: 400 });
  expect(await credit(slipId, { ...reported, accountNo: '999999999' })).toMatchObject({
    status: 404,
    body: { message: 'NO_BANK' },
  });
  expect(await credit(slipId, reported)).toMatchObject({ status: 200 });
  expect(await agree(slipId)).toMatchObject({ status: 200 });
  expect(await walletOf(server, member)).toBe(12_345n);
  const line = {
    amount: '123.45',
    reference: reported.bankReference,
    at: reported.paidAt,
    toBankCode: 'KBANK',
    toAccountNo: ourAccount,
  };
  await postNotice(server, noticeOf([feedLine(member, line)]));
  expect(await walletOf(server, member)).toBe(12_345n);
  bank.answers(code, { kind: 'found', transfer });
  expect(await checkedSlip(server, member, { codes: [code] })).toMatchObject({ note: 'SLIP_REFNO_DUPLICATED' });
  expect(await walletOf(server, member)).toBe(12_345n);
});

it('money that is booked under that number is not credited a second time', async () => {
  const { slipId, member, transfer } = await unansweredSlip();
  const reported = { amount: 22_200n, paidAt: transfer.at.toISOString(), bankReference: `TWICE${transfer.reference}` };
  const line = { amount: '222.00', reference: reported.bankReference, at: reported.paidAt };
  await postNotice(server, noticeOf([feedLine(member, line)]));
  const before = await walletOf(server, member);
  const booked = { status: 409, body: { message: 'RECEIPT_BOOKED' } };
  expect(await credit(slipId, reported)).toMatchObject(booked);
  expect(await walletOf(server, member)).toBe(before);
});

it('without an answer of the bank nobody credits beside money of the same amount that waits for its owner', async () => {
  const { slipId, member, transfer } = await unansweredSlip();
  const line = feedLine(member, {
    amount: '77.77',
    at: transfer.at.toISOString(),
    toBankCode: 'KBANK',
    toAccountNo: ourAccount,
    sendingBank: 'KTB',
    from: { bankCode: 'KTB', accountNo: 'xxxxxxxxxx', name: '' },
  });
  await postNotice(server, noticeOf([line]));
  const reported = { amount: 7_777n, paidAt: transfer.at.toISOString(), bankReference: `ALIKE${transfer.reference}` };
  const booked = { status: 409, body: { message: 'RECEIPT_BOOKED' } };
  expect(await credit(slipId, reported)).toMatchObject(booked);
  expect(await credit(slipId, { ...reported, alikeShown: 1_000 })).toMatchObject(booked);
  expect(await walletOf(server, member)).toBe(0n);
});

it('money that was booked between proposal and agreement is refused, and nothing is credited', async () => {
  const { slipId, member, transfer } = await unansweredSlip();
  const reported = { amount: 33_300n, paidAt: transfer.at.toISOString(), bankReference: `LATER${transfer.reference}` };
  expect(await credit(slipId, reported)).toMatchObject({ status: 200 });
  const line = { amount: '333.00', reference: reported.bankReference, at: reported.paidAt };
  await postNotice(server, noticeOf([feedLine(member, line)]));
  expect(await agree(slipId)).toMatchObject({ status: 409, body: { message: 'RECEIPT_BOOKED' } });
  expect(await walletOf(server, member)).toBe(33_300n);
  expect(await statusOf(member)).toMatchObject({ status: 'PENDING' });
});

it('a proposal is taken back, and the slip waits again', async () => {
  const { slipId, transfer } = await unclearSlip();
  await credit(slipId, { amount: transfer.amount });
  const { proposal } = await detailOf(slipId);
  expect(await credit(slipId, { amount: transfer.amount }, second)).toMatchObject({
    status: 409,
    body: { message: 'DECIDED_ALREADY' },
  });
  const decline = () => server.ask(slipOfficeCalls.decline, { slipId }, { token: second.token });
  expect(await decline()).toMatchObject({ status: 200 });
  expect(await decline()).toMatchObject({ status: 409, body: { message: 'DECIDED_ALREADY' } });
  const question = { slipId, proposalId: proposal?.proposalId ?? '', password: second.password };
  expect(await server.ask(slipOfficeCalls.agree, question, { token: second.token })).toMatchObject({
    status: 409,
    body: { message: 'DECIDED_ALREADY' },
  });
});

it('staff fail a slip with a reason that its member sees, once', async () => {
  const { slipId, member } = await unclearSlip();
  const fail = () =>
    server.ask(slipOfficeCalls.fail, { slipId, reason: 'NOT_MATCH', note: 'a friend paid' }, { token: first.token });
  expect(await fail()).toMatchObject({ status: 200 });
  expect(await fail()).toMatchObject({ status: 409, body: { message: 'DECIDED_ALREADY' } });
  expect(await statusOf(member)).toMatchObject({ status: 'FAILED', note: 'NOT_MATCH' });
  expect((await listOf('ended')).items[0]).toMatchObject({ slipId });
});

it('the bank is asked again at a press', async () => {
  const { slipId, member, transfer, code } = await unansweredSlip();
  bank.answers(code, { kind: 'found', transfer });
  const retry = () => server.ask(slipOfficeCalls.retry, { slipId }, { token: first.token });
  expect(await retry()).toMatchObject({ status: 200 });
  await server.runJobs();
  expect(await statusOf(member)).toMatchObject({ status: 'SUCCESS' });
  expect(await retry()).toMatchObject({ status: 409, body: { message: 'DECIDED_ALREADY' } });
});

it('staff see the picture, and each reading is in the member’s chain', async () => {
  const { slipId, member, code } = await unclearSlip();
  const reply = await server.ask(slipOfficeCalls.getPicture, { slipId }, { token: first.token });
  expect(reply.body).toEqual({ type: 'image/jpeg', base64: Buffer.from(JSON.stringify([code])).toString('base64') });
  const rows = await server.database.owner.rows(
    'select act from audit where member_id = $1 and object = $2 and act = $3',
    [member.memberId, `slip ${slipId}`, slipOfficeCalls.getPicture.at],
  );
  expect(rows).toHaveLength(1);
});

it('a wrong password decides nothing', async () => {
  const { slipId, transfer, member } = await unclearSlip();
  const wrong = { status: 400, body: { message: 'WRONG_PASSWORD' } };
  expect(await credit(slipId, { amount: transfer.amount }, { ...first, password: 'not this one' })).toMatchObject(
    wrong,
  );
  await credit(slipId, { amount: transfer.amount });
  expect(await agree(slipId, { ...second, password: 'not this one' })).toMatchObject(wrong);
  expect(await walletOf(server, member)).toBe(0n);
});

const absent = { slipId: '01900000-0000-7000-8000-000000000000' };

it('who opens a slip sees who else has it open and since when, until they leave it or it is decided', async () => {
  const { slipId } = await unclearSlip();
  const openedAt = server.clock.now().toISOString();
  expect((await detailOf(slipId, first)).others).toEqual([]);
  server.clock.advance(1_500);
  expect((await detailOf(slipId, second)).others).toEqual([{ name: first.name, openedAt }]);
  server.clock.advance(8_000);
  expect((await detailOf(slipId, first)).others).toEqual([]);
  expect((await detailOf(slipId, second)).others).toMatchObject([{ name: first.name }]);
  const failed = { slipId, reason: 'INVALID_SLIP', note: 'no slip' } as const;
  await server.ask(slipOfficeCalls.fail, failed, { token: first.token });
  expect((await detailOf(slipId, second)).others).toEqual([]);
});

it('a slip that does not exist is no slip', async () => {
  const { token, password } = first;
  const reported = {
    accountNo: ourAccount,
    amount: 100n,
    paidAt: null,
    bankReference: null,
    alikeShown: 0,
    evidence: 'x',
    password,
  };
  for (const reply of [
    await server.ask(slipOfficeCalls.get, absent, { token }),
    await server.ask(slipOfficeCalls.getPicture, absent, { token }),
    await server.ask(slipOfficeCalls.retry, absent, { token }),
    await server.ask(slipOfficeCalls.credit, { ...absent, ...reported }, { token }),
    await server.ask(slipOfficeCalls.fail, { ...absent, reason: 'INVALID_SLIP', note: 'x' }, { token }),
    await server.ask(slipOfficeCalls.agree, { ...absent, proposalId: 'x', password }, { token }),
    await server.ask(slipOfficeCalls.decline, absent, { token }),
  ])
    expect(reply).toMatchObject({ status: 404, body: { message: 'NO_DATA' } });
});

it.each<[StaffRole, number, number]>([
  ['support', 200, 403],
  ['auditor', 200, 403],
])('for %s seeing a slip answers %i, and deciding it %i', async (role, seeing, deciding) => {
  const { token } = await server.staff({ role });
  const { slipId } = await unclearSlip();
  expect((await server.ask(slipOfficeCalls.get, { slipId }, { token })).status).toBe(seeing);
  expect((await server.ask(slipOfficeCalls.getPicture, { slipId }, { token })).status).toBe(seeing);
  const fail = { slipId, reason: 'INVALID_SLIP', note: 'x' } as const;
  for (const decision of [
    await server.ask(slipOfficeCalls.retry, { slipId }, { token }),
    await server.ask(slipOfficeCalls.fail, fail, { token }),
    await server.ask(slipOfficeCalls.decline, { slipId }, { token }),
  ])
    expect(decision.status).toBe(deciding);
});

it.each(['before the proposal', 'between proposal and agreement'])(
  'without an answer of the bank nobody credits what its line, under a number of its own, credited %s',
  async (when) => {
    const { slipId, member, transfer } = await unansweredSlip();
    const { amount, at } = transfer;
    const decimal = (Number(amount) / 100).toFixed(2);
    const line = feedLine(member, { amount: decimal, at: at.toISOString(), sendingBank: 'SETTLEMENT' });
    const tell = () => postNotice(server, noticeOf([line]));
    const isBefore = when === 'before the proposal';
    if (isBefore) await tell();
    const reported = { amount, paidAt: at.toISOString(), bankReference: `READ${transfer.reference}` };
    const proposed = await credit(slipId, { ...reported, accountNo: '0142000002' });
    if (!isBefore) await tell();
    const agreed = await agree(slipId);
    expect([proposed.status, agreed.status]).toEqual([isBefore ? 409 : 200, 409]);
    expect(isBefore ? proposed : agreed).toMatchObject({ body: { message: 'RECEIPT_BOOKED' } });
    expect(await walletOf(server, member)).toBe(amount);
  },
);
