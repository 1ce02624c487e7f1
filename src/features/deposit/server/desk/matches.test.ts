import { expect, it } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
import { feedLine } from '#support/bank-notices.ts';
import { offerQr, reportDepositOf, suspend, walletOf } from '#support/deposits.ts';
import type { TestMember, TestStaff } from '#support/people.ts';
import { refused } from '#support/test-requests.ts';
import { checkedSlip, openSlipBank, type PaidSlip } from '#support/slips.ts';
import { startTestServer } from '#support/test-server.ts';
import { depositOfficeCalls } from '../../office-contract.ts';

const server = await startTestServer();
const bank = openSlipBank(server);
const [first, second] = [await server.staff(), await server.staff()];

type Matches = AnswerOf<typeof depositOfficeCalls.findMatches>;
const matchesOf = async (kind: 'suspense' | 'reported', itemId: string): Promise<Matches> => {
  const reply = await server.ask(depositOfficeCalls.findMatches, { kind, itemId }, { token: first.token });
  expect(reply).toMatchObject({ status: 200 });
  return reply.body as Matches;
};
const codesFor = ({ members }: Matches, { memberId }: TestMember): string[] | undefined =>
  members.find((member) => member.memberId === memberId)?.reasons.map(({ code }) => code);

const propose = (
  itemId: string,
  memberId: string,
  more: { amount?: bigint; staff?: TestStaff; password?: string } = {},
) => {
  const { amount = 1_000n, staff = first } = more;
  const question = { itemId, memberId, amount, password: more.password ?? staff.password };
  return server.ask(depositOfficeCalls.proposeCandidate, question, { token: staff.token });
};
const agree = async (itemId: string, staff: TestStaff) => {
  const question = { kind: 'suspense', view: 'open', page: 1, limit: 100 } as const;
  const { body } = await server.ask(depositOfficeCalls.listMoneyIn, question, { token: staff.token });
  const { items } = body as AnswerOf<typeof depositOfficeCalls.listMoneyIn>;
  const proposalId = items.find((item) => item.itemId === itemId)?.proposal?.proposalId ?? 'none';
  return server.ask(
    depositOfficeCalls.agree,
    { kind: 'suspense', itemId, proposalId, password: staff.password },
    { token: staff.token },
  );
};

it('a member with a live QR code of the amount is a candidate, and it says that the payer is somebody else', async () => {
  const [member, other] = [await server.member(), await server.member()];
  await offerQr(server, member, 12_345n);
  await offerQr(server, other, 54_321n);
  const { itemId } = await suspend(server, member, { amount: '123.45' });
  const matches = await matchesOf('suspense', itemId);
  expect(codesFor(matches, member)).toEqual(['QR_LIVE', 'SENDER_DIFFERS']);
  expect(codesFor(matches, other)).toBeUndefined();
  expect(matches.members[0]?.phone).toMatch(/^x+\d{4}$/);
  expect(matches.members[0]?.account?.accountNo).toMatch(new RegExp(`^x+${member.bankAccountNo.slice(-4)}$`));
});

it('a member whose registered account and name agree with the masked sender comes before others', async () => {
  const [other, member] = [await server.member(), await server.member()];
  await reportDepositOf(server, member, 231);
  await reportDepositOf(server, other, 231);
  const accountNo = `xxxxxx${member.bankAccountNo.slice(-4)}`;
  const from = { bankCode: member.bankCode, accountNo, name: member.bankAccountName };
  const { itemId } = await suspend(server, member, { amount: '231.00', from });
  const { members } = await matchesOf('suspense', itemId);
  expect(members.map(({ memberId }) => memberId)).toEqual([member.memberId, other.memberId]);
  expect(members[0]?.reasons.map(({ code }) => code)).toEqual(['SENDER_ACCOUNT', 'REPORTED']);
});

it('a member to whom money from the same sender was given before is a candidate for the next', async () => {
  const member = await server.member();
  const from = { bankCode: 'KTB', accountNo: '9990007771', name: 'A COUSIN' };
  const { itemId } = await suspend(server, member, { from });
  await propose(itemId, member.memberId);
  expect(await agree(itemId, second)).toMatchObject({ body: { status: 'NAMED' } });
  const next = await suspend(server, member, { from, amount: '15.00' });
  expect(codesFor(await matchesOf('suspense', next.itemId), member)).toEqual(['PAID_BEFORE', 'SENDER_DIFFERS']);
});

const cousin = { bankCode: 'KTB', accountNo: '9990007772', name: 'A COUSIN' };
const lineOfSlip = ({ transfer }: PaidSlip) => ({
  from: cousin,
  reference: transfer.reference,
  amount: (Number(transfer.amount) / 100).toFixed(2),
  at: transfer.at.toISOString(),
});

it('the member whose refused slip has the number of the money is a candidate, and it says that the payer is somebody else', async () => {
  const member = await server.member();
  const paid = bank.paid(member, { from: cousin });
  expect(await checkedSlip(server, member, { codes: [paid.code] })).toMatchObject({ note: 'NOT_MATCH' });
  const { itemId } = await suspend(server, member, lineOfSlip(paid));
  expect(codesFor(await matchesOf('suspense', itemId), member)).toEqual(['SLIP_NUMBER', 'SENDER_DIFFERS']);
  expect(await walletOf(server, member)).toBe(0n);
});

it('a refused slip proposes nobody once the money of its number was credited by another slip', async () => {
  const [payer, other] = [await server.member(), await server.member({ bankAccountNo: '7050607080' })];
  const paid = bank.paid(payer);
  expect(await checkedSlip(server, other, { codes: [paid.code] })).toMatchObject({ note: 'NOT_MATCH' });
  expect(await checkedSlip(server, payer, { codes: [paid.code] })).toMatchObject({ status: 'SUCCESS' });
  const { itemId } = await suspend(server, payer, lineOfSlip(paid));
  const matches = await matchesOf('suspense', itemId);
  expect(codesFor(matches, other)).toBeUndefined();
  expect(codesFor(matches, payer)).not.toContain('SLIP_NUMBER');
});

it('at most five candidates are proposed, and money that fits nobody has none', async () => {
  for (let count = 0; count < 7; count += 1) await reportDepositOf(server, await server.member(), 312);
  const stranger = await server.member();
  const many = await suspend(server, stranger, { amount: '312.00' });
  expect((await matchesOf('suspense', many.itemId)).members).toHaveLength(5);
  const from = { bankCode: 'KTB', accountNo: '1230004569', name: 'NOBODY KNOWN' };
  const none = await suspend(server, stranger, { amount: '987.65', from });
  expect((await matchesOf('suspense', none.itemId)).members).toEqual([]);
});

it('a candidate gets the money only once a second person confirms, however small it is', async () => {
  const member = await server.member();
  const { itemId } = await suspend(server, member);
  expect(await propose(itemId, member.memberId)).toMatchObject({ status: 200, body: { status: 'SECOND' } });
  expect(await walletOf(server, member)).toBe(0n);
  expect(await agree(itemId, first)).toMatchObject({ status: 403, body: { message: 'SAME_PERSON' } });
  expect(await walletOf(server, member)).toBe(0n);
  expect(await agree(itemId, second)).toMatchObject({ body: { status: 'NAMED' } });
  expect(await walletOf(server, member)).toBe(1_000n);
  expect(await propose(itemId, member.memberId)).toMatchObject({ status: 409, body: { message: 'DECIDED_ALREADY' } });
});

it('a wrong password, a candidate of another currency, nobody, or another amount than was shown is refused', async () => {
  const member = await server.member();
  const kip = await server.member({ currency: 'LAK' });
  const { itemId } = await suspend(server, member);
  for (const memberId of [kip.memberId, crypto.randomUUID()])
    expect(await propose(itemId, memberId)).toMatchObject({ status: 400, body: { message: 'INVALID_USER_INFO' } });
  expect(await propose(itemId, member.memberId, { amount: 999n })).toMatchObject(refused('KEY_INVALID', 400));
  expect(await propose(itemId, member.memberId, { password: 'wrong' })).toMatchObject(refused('WRONG_PASSWORD', 400));
  expect(await propose(crypto.randomUUID(), member.memberId)).toMatchObject(refused('NO_DATA', 404));
});

it('a reported deposit shows receipts of its amount: those without an owner, and what was credited already', async () => {
  const member = await server.member();
  const reported = await reportDepositOf(server, member, 432);
  const waiting = await suspend(server, member, { amount: '432.00' });
  const own = await suspend(server, member, {
    ...feedLine(member, { amount: '432.00' }),
    at: server.clock.now().toISOString(),
  });
  expect(own.itemId).toBe('');
  const { receipts } = await matchesOf('reported', reported);
  expect(receipts).toMatchObject([
    { place: 'SUSPENSE', itemId: waiting.itemId, reasons: [{ code: 'SENDER_DIFFERS' }] },
    { place: 'CREDITED', reasons: [{ code: 'SENDER_ACCOUNT' }] },
  ]);
});
