import { expect, it } from 'vitest';
import { accountOf, statementOf, walletOf } from '#support/deposits.ts';
import { proves } from '#support/requirements/proves.ts';
import { checkedSlip, maskedNo, noon, openSlipBank, slipsOf, slipText } from '#support/slips.ts';
import { startTestServer } from '#support/test-server.ts';

const server = await startTestServer();
const bank = openSlipBank(server);
const minutes = (count: number): number => count * 60_000;

it('a slip of the member’s own transfer to our account is credited once and is one line of the statement', async () => {
  proves('DEP-01', 'OP-097', 'SLIP-01', 'ENT-054');
  const member = await server.member();
  const { code, transfer } = bank.paid(member);
  expect(await checkedSlip(server, member, { codes: [code] })).toMatchObject({
    status: 'SUCCESS',
    amount: Number(transfer.amount) / 100,
    note: null,
    link: null,
  });
  expect(await walletOf(server, member)).toBe(transfer.amount);
  expect(await statementOf(server, member)).toEqual([
    expect.objectContaining({ statementType: 'deposit', status: 'SUCCESS', from: 'KBANK', to: 'WALLET' }),
  ]);
  await server.runJobs();
  expect(await walletOf(server, member)).toBe(transfer.amount);
});

it('a slip is in progress, without an amount or a note, until the bank has said what it is', async () => {
  proves('ENT-053', 'ENT-056', 'OP-093', 'OP-098');
  const member = await server.member();
  const { code } = bank.paid(member);
  bank.answers(code, { kind: 'absent' });
  expect(await checkedSlip(server, member, { codes: [code] })).toEqual({
    createdAt: server.clock.now().toISOString(),
    amount: 0,
    status: 'PENDING',
    note: null,
    link: null,
    reference: expect.any(String),
    decideBy: null,
    isLikeCredited: false,
  });
});

const somebody = { bankCode: 'SCB', accountNo: 'xxxxx7777x', name: 'SOMEBODY ELSE' };
const receiver = { bankCode: 'KBANK', accountNo: 'xxxxx0000x', name: 'บริษัท กระเป๋า จำกัด' };

it.each([
  ['to an account that is not ours', { to: { ...receiver, accountNo: 'xxxxx9999x' } }, 'DEST_ACC_INVALID'],
  ['to our number at another bank', { to: { ...receiver, bankCode: 'BBL' } }, 'DEST_ACC_INVALID'],
  [
    'to our account of another method',
    { to: { ...receiver, bankCode: 'SCB', accountNo: 'xxxxx0000x' } },
    'DEST_ACC_INVALID',
  ],
  ['in another currency', { currency: 'LAK' as const }, 'DEST_ACC_INVALID'],
  ['from somebody else’s account', { from: somebody }, 'NOT_MATCH'],
  ['from another bank', { from: { ...somebody, bankCode: 'KTB' } }, 'NOT_MATCH'],
])('a transfer %s fails and credits nothing', async (_, change, note) => {
  proves('ENT-055');
  const member = await server.member();
  const { code } = bank.paid(member, change);
  expect(await checkedSlip(server, member, { codes: [code] })).toMatchObject({ status: 'FAILED', note });
  expect(await walletOf(server, member)).toBe(0n);
});

it.each([
  ['is as old as the upload may be', 60, 'SUCCESS', null],
  ['is older', 61, 'FAILED', 'EXPIRED_SLIP'],
])('a transfer that %s at the upload', async (_, age, status, note) => {
  proves('OP-096');
  const member = await server.member();
  const { code } = bank.paid(member, { at: new Date(server.clock.now().getTime() - minutes(age)) });
  expect(await checkedSlip(server, member, { codes: [code] })).toMatchObject({ status, note });
});

it('the time of the upload counts, not that of the bank’s answer', async () => {
  proves('OP-096');
  const member = await server.member();
  const { code, transfer } = bank.paid(member, { at: new Date(server.clock.now().getTime() - minutes(59)) });
  bank.answers(code, { kind: 'unknown', reason: 'timeout' });
  await checkedSlip(server, member, { codes: [code] });
  server.clock.advance(minutes(8));
  bank.answers(code, { kind: 'found', transfer });
  await server.runJobs();
  expect(await slipsOf(server, member)).toMatchObject([{ status: 'SUCCESS' }]);
});

it.each([
  ['no code', [], 'CANNOT_READ_CROPPED_IMAGE'],
  ['a code of something else', ['https://example.com'], 'CANNOT_READ_CROPPED_IMAGE'],
  ['a code with a wrong checksum', [`${slipText('014', '20300101X00000001').slice(0, -4)}0000`], 'INVALID_SLIP'],
])('a picture with %s fails without a question to the bank', async (_, codes, note) => {
  const member = await server.member();
  expect(await checkedSlip(server, member, { codes })).toMatchObject({ status: 'FAILED', note });
  expect(codes.map(bank.asked)).toEqual(codes.map(() => 0));
});

it('a bank’s advertisement beside the code of the slip makes no difference', async () => {
  const member = await server.member();
  const { code } = bank.paid(member);
  expect(await checkedSlip(server, member, { codes: ['https://bank.example', code, code] })).toMatchObject({
    status: 'SUCCESS',
  });
});

it.each([
  ['a payer whose name is masked away', { from: { bankCode: 'SCB', accountNo: 'xxxxxxxxxx', name: '' } }],
  ['a receiver of whom too little is shown', { to: { ...receiver, accountNo: 'xxxxxxxx01' } }],
  ['a receiver with our digits and another name', { to: { ...receiver, name: 'SOMEBODY ELSE' } }],
  ['a time in the future', { at: new Date(noon.getTime() + minutes(60)) }],
])('%s is decided by staff within fifteen minutes, which the member is told', async (_, change) => {
  proves('OP-308');
  const member = await server.member();
  const { code } = bank.paid(member, change);
  expect(await checkedSlip(server, member, { codes: [code] })).toMatchObject({
    status: 'PENDING',
    decideBy: new Date(server.clock.now().getTime() + minutes(15)).toISOString(),
  });
  expect(await walletOf(server, member)).toBe(0n);
});

it('two different slips on one picture are decided by staff', async () => {
  const member = await server.member();
  const [one, other] = [bank.paid(member), bank.paid(member)];
  expect(await checkedSlip(server, member, { codes: [one.code, other.code] })).toMatchObject({
    status: 'PENDING',
    decideBy: expect.any(String),
  });
  expect(await walletOf(server, member)).toBe(0n);
});

it('a masked number matches by its place, whatever signs the bank masks with', async () => {
  const member = await server.member();
  const shown = `***-*-${maskedNo(member.bankAccountNo).slice(4, 9)}-*`.replaceAll('x', '*');
  const { code } = bank.paid(member, { from: { ...accountOf(member), accountNo: shown } });
  expect(await checkedSlip(server, member, { codes: [code] })).toMatchObject({ status: 'SUCCESS' });
});

it('a payer whose visible digits and name fit two members is decided by staff', async () => {
  const name = { bankAccountName: 'SOMCHAI JAIDEE' };
  const [owner, other] = [
    await server.member({ ...name, bankAccountNo: '6011156789' }),
    await server.member({ ...name, bankAccountNo: '6022256789' }),
  ];
  const { code } = bank.paid(owner, { from: { bankCode: 'SCB', accountNo: 'xxx-x-x5678-x', name: 'SOMCHAI J.' } });
  expect(await checkedSlip(server, other, { codes: [code] })).toMatchObject({ status: 'PENDING', note: null });
  expect(await checkedSlip(server, owner, { codes: [code] })).toMatchObject({ status: 'PENDING', note: null });
  expect([await walletOf(server, owner), await walletOf(server, other)]).toEqual([0n, 0n]);
});
