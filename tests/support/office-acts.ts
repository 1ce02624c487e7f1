import { streamParts } from '#server/features/all-parts.ts';
import { closeEndedStreams } from '#server/http/stream/close-ended-streams.ts';
import { expect } from 'vitest';
import { depositOfficeCalls, type DeskKind } from '#features/deposit/office-contract.ts';
import { memberCareOfficeCalls } from '#features/member-care/office-contract.ts';
import { operatorOfficeCalls } from '#features/operator/office-contract.ts';
import { withdrawOfficeCalls } from '#features/withdraw/office-contract.ts';
import type { QuestionOf } from '#contract/endpoint.ts';
import { feedLine, noticeOf, postNotice } from './bank-notices.ts';
import { deskOf, handReceiptOf, reportDepositOf, walletOf } from './deposits.ts';
import type { TestMember, TestStaff } from './people.ts';
import type { TestReply } from './test-requests.ts';
import type { TestServer } from './test-server.ts';

// What staff do, by the calls of the back office.

interface Waiting {
  readonly withdrawalId: string;
  readonly amount: bigint;
}

// Approves every waiting withdrawal, or those of one member, each by as many people as it needs.
export const approveWaiting = async (server: TestServer, member: TestMember | null = null): Promise<void> => {
  const waiting = await server.database.owner.rows<Waiting>(
    `select withdrawal_id as "withdrawalId", amount from withdrawal
     where status in ('REQUESTED', 'SECOND') and ($1::uuid is null or member_id = $1)`,
    [member?.memberId ?? null],
  );
  const clerks = [await server.staff(), await server.staff()];
  for (const withdrawal of waiting)
    for (const { token, password } of clerks) {
      const reply = await server.ask(withdrawOfficeCalls.approve, { ...withdrawal, password }, { token });
      expect(reply).toMatchObject({ status: 200 });
      if ((reply.body as { status: string }).status === 'APPROVED') break;
    }
};

const aboutMember =
  (act: 'suspend' | 'readmit') =>
  async (server: TestServer, { memberId }: TestMember): Promise<void> => {
    const { token } = await server.staff({ role: 'manager' });
    const question = { memberId, note: 'The member called us' };
    expect(await server.ask(memberCareOfficeCalls[act], question, { token })).toMatchObject({ status: 200 });
  };
export const suspend = aboutMember('suspend');
export const readmit = aboutMember('readmit');

type Change = Pick<QuestionOf<typeof operatorOfficeCalls.proposeChange>, 'kind' | 'object' | 'fields'>;

// Changes the operator's data; a second person confirms if one is needed.
export const changeOperator = async (server: TestServer, change: Change): Promise<void> => {
  const [maker, checker] = [await server.staff({ role: 'manager' }), await server.staff({ role: 'manager' })];
  const { token, password } = maker;
  const because = `a test needs it: ${server.context.newId()}`;
  const made = await server.ask(operatorOfficeCalls.proposeChange, { ...change, because, password }, { token });
  if ((made.body as { message: string }).message === 'CHANGE_SAME') return;
  expect(made).toMatchObject({ status: 200 });
  if ((made.body as { status: string }).status === 'APPLIED') return;
  const { changeId = '' } =
    (await server.database.owner.one<{ changeId: string }>(
      `select change_id as "changeId" from operator_change where because = $1`,
      [because],
    )) ?? {};
  const confirmation = { changeId, password: checker.password };
  expect(await server.ask(operatorOfficeCalls.confirmChange, confirmation, { token: checker.token })).toMatchObject({
    status: 200,
  });
};

export const changeSetting = (server: TestServer, name: string, value: unknown): Promise<void> =>
  changeOperator(server, { kind: 'setting', object: name, fields: { value } });

// What the desk shows that a second person is asked to confirm.
export const shownProposal = async (
  server: TestServer,
  { staff, kind, itemId }: { staff: TestStaff; kind: DeskKind; itemId: string },
): Promise<string> => {
  const items = await deskOf(server, { staff, kind });
  return items.find((item) => item.itemId === itemId)?.proposal?.proposalId ?? 'none';
};

// Confirms what is proposed for an item of Money in.
export const agreeOnMoneyIn = async (
  server: TestServer,
  item: { staff: TestStaff; kind: DeskKind; itemId: string },
): Promise<TestReply> => {
  const { staff, kind, itemId } = item;
  const question = { kind, itemId, proposalId: await shownProposal(server, item), password: staff.password };
  return server.ask(depositOfficeCalls.agree, question, { token: staff.token });
};

export interface HandCredit {
  readonly member: TestMember;
  readonly creditId: string;
  readonly amount: bigint;
  readonly at: Date;
}

let units = 600;

// Money that two people credited from the bank's record, each time another amount, and the id of that credit.
export const creditByHand = async (
  server: TestServer,
  [first, second]: readonly [TestStaff, TestStaff],
  { amount = BigInt((units += 1)) * 100n, at = server.clock.now() }: { amount?: bigint; at?: Date } = {},
): Promise<HandCredit> => {
  const member = await server.member();
  const creditId = await reportDepositOf(server, member, Number(amount) / 100);
  const receipt = handReceiptOf(server, { amount, paidAt: at.toISOString(), payerAccountNo: '' });
  const question = { itemId: creditId, receipt, password: first.password };
  const proposed = await server.ask(depositOfficeCalls.confirmReported, question, { token: first.token });
  expect(proposed).toMatchObject({ status: 200 });
  const agreed = await agreeOnMoneyIn(server, { staff: second, kind: 'reported', itemId: creditId });
  expect(agreed).toMatchObject({ status: 200 });
  expect(await walletOf(server, member)).toBe(amount);
  return { member, creditId, amount, at };
};

// The bank's line about such money, which names nobody: it comes when nobody can say any more that the two are one.
// Returns its id on the desk.
export const lateLineOf = async (
  server: TestServer,
  { member, amount, at }: Pick<HandCredit, 'member' | 'amount' | 'at'>,
  laterMinutes = 40,
): Promise<string> => {
  const line = feedLine(member, {
    amount: (Number(amount) / 100).toFixed(2),
    at: new Date(at.getTime() + laterMinutes * 60_000).toISOString(),
    sendingBank: 'SETTLEMENT',
    from: { bankCode: 'KTB', accountNo: '', name: '' },
  });
  await postNotice(server, noticeOf([line]));
  const row = await server.database.owner.one<{ itemId: string }>(
    'select operation_id as "itemId" from suspense_item where bank_reference = $1',
    [line.reference],
  );
  expect(row).not.toBeNull();
  return row?.itemId ?? '';
};

// The connections of ended sessions, as every second.
export const closeStreams = ({ context }: TestServer): Promise<void> => closeEndedStreams(streamParts).run(context);
