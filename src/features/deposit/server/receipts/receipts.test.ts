import { systemOrigin, transactionOn } from '#server/transaction-on.ts';
import { expect, it } from 'vitest';
import { accounts } from '#ledger';
import { feedLine, noticeOf, postNotice } from '#support/bank-notices.ts';
import { deskOf, suspenseOf, walletOf } from '#support/deposits.ts';
import { untilWaiting } from '#support/cluster/until-waiting.ts';
import { agreeOnMoneyIn } from '#support/office-acts.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { depositOfficeCalls } from '../../office-contract.ts';
import { keepInSuspense } from '../suspense/keep-in-suspense.ts';
import { claimReceipt } from './claim-receipt.ts';
import { creditDeposit, creditWithin } from './credit-deposit.ts';
import { type Place, placeReceipt } from './place-receipt.ts';
import { alikeMax, type Receipt } from './receipts-table.ts';

const server = await startTestServer();
const house = accounts.house.BAHT;
const origin = systemOrigin('test');
const qrAccount = { toBankCode: 'KBANK', toAccountNo: '0011000001' };

const reasons = async (reference: string): Promise<string[]> => {
  const rows = await server.context.database.rows<{ reason: string }>(
    'select reason from suspense_item where member_id = $1 and bank_reference = $2',
    [house, reference],
  );
  return rows.map(({ reason }) => reason);
};

const send = async (line: object): Promise<void> =>
  expect(await postNotice(server, noticeOf([line as never]))).toMatchObject({ status: 200 });

it.each([
  ['amount', { amount: '99.00' }, 9_900n],
  ['time', { at: '2037-01-01T00:00:00.000Z' }, 1_000n],
  ['payer', { from: { bankCode: 'KTB', accountNo: '9990001112', name: 'SOMEBODY ELSE' } }, 1_000n],
] as const)(
  'a repeated reference with another %s is other money, which waits for a person',
  async (_, change, more) => {
    const member = await server.member();
    const before = await suspenseOf(server, house);
    const line = feedLine(member);
    const again = { ...line, ...change };
    for (const reported of [line, again, line, again]) await send(reported);
    expect(await walletOf(server, member)).toBe(1_000n);
    expect(await suspenseOf(server, house)).toBe(before + more);
    expect(await reasons(line.reference)).toEqual(['REFERENCE_AGAIN']);
  },
);

it('one reference reported for fifty payers at once books each of them once', async () => {
  const members = await Promise.all(Array.from({ length: 8 }, () => server.member()));
  const reference = `TWICE${server.context.newId().replaceAll('-', '')}`;
  const before = await suspenseOf(server, house);
  const lines = members.map((member) => feedLine(member, { reference, sendingBank: 'SCB' }));
  await Promise.all([...lines, ...lines].map((line) => send(line)));
  const wallets = await Promise.all(members.map((member) => walletOf(server, member)));
  expect(wallets.reduce((sum, wallet) => sum + wallet, 0n)).toBe(1_000n);
  expect(await suspenseOf(server, house)).toBe(before + 7_000n);
});

const byQr = (member: TestMember, reported: Partial<Receipt>): Receipt => ({
  channel: 'QR',
  methodCode: 'KBANK',
  sendingBankCode: 'GATEWAY',
  bankReference: `G${server.context.newId()}`,
  amount: 1_000n,
  currency: 'BAHT',
  payer: { bankCode: member.bankCode, accountNo: member.bankAccountNo, name: member.bankAccountName },
  paidAt: server.clock.now(),
  ...reported,
});

// As a code that was not paid before: what is reported is claimed without a search first.
const credit = (member: TestMember, receipt: Receipt) =>
  creditDeposit(server.context, receipt, { memberId: member.memberId, origin, note: null, isLikelyNew: true });

it('a claim waits for another one of its amount, and then finds what that one booked', async () => {
  const member = await server.member();
  const { memberId } = member;
  const [receipt, operationId] = [
    byQr(member, { channel: 'FEED', sendingBankCode: 'SETTLEMENT' }),
    server.context.newId(),
  ];
  const { other } = await transactionOn(server.context, { memberId, operationId, origin }, async (work) => {
    expect(await creditWithin(work, receipt, { operationId, note: null, line: 'opens' })).toBe(true);
    const claim = { memberId, operationId: server.context.newId(), at: work.now, nth: 1 };
    const claiming = server.context.database.transaction(async (sql) => {
      if (await claimReceipt(sql, byQr(member, {}), claim)) throw new Error('one payment was claimed twice');
    });
    claiming.catch(() => undefined);
    await untilWaiting(server.database);
    return { other: claiming };
  });
  await expect(other).resolves.toBeUndefined();
});

it('a channel with its own number finds what the feed booked without an owner, and names the owner', async () => {
  const member = await server.member();
  const before = await suspenseOf(server, house);
  await send(feedLine(member, { ...qrAccount, at: server.clock.now().toISOString() }));
  expect(await suspenseOf(server, house)).toBe(before + 1_000n);
  const receipt = byQr(member, { paidAt: new Date(server.clock.now().getTime() - 30_000) });
  expect(await credit(member, receipt)).toBe('credited');
  expect(await credit(member, receipt)).toBe('repeat');
  expect(await walletOf(server, member)).toBe(1_000n);
  expect(await suspenseOf(server, house)).toBe(before);
});

it('a feed that reports what another channel credited under another number books nothing more', async () => {
  const member = await server.member();
  const before = await suspenseOf(server, house);
  expect(await credit(member, byQr(member, {}))).toBe('credited');
  await send(feedLine(member, { ...qrAccount, at: server.clock.now().toISOString() }));
  expect(await walletOf(server, member)).toBe(1_000n);
  expect(await suspenseOf(server, house)).toBe(before);
});

it('if two payments could be meant, or the payer does not visibly agree, a person decides', async () => {
  const [twice, hidden] = [await server.member(), await server.member()];
  for (const _ of [1, 2]) expect(await credit(twice, byQr(twice, {}))).toBe('credited');
  const line = feedLine(twice, { ...qrAccount, at: server.clock.now().toISOString() });
  await send(line);
  expect(await credit(hidden, byQr(hidden, { amount: 7_777n }))).toBe('credited');
  const masked = { ...feedLine(hidden, qrAccount).from, accountNo: 'xxxxxxxxx', name: '' };
  const unseen = { ...feedLine(hidden, { ...qrAccount, amount: '77.77', from: masked }), at: line.at };
  await send(unseen);
  const kept = await server.context.database.rows(
    `select reason from feed_reject where position($1 in raw) > 0 or position($2 in raw) > 0`,
    [line.reference, unseen.reference],
  );
  expect(kept).toEqual([{ reason: 'UNCLEAR' }, { reason: 'UNCLEAR' }]);
});

it('payments far apart in time, or of different payers, are separate', async () => {
  const [one, other] = [await server.member(), await server.member()];
  expect(await credit(one, byQr(one, { amount: 3_333n }))).toBe('credited');
  const hour = 60 * 60_000;
  const later = { amount: '33.33', at: new Date(server.clock.now().getTime() + hour).toISOString() };
  await send(feedLine(one, later));
  await send(feedLine(other, { amount: '33.33', at: server.clock.now().toISOString() }));
  expect(await walletOf(server, one)).toBe(6_666n);
  expect(await walletOf(server, other)).toBe(3_333n);
});

// Two members whose accounts at one bank end in the same digits, the only ones a gateway shows.
const alike = async () => {
  const one = await server.member();
  const other = await server.member({ bankAccountNo: `7${one.bankAccountNo.slice(1)}` });
  const payer = { bankCode: one.bankCode, accountNo: `xxxxxx${one.bankAccountNo.slice(-4)}`, name: '' };
  return { one, other, payer };
};

it('a QR payment that looks like another member’s money waits for a person', async () => {
  const { one, other, payer } = await alike();
  const before = await suspenseOf(server, house);
  const amount = { amount: 4_400n };
  await send(feedLine(one, { amount: '44.00', sendingBank: 'CLEARING', at: server.clock.now().toISOString() }));
  expect(await credit(other, byQr(other, { ...amount, payer }))).toBe('suspended');
  expect(await suspenseOf(server, house)).toBe(before + 4_400n);
  expect([await walletOf(server, one), await walletOf(server, other)]).toEqual([4_400n, 0n]);
});

it('a feed line that looks like another member’s QR payment is kept for a person', async () => {
  const { one, other, payer } = await alike();
  expect(await credit(one, byQr(one, { amount: 4_500n, payer }))).toBe('credited');
  const line = feedLine(other, { amount: '45.00', sendingBank: 'CLEARING', at: server.clock.now().toISOString() });
  await send(line);
  const kept = await server.database.owner.rows(`select reason from feed_reject where position($1 in raw) > 0`, [
    line.reference,
  ]);
  expect(kept).toEqual([{ reason: 'UNCLEAR' }]);
});

const findingsOf = ({ memberId }: TestMember) =>
  server.database.owner.rows('select kind, lane from finding where member_id = $1', [memberId]);

// Two people name waiting money to a member.
const nameWaiting = async (
  { bankReference, amount }: Pick<Receipt, 'bankReference' | 'amount'>,
  { memberId }: TestMember,
): Promise<void> => {
  const [first, second] = [await server.staff(), await server.staff()];
  const desk = await deskOf(server, { staff: first, kind: 'suspense' });
  const itemId = desk.find((item) => item.bankReference === bankReference)?.itemId ?? '';
  const question = { itemId, memberId, amount, password: first.password };
  await server.ask(depositOfficeCalls.proposeCandidate, question, { token: first.token });
  expect(await agreeOnMoneyIn(server, { staff: second, kind: 'suspense', itemId })).toMatchObject({ status: 200 });
};

it('money with one number for two members is booked once and is a finding', async () => {
  const { one, other, payer } = await alike();
  const line = feedLine(one, { amount: '46.00', at: server.clock.now().toISOString() });
  await send(line);
  const reported = byQr(other, {
    amount: 4_600n,
    payer,
    bankReference: line.reference,
    sendingBankCode: line.sendingBank,
  });
  for (const _ of [1, 2]) expect(await credit(other, reported)).toBe('repeat');
  expect(await findingsOf(other)).toEqual([{ kind: 'MONEY_OF_TWO_MEMBERS', lane: 'gateway:KBANK' }]);
});

it('money that staff named to one member is a finding once another channel names another, not if its own says so again', async () => {
  const [one, other] = [await server.member(), await server.member()];
  const byOwn = byQr(one, { amount: 4_700n, payer: { bankCode: 'KTB', accountNo: '9990001112', name: 'SOMEBODY' } });
  const keep = () =>
    keepInSuspense(server.context, byOwn, { reason: 'SENDER_UNCLEAR', supposedMemberId: one.memberId, origin });
  expect(await keep()).toBe('suspended');
  await nameWaiting(byOwn, other);
  expect(await keep()).toBe('repeat');
  expect(await findingsOf(one)).toEqual([]);

  const line = feedLine(one, { ...qrAccount, amount: '48.00', at: server.clock.now().toISOString() });
  await send(line);
  await nameWaiting({ bankReference: line.reference, amount: 4_800n }, other);
  expect(await credit(one, byQr(one, { amount: 4_800n }))).toBe('repeat');
  expect(await findingsOf(one)).toEqual([{ kind: 'MONEY_OF_TWO_MEMBERS', lane: 'gateway:KBANK' }]);
  expect([await walletOf(server, one), await walletOf(server, other)]).toEqual([0n, 9_500n]);
});

it('a payment is found although the payer made more alike within the hour than are listed', async () => {
  const member = await server.member();
  const earlier = new Date(server.clock.now().getTime() - 50 * 60_000);
  const receipt = byQr(member, {});
  for (const one of [byQr(member, { paidAt: earlier }), receipt]) expect(await credit(member, one)).toBe('credited');
  let place: Place | undefined;
  const undone = new Error('they were not paid');
  const rolledBack = server.context.database.transaction(async (sql) => {
    await sql.rows(
      `with more as (
         insert into bank_receipt (member_id, operation_id, channel, amount, currency, sending_bank_code, payer_bank_code,
           payer_account_no, payer_name, paid_at, claimed_at)
         select member_id, gen_random_uuid(), channel, amount, currency, sending_bank_code, payer_bank_code,
           payer_account_no, payer_name, paid_at, claimed_at
         from bank_receipt, generate_series(1, $2::int) where member_id = $1 and paid_at = $3
         returning member_id, operation_id, channel, sending_bank_code, paid_at)
       insert into receipt_channel (member_id, operation_id, channel, issuer, paid_at, told_at)
       select member_id, operation_id, channel, sending_bank_code, paid_at, paid_at from more`,
      [member.memberId, alikeMax, earlier],
    );
    place = await placeReceipt(sql, { ...receipt, channel: 'FEED', sendingBankCode: 'SETTLEMENT' });
    throw undone;
  });
  await expect(rolledBack).rejects.toBe(undone);
  expect(place).toMatchObject({ kind: 'known', receipt: { paidAt: receipt.paidAt } });
});
