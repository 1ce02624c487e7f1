import { expect, it } from 'vitest';
import type { WireLine } from '#support/bank-notices.ts';
import type { SlipTransfer } from '#providers/slips/port.ts';
import { accountOf, walletOf } from '#support/deposits.ts';
import type { TestMember } from '#support/people.ts';
import { checkedSlip, feedOf, maskedNo, openSlipBank } from '#support/slips.ts';
import { startTestServer } from '#support/test-server.ts';
import { systemOrigin } from '#server/transaction-on.ts';
import { creditDeposit } from './credit-deposit.ts';

const server = await startTestServer();
const bank = openSlipBank(server);
const tellFeed = feedOf(server);
const { owner } = server.database;

// Credits a slip of the member's; whose money it is it shows by four digits.
const creditSlip = async (member: TestMember, slip = bank.paid(member)): Promise<SlipTransfer> => {
  expect(await checkedSlip(server, member, { codes: [slip.code] })).toMatchObject({ status: 'SUCCESS' });
  expect(await walletOf(server, member)).toBe(slip.transfer.amount);
  return slip.transfer;
};

const tellLine = (
  member: TestMember,
  transfer: SlipTransfer,
  { reference, ...from }: Partial<WireLine['from']> & { reference?: string },
) =>
  tellFeed(member, transfer, {
    from: { ...accountOf(member), ...from },
    ...(reference === undefined ? {} : { reference }),
  });

const likeOf = ({ bankAccountNo }: TestMember, first = '9'): string => `${first}${bankAccountNo.slice(1)}`;

const findingsAbout = (...members: readonly TestMember[]) =>
  owner.rows(
    `select member_id as "memberId", kind, lane, detail ->> 'bookedTo' as "bookedTo" from finding
     where member_id = any ($1::uuid[])`,
    [members.map(({ memberId }) => memberId)],
  );

const channelsOf = async ({ memberId }: TestMember): Promise<string[]> => {
  const rows = await owner.rows<{ channel: string }>(
    'select channel from receipt_channel where member_id = $1 order by channel',
    [memberId],
  );
  return rows.map(({ channel }) => channel);
};

it('money that a slip credited is a finding, once, when the bank’s line shows the whole number of another member', async () => {
  const thief = await server.member();
  const transfer = await creditSlip(thief);
  const victim = await server.member({ bankAccountNo: likeOf(thief), bankAccountName: thief.bankAccountName });
  for (const _ of [1, 2]) await tellLine(thief, transfer, { ...accountOf(victim), reference: 'ONELINE' });
  expect(await channelsOf(thief)).toEqual(['FEED', 'SLIP']);
  const found = { kind: 'MONEY_OF_TWO_MEMBERS', lane: 'feed', bookedTo: thief.memberId };
  expect(await findingsAbout(thief, victim)).toEqual([{ memberId: victim.memberId, ...found }]);
});

it.each(['', '99'])(
  'money that a slip credited is a finding if the whole number, with %j in front, is like the member’s and nobody’s',
  async (more) => {
    const thief = await server.member();
    const transfer = await creditSlip(thief);
    await tellLine(thief, transfer, { accountNo: `${more}${likeOf(thief)}` });
    expect(await channelsOf(thief)).toEqual(['FEED', 'SLIP']);
    expect(await findingsAbout(thief)).toMatchObject([{ kind: 'MONEY_OF_TWO_MEMBERS', bookedTo: thief.memberId }]);
  },
);

it('a whole number that differs only in its first digit, a zero, is a finding', async () => {
  const thief = await server.member();
  const transfer = await creditSlip(thief);
  await tellLine(thief, transfer, { accountNo: likeOf(thief, '0') });
  expect(await channelsOf(thief)).toEqual(['FEED', 'SLIP']);
  expect(await findingsAbout(thief)).toMatchObject([{ kind: 'MONEY_OF_TWO_MEMBERS', bookedTo: thief.memberId }]);
});

const honest: Readonly<Record<string, (member: TestMember) => Partial<WireLine['from']>>> = {
  'the member’s own number': accountOf,
  'it with hyphens': ({ bankAccountNo: no }) => ({ accountNo: `${no.slice(0, 3)}-${no.slice(3, 4)}-${no.slice(4)}` }),
  'it with zeros in front': ({ bankAccountNo }) => ({ accountNo: `000${bankAccountNo}` }),
  'only its last digits': ({ bankAccountNo }) => ({ accountNo: bankAccountNo.slice(-6) }),
  'it in part': ({ bankAccountNo }) => ({ accountNo: maskedNo(bankAccountNo) }),
  'another number without a bank': (member) => ({ bankCode: '', accountNo: likeOf(member) }),
};

it.each(Object.entries(honest))('a line with %s is no finding', async (_, fromOf) => {
  const member = await server.member();
  const transfer = await creditSlip(member);
  await tellLine(member, transfer, fromOf(member));
  expect(await channelsOf(member)).toEqual(['FEED', 'SLIP']);
  expect(await findingsAbout(member)).toEqual([]);
});

it('a line with the number that the member had before is no finding', async () => {
  const member = await server.member();
  const before = likeOf(member);
  await owner.rows('insert into bank_account_claim (bank_code, account_no, member_id) values ($1, $2, $3)', [
    member.bankCode,
    before,
    member.memberId,
  ]);
  const transfer = await creditSlip(member);
  await tellLine(member, transfer, { accountNo: before });
  expect(await channelsOf(member)).toEqual(['FEED', 'SLIP']);
  expect(await findingsAbout(member)).toEqual([]);
});

it('a line with another number is no finding if people read the money in the bank’s record themselves', async () => {
  const member = await server.member();
  const slip = bank.paid(member);
  const { amount, at: paidAt } = slip.transfer;
  const byHand = {
    channel: 'HAND',
    methodCode: 'KBANK',
    account: { bankCode: 'KBANK', accountNo: '0011000001' },
    sendingBankCode: member.bankCode,
    bankReference: 'BYHAND',
    amount,
    currency: 'BAHT',
    payer: slip.transfer.from,
    paidAt,
  } as const;
  const { memberId } = member;
  await creditDeposit(server.context, byHand, { memberId, origin: systemOrigin('test'), note: null });
  const transfer = await creditSlip(member, slip);
  await tellLine(member, transfer, { accountNo: likeOf(member) });
  expect(await channelsOf(member)).toEqual(['FEED', 'HAND', 'SLIP']);
  expect(await findingsAbout(member)).toEqual([]);
});
