import { expect, it } from 'vitest';
import { accounts } from '#ledger';
import { offerQr, payQr, statementOf, suspenseOf, walletOf, withoutNotices } from '#support/deposits.ts';
import { changeSetting } from '#support/office-acts.ts';
import type { TestMember } from '#support/people.ts';
import { proves } from '#support/requirements/proves.ts';
import { checkedSlip, feedOf, openSlipBank, sendSlip, slipsOf, uploadSlip } from '#support/slips.ts';
import { startTestServer } from '#support/test-server.ts';

// No provider is silent here: one that is slow on a busy machine would answer for the test.
const server = await startTestServer({ settings: { PROVIDER_TIMEOUT_MS: '5000' } });
const bank = openSlipBank(server);
const tellFeed = feedOf(server);
const seconds = (count: number): number => count * 1_000;
const kbank = { toBankCode: 'KBANK', toAccountNo: '0011000001' };
const scb = { toBankCode: 'SCB', toAccountNo: '0142000002' };

let others = 0;
// Of an account whose shown digits are visibly others.
const otherMember = (): Promise<TestMember> => {
  others += 1;
  return server.member({ bankAccountNo: `77${String(others).padStart(6, '6')}00` });
};

const failuresOf = async (member: TestMember) =>
  (await slipsOf(server, member)).filter(({ status }) => status === 'FAILED').map(({ note }) => note);

const lineCount = async (member: TestMember) => (await statementOf(server, member)).length;

it('the same picture ten times at once is credited once and is one slip', async () => {
  const member = await server.member();
  const { code, transfer } = bank.paid(member);
  await Promise.all(Array.from({ length: 10 }, () => sendSlip(server, member, { codes: [code] })));
  await Promise.all([server.runJobs(), server.runJobs(), server.runJobs()]);
  expect(await slipsOf(server, member)).toMatchObject([{ status: 'SUCCESS' }]);
  expect(await walletOf(server, member)).toBe(transfer.amount);
});

it('a transfer that was credited for a slip is a duplicate in any later slip, for its member and for anybody', async () => {
  proves('OP-097');
  const [member, stranger] = [await server.member(), await server.member()];
  const { code, transfer } = bank.paid(member);
  await checkedSlip(server, member, { codes: [code] });
  const asked = bank.asked(code);
  for (const sender of [member, stranger])
    expect(await checkedSlip(server, sender, { codes: [code, 'cropped'] })).toMatchObject({
      status: 'FAILED',
      note: 'SLIP_REFNO_DUPLICATED',
    });
  expect(bank.asked(code)).toBe(asked);
  expect([await walletOf(server, member), await walletOf(server, stranger)]).toEqual([transfer.amount, 0n]);
});

it('somebody else’s slip never credits the uploader, and its owner is credited all the same', async () => {
  const [owner, thief] = [await server.member(), await otherMember()];
  const { code, transfer } = bank.paid(owner);
  expect(await checkedSlip(server, thief, { codes: [code] })).toMatchObject({ status: 'FAILED', note: 'NOT_MATCH' });
  expect(await checkedSlip(server, owner, { codes: [code] })).toMatchObject({ status: 'SUCCESS' });
  expect([await walletOf(server, owner), await walletOf(server, thief)]).toEqual([transfer.amount, 0n]);
});

it('two members who upload the same slip at once: only its owner is credited', async () => {
  const [owner, thief] = [await server.member(), await otherMember()];
  const { code, transfer } = bank.paid(owner);
  await Promise.all([owner, thief].map((sender) => uploadSlip(server, sender, { codes: [code] })));
  await Promise.all([server.runJobs(), server.runJobs()]);
  expect([await walletOf(server, owner), await walletOf(server, thief)]).toEqual([transfer.amount, 0n]);
  expect(await slipsOf(server, owner)).toMatchObject([{ status: 'SUCCESS' }]);
  expect(await slipsOf(server, thief)).toMatchObject([{ status: 'FAILED' }]);
});

it('two transfers of the same amount within a minute are two credits', async () => {
  const member = await server.member();
  const [one, other] = [bank.paid(member, { amount: 50_000n }), bank.paid(member, { amount: 50_000n })];
  for (const { code } of [one, other]) await uploadSlip(server, member, { codes: [code] });
  await server.runJobs();
  expect(await walletOf(server, member)).toBe(100_000n);
  expect(await slipsOf(server, member)).toMatchObject([{ status: 'SUCCESS' }, { status: 'SUCCESS' }]);
});

it('money that the feed told first waits at such an account until its slip names its member', async () => {
  const member = await server.member();
  const slip = bank.paid(member);
  const before = await suspenseOf(server, accounts.house.BAHT);
  await tellFeed(member, slip.transfer);
  expect(await suspenseOf(server, accounts.house.BAHT)).toBe(before + slip.transfer.amount);
  expect(await checkedSlip(server, member, { codes: [slip.code] })).toMatchObject({ status: 'SUCCESS' });
  expect(await walletOf(server, member)).toBe(slip.transfer.amount);
  expect(await statementOf(server, member)).toMatchObject([{ status: 'SUCCESS', note: null }]);
  expect(await suspenseOf(server, accounts.house.BAHT)).toBe(before);
  expect(await checkedSlip(server, member, { codes: [slip.code] })).toMatchObject({ note: 'SLIP_REFNO_DUPLICATED' });
});

it('money that the feed tells after its slip is not credited again', async () => {
  const member = await server.member();
  const slip = bank.paid(member);
  const before = await suspenseOf(server, accounts.house.BAHT);
  await checkedSlip(server, member, { codes: [slip.code] });
  await tellFeed(member, slip.transfer, { at: new Date(slip.transfer.at.getTime() + seconds(20)).toISOString() });
  expect(await walletOf(server, member)).toBe(slip.transfer.amount);
  expect(await suspenseOf(server, accounts.house.BAHT)).toBe(before);
});

it('the slip of money that was credited automatically succeeds, and moves nothing', async () => {
  await changeSetting(server, 'isManual', true);
  server.clock.advance(seconds(6));
  const member = await server.member();
  const to = { bankCode: 'SCB', accountNo: 'xxxxx0000x', name: 'บริษัท กระเป๋า จำกัด' };
  const slip = bank.paid(member, { to });
  await tellFeed(member, slip.transfer, scb);
  expect(await walletOf(server, member)).toBe(slip.transfer.amount);
  const upload = { codes: [slip.code], bankCode: 'SCB' };
  expect(await checkedSlip(server, member, upload)).toMatchObject({ status: 'SUCCESS', note: null });
  expect(await checkedSlip(server, member, upload)).toMatchObject({ note: 'SLIP_REFNO_DUPLICATED' });
  expect([await walletOf(server, member), await lineCount(member)]).toEqual([slip.transfer.amount, 1]);
});

it.each([
  ['before their slips', ['feed', 'feed', 'slip', 'slip']],
  ['between their slips', ['feed', 'slip', 'feed', 'slip']],
  ['in turns', ['slip', 'feed', 'feed', 'slip']],
  ['after their slips', ['slip', 'slip', 'feed', 'feed']],
])('two equal payments within minutes that the feed tells %s are credited once each', async (_, order) => {
  const member = await server.member();
  const at = (ago: number) => new Date(server.clock.now().getTime() - seconds(ago));
  const slips = [
    bank.paid(member, { amount: 70_000n, at: at(90) }),
    bank.paid(member, { amount: 70_000n, at: at(30) }),
  ];
  const before = await suspenseOf(server, accounts.house.BAHT);
  const left = { feed: [...slips], slip: [...slips] };
  for (const channel of order as ('feed' | 'slip')[]) {
    const next = left[channel].shift() ?? bank.paid(member);
    await (channel === 'feed' ? tellFeed(member, next.transfer) : checkedSlip(server, member, { codes: [next.code] }));
  }
  expect((await slipsOf(server, member)).map(({ status }) => status)).toEqual(['SUCCESS', 'SUCCESS']);
  expect(await walletOf(server, member)).toBe(140_000n);
  expect(await suspenseOf(server, accounts.house.BAHT)).toBe(before);
  expect(await server.database.owner.rows(`select reason from feed_reject where status = 'OPEN'`)).toEqual([]);
});

const tries = 20;

it.each([
  ['that waits for its channel', kbank, 'KBANK', '0011000001'],
  ['that credits automatically', scb, 'SCB', '0142000002'],
])(
  'slip and feed that tell one payment at once, to an account %s, credit it once',
  async (_, account, bankCode, no) => {
    const reported = await Promise.all(
      Array.from({ length: tries }, async () => {
        const member = await server.member();
        const to = { bankCode, accountNo: no, name: 'บริษัท กระเป๋า จำกัด' };
        const slip = bank.paid(member, { to });
        await uploadSlip(server, member, { codes: [slip.code], bankCode });
        return { member, slip };
      }),
    );
    const before = await suspenseOf(server, accounts.house.BAHT);
    await Promise.all([
      server.runJobs(),
      ...reported.map(({ member, slip }) => tellFeed(member, slip.transfer, account)),
    ]);
    await server.runJobs();
    // A slip whose check met the line half way is checked again when it is due.
    server.clock.advance(60_000);
    await server.runJobs();
    for (const { member, slip } of reported) {
      expect(await walletOf(server, member)).toBe(slip.transfer.amount);
      expect(await lineCount(member)).toBe(1);
      expect(await failuresOf(member)).toEqual([]);
    }
    expect(await suspenseOf(server, accounts.house.BAHT)).toBe(before);
  },
);

it('slip, feed and QR code that tell one payment at once credit it once', async () => {
  const reported = await Promise.all(
    Array.from({ length: tries }, async (_, nth) => {
      const member = await server.member();
      const amount = 200_000n + BigInt(nth) * 100n;
      const { payload, reference } = await offerQr(server, member, amount);
      return { member, amount, payload, reference };
    }),
  );
  await withoutNotices(server, 'gateway', () =>
    withoutNotices(server, 'bank', async () => {
      for (const { payload, member } of reported) await payQr(server, { payload, member });
    }),
  );
  const slips = reported.map(({ member, amount }) => bank.paid(member, { amount, at: server.clock.now() }));
  for (const [place, { member }] of reported.entries())
    await uploadSlip(server, member, { codes: [slips[place]?.code ?? ''] });
  await Promise.all([
    server.runJobs(),
    ...reported.map(({ reference }) =>
      server.request('POST', '/hooks/kbank-qr', { body: { partnerTxnUid: reference, statusCode: '00' } }),
    ),
    ...reported.map(({ member }, place) =>
      slips[place] === undefined ? null : tellFeed(member, slips[place].transfer),
    ),
  ]);
  await server.runJobs();
  for (const { member, amount } of reported) {
    expect(await walletOf(server, member)).toBe(amount);
    expect(await lineCount(member)).toBe(1);
  }
});
