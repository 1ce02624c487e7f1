import { expect, it } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
import { memberCareOfficeCalls } from '#features/member-care/office-contract.ts';
import { findBankAccount, updateProvedAt } from '#members/bank-accounts-table.ts';
import { offerQr, payQr, walletOf } from '#support/deposits.ts';
import { payOut, returnAtBank } from '#support/ledger/payout-returns.ts';
import type { TestMember } from '#support/people.ts';
import { refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { depositOfficeCalls } from '../../../office-contract.ts';
import { proofBySender } from '../../match-sender.ts';

const server = await startTestServer({ settings: { PROVIDER_TIMEOUT_MS: '5000' } });
const staff = await server.staff();
const account = { bankCode: 'SCB', accountNo: '0000000000', name: 'RETURNED PAYMENTS' };

// Registered before such a number was refused, and proved since.
const owner = await server.member({ bankCode: account.bankCode, bankAccountNo: account.accountNo });
const prove = (provedAt: Date | null) =>
  server.database.owner.rows('update member_bank_account set proved_at = $2, account_name = $3 where member_id = $1', [
    owner.memberId,
    provedAt,
    account.name,
  ]);
await prove(server.clock.now());

const reasonsOf = async (itemId: string, { memberId }: TestMember) => {
  const reply = await server.ask(depositOfficeCalls.findMatches, { kind: 'suspense', itemId }, staff);
  const { members } = reply.body as AnswerOf<typeof depositOfficeCalls.findMatches>;
  return members.find((member) => member.memberId === memberId)?.reasons.map(({ code }) => code) ?? [];
};

it('a payout that a bank returns from the number that is nobody’s is credited to nobody, also not to the member who registered it', async () => {
  const amount = 51_100n;
  const withdrawn = await payOut(server, await server.member({ balance: amount }), amount);
  const itemId = await returnAtBank(server, withdrawn);
  const item = await server.database.owner.one(
    'select status, reason, supposed_member_id as supposed from suspense_item where operation_id = $1',
    [itemId],
  );
  expect(item).toEqual({ status: 'OPEN', reason: 'SENDER_UNKNOWN', supposed: null });
  expect(await walletOf(server, owner)).toBe(0n);
  const said = await reasonsOf(itemId, owner);
  for (const code of ['SENDER_ACCOUNT', 'PAID_BEFORE']) expect(said).not.toContain(code);
});

it('money from it that pays the owner’s own QR code waits for staff', async () => {
  const { payload } = await offerQr(server, owner, 20_000n);
  await payQr(server, { payload, member: owner, from: account });
  await server.runJobs();
  expect(await walletOf(server, owner)).toBe(0n);
});

it('money from it proves no account', async () => {
  const { memberId } = owner;
  await prove(null);
  const { database } = server.context;
  await updateProvedAt(database, { memberId, payer: account, at: server.clock.now() });
  expect(await findBankAccount(database, memberId)).toMatchObject({ provedAt: null });
  expect(proofBySender(account, { ...account, accountName: account.name })).toBe('other');
});

it('staff cannot give a member such an account, but can free it', async () => {
  const { memberId } = await server.member();
  const { bankCode, name: accountName } = account;
  const note = 'asked in writing, passport checked';
  const asked = { memberId, kind: 'ACCOUNT', bankCode, accountName, note } as const;
  for (const accountNo of ['000000', account.accountNo])
    expect(await server.ask(memberCareOfficeCalls.proposeChange, { ...asked, accountNo }, staff)).toMatchObject(
      refused('INVALID_BANK', 400),
    );
  const freed = {
    memberId: owner.memberId,
    kind: 'FREE_ACCOUNT',
    bankCode,
    accountNo: account.accountNo,
    note,
  } as const;
  expect(await server.ask(memberCareOfficeCalls.proposeChange, freed, staff)).toMatchObject({ status: 200 });
});
