import { expect, it } from 'vitest';
import { keyAtStep } from '#database/entry-key.ts';
import { accounts } from '#ledger';
import {
  accountOf,
  eventually,
  statementOf,
  suspenseOf,
  transferTo,
  walletOf,
  withoutNotices as withoutNoticesOf,
} from '#support/deposits.ts';
import { feedLine, noticeOf, postNotice } from '#support/bank-notices.ts';
import { proves } from '#support/requirements/proves.ts';
import { startTestServer } from '#support/test-server.ts';

const server = await startTestServer();

const thaiAccount = { bankCode: 'SCB', accountNo: '0142000002' };
const laoAccount = { bankCode: 'BCEL', accountNo: '010120000003' };

const reasonOf = async (reference: string): Promise<string | null> => {
  const row = await server.context.database.one<{ reason: string }>(
    'select reason from suspense_item where member_id = any ($1::uuid[]) and bank_reference = $2',
    [Object.values(accounts.house), reference],
  );
  return row?.reason ?? null;
};

const withoutNotices = <Result>(work: () => Promise<Result>): Promise<Result> => withoutNoticesOf(server, 'bank', work);

it('a transfer to the AUTO account is credited by its notice to the sender', async () => {
  proves('ENT-029', 'OP-088');
  const member = await server.member();
  await transferTo(server, thaiAccount, { from: accountOf(member), amount: 250.5 });
  await eventually(async () => expect(await walletOf(server, member)).toBe(25_050n));
  await server.runJobs();
  expect(await walletOf(server, member)).toBe(25_050n);
  expect(await statementOf(server, member)).toEqual([
    expect.objectContaining({ statementType: 'deposit', status: 'SUCCESS', from: 'SCB', to: 'WALLET', amount: 250.5 }),
  ]);
});

it('a kip member is credited in kip through BCEL, and nothing is converted', async () => {
  proves('OP-126');
  const member = await server.member({ currency: 'LAK' });
  await transferTo(server, laoAccount, { from: accountOf(member), amount: 150_000 });
  await eventually(async () => expect(await walletOf(server, member)).toBe(15_000_000n));
  const book = await server.context.database.one<{ currency: string }>(
    'select currency from book where member_id = $1',
    [member.memberId],
  );
  expect(book).toEqual({ currency: 'LAK' });
});

it('lines of a lost notice are read from the feed, page by page', async () => {
  const members = await Promise.all(Array.from({ length: 3 }, () => server.member()));
  await withoutNotices(async () => {
    for (let round = 0; round < 40; round += 1)
      for (const member of members) await transferTo(server, thaiAccount, { from: accountOf(member), amount: 10 });
  });
  for (const member of members) expect(await walletOf(server, member)).toBe(0n);
  await server.runJobs();
  for (const member of members) expect(await walletOf(server, member)).toBe(40_000n);
  await server.runJobs();
  for (const member of members) expect(await walletOf(server, member)).toBe(40_000n);
});

it('a feed that repeats lines or gives them out of order books each once', async () => {
  for (const kind of ['duplicate', 'reorder']) {
    const member = await server.member();
    await withoutNotices(async () => {
      for (const amount of [10, 20, 30]) await transferTo(server, thaiAccount, { from: accountOf(member), amount });
    });
    await server.sandbox.weather({ service: 'bank', kind, seconds: 0.1 });
    await server.runJobs();
    await server.sandbox.weather({ service: 'bank', kind: 'fine' });
    await server.runJobs();
    expect(await walletOf(server, member), kind).toBe(6_000n);
  }
});

it('a feed that is refused, silent or broken moves nothing and is read again', async () => {
  const member = await server.member();
  await withoutNotices(() => transferTo(server, thaiAccount, { from: accountOf(member), amount: 10 }));
  for (const kind of ['refuse', 'timeout-before', 'garbage']) {
    await server.sandbox.weather({ service: 'bank', kind, seconds: 1 });
    await server.runJobs();
    expect(await walletOf(server, member), kind).toBe(0n);
  }
  await server.sandbox.weather({ service: 'bank', kind: 'fine' });
  await eventually(async () => {
    await server.runJobs();
    expect(await walletOf(server, member)).toBe(1_000n);
  });
});

it('money of an unregistered or partly masked sender waits in suspense', async () => {
  proves('OP-299');
  const member = await server.member();
  const before = await suspenseOf(server, accounts.house.BAHT);
  const unknown = { bankCode: 'KTB', accountNo: '9990001112', name: 'SOMEBODY ELSE' };
  const unclear = { ...accountOf(member), accountNo: `xxxxxx${member.bankAccountNo.slice(-4)}` };
  const otherBank = { ...accountOf(member), bankCode: 'BBL' };
  const references = [];
  for (const from of [unknown, unclear, otherBank])
    references.push(await transferTo(server, thaiAccount, { from, amount: 10 }));
  await eventually(async () => expect(await suspenseOf(server, accounts.house.BAHT)).toBe(before + 3_000n));
  expect(await Promise.all(references.map(reasonOf))).toEqual(['SENDER_UNKNOWN', 'SENDER_UNCLEAR', 'SENDER_UNKNOWN']);
  expect(await walletOf(server, member)).toBe(0n);
});

it('baht of a kip member is never booked in kip', async () => {
  proves('OP-126');
  const member = await server.member({ currency: 'LAK', bankCode: 'SCB', bankAccountNo: '4049999999' });
  const before = await suspenseOf(server, accounts.house.BAHT);
  const reference = await transferTo(server, thaiAccount, { from: accountOf(member), amount: 10 });
  await eventually(async () => expect(await suspenseOf(server, accounts.house.BAHT)).toBe(before + 1_000n));
  expect(await reasonOf(reference)).toBe('OTHER_CURRENCY');
  expect(await walletOf(server, member)).toBe(0n);
});

it('lines of accounts that are not AUTO, or not the operator’s, credit nobody automatically', async () => {
  const member = await server.member();
  for (const to of [
    { toBankCode: 'KBANK', toAccountNo: '0011000001' },
    { toBankCode: 'SCB', toAccountNo: '5550001112' },
  ])
    expect(await postNotice(server, noticeOf([feedLine(member, to)]))).toMatchObject({ status: 200 });
  expect(await walletOf(server, member)).toBe(0n);
});

it('a notice that arrives ten times at once credits its lines once', async () => {
  const member = await server.member();
  const notice = noticeOf([feedLine(member, { amount: '10.00' }), feedLine(member, { amount: '20.00' })]);
  const answers = await Promise.all(Array.from({ length: 10 }, () => postNotice(server, notice)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await walletOf(server, member)).toBe(3_000n);
});

it('the same reference with another amount posts nothing more', async () => {
  const member = await server.member();
  const line = feedLine(member, { amount: '10.00' });
  await postNotice(server, noticeOf([line]));
  expect(await postNotice(server, noticeOf([{ ...line, amount: '99.00' }]))).toMatchObject({ status: 200 });
  expect(await walletOf(server, member)).toBe(1_000n);
});

it('a forged, stale, wrongly signed or rewritten notice is refused and changes nothing', async () => {
  const member = await server.member();
  const notice = noticeOf([feedLine(member, { amount: '10.00' })]);
  const refused = { status: 401, body: { message: 'UNAUTHORIZED' } };
  expect(await postNotice(server, notice, { secret: 'another secret' })).toMatchObject(refused);
  expect(await postNotice(server, notice, { signature: '0'.repeat(64) })).toMatchObject(refused);
  expect(await postNotice(server, notice, { signature: '' })).toMatchObject(refused);
  expect(await postNotice(server, notice, { ageMs: 301_000 })).toMatchObject(refused);
  expect(await postNotice(server, notice, { ageMs: -301_000 })).toMatchObject(refused);
  const rewritten = JSON.stringify(JSON.parse(notice), null, 1);
  expect(await postNotice(server, notice, { sent: rewritten })).toMatchObject(refused);
  expect(await postNotice(server, notice, { sent: notice.replace('10.00', '99.00') })).toMatchObject(refused);
  expect(await walletOf(server, member)).toBe(0n);
  expect(await postNotice(server, notice)).toMatchObject({ status: 200 });
  expect(await walletOf(server, member)).toBe(1_000n);
});

it('many deposits of many members at once are all credited', async () => {
  const members = await Promise.all(Array.from({ length: 10 }, () => server.member()));
  const lines = members.flatMap((member) => [1, 2, 3].map(() => feedLine(member, { amount: '10.00' })));
  await Promise.all(lines.map((line) => postNotice(server, noticeOf([line]))));
  for (const member of members) expect(await walletOf(server, member)).toBe(3_000n);
});

it('all money received on the AUTO accounts is credited or in suspense, to the satang', async () => {
  const [noticed, missed, kip] = [
    await server.member(),
    await server.member(),
    await server.member({ currency: 'LAK' }),
  ];
  const stranger = { bankCode: 'KTB', accountNo: '9990001113', name: 'SOMEBODY ELSE' };
  await transferTo(server, thaiAccount, { from: accountOf(noticed), amount: 10.01 });
  await transferTo(server, thaiAccount, { from: stranger, amount: 20.02 });
  await transferTo(server, laoAccount, { from: accountOf(kip), amount: 30_000.03 });
  await withoutNotices(() => transferTo(server, thaiAccount, { from: accountOf(missed), amount: 40.04 }));
  await server.runJobs();
  const { transfers } = (await server.sandbox.get('/book')) as {
    transfers: Record<string, { kind: string; amount: number }>;
  };
  const received = Object.entries(transfers);
  const sum = received.reduce((total, [, { amount }]) => total + BigInt(Math.round(amount * 100)), 0n);
  const booked = await server.context.database.one<{ total: bigint }>(
    `select coalesce(sum(entry.amount), 0)::bigint as total from entry
     join bank_receipt on entry.key = ${keyAtStep('bank_receipt.operation_id', 0)}
     where bank_reference = any ($1)`,
    [received.map(([reference]) => reference)],
  );
  expect(booked?.total).toBe(sum);
  expect(received.length).toBeGreaterThanOrEqual(4);
});
