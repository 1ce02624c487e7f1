import { expect, it, vi } from 'vitest';
import { accounts, lockMember } from '#ledger';
import { feedLine, noticeOf, postNotice } from '#support/bank-notices.ts';
import {
  accountOf,
  deskOf,
  handReceiptOf,
  reportDepositOf,
  offerQr,
  payQr,
  suspenseOf,
  walletOf,
  withoutNotices,
} from '#support/deposits.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { depositOfficeCalls } from '../../office-contract.ts';

// No provider is silent here: one that is slow on a busy machine would answer for the test.
const server = await startTestServer({ settings: { PROVIDER_TIMEOUT_MS: '5000' } });
const [first, second] = [await server.staff(), await server.staff()];
const tries = 30;

const eachOf = <Result>(make: (nth: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: tries }, (_, nth) => make(nth)));

// The receiving bank's own numbers, which no gateway knows.
const lineOf = (member: TestMember, amount: bigint, to: object) =>
  feedLine(member, {
    ...to,
    sendingBank: 'SETTLEMENT',
    amount: (Number(amount) / 100).toFixed(2),
    at: server.clock.now().toISOString(),
  });

const tellFeed = (member: TestMember, amount: bigint, to = {}) =>
  postNotice(server, noticeOf([lineOf(member, amount, to)]));

const tellGateway = (reference: string) =>
  server.request('POST', '/hooks/kbank-qr', { body: { partnerTxnUid: reference, statusCode: '00' } });

it.each([
  ['credited automatically', {}],
  ['whose money waits for its channel', { toBankCode: 'KBANK', toAccountNo: '0011000001' }],
])(
  'a payment that QR code and feed report under different numbers at once is booked once, at an account %s',
  async (_, to) => {
    // A gateway's notices cause only some queries a second.
    server.clock.advance(10_000);
    const reported = await eachOf(async (nth) => {
      const member = await server.member();
      const amount = 10_000n + BigInt(nth) * 100n;
      const { payload, reference } = await offerQr(server, member, amount);
      return { member, amount, payload, reference };
    });
    await withoutNotices(server, 'gateway', () =>
      withoutNotices(server, 'bank', async () => {
        for (const { payload, member } of reported) await payQr(server, { payload, member });
      }),
    );
    await Promise.all(
      reported.flatMap(({ member, amount, reference }) => [tellFeed(member, amount, to), tellGateway(reference)]),
    );
    for (const { member, amount } of reported) expect(await walletOf(server, member)).toBe(amount);
    expect(await suspenseOf(server, accounts.house.BAHT)).toBe(0n);
  },
);

const proposed = async (itemId: string, receipt: ReturnType<typeof handReceiptOf>) => {
  const asked = { itemId, receipt, password: first.password };
  expect(await server.ask(depositOfficeCalls.confirmReported, asked, { token: first.token })).toMatchObject({
    status: 200,
  });
  const items = await deskOf(server, { staff: second, kind: 'reported' });
  return items.find((item) => item.itemId === itemId)?.proposal?.proposalId ?? 'none';
};

const agree = (itemId: string, proposalId: string) => {
  const asked = { kind: 'reported' as const, itemId, proposalId, password: second.password };
  return server.ask(depositOfficeCalls.agree, asked, { token: second.token });
};

const byHand = (member: TestMember, amount: bigint) => {
  const { bankCode: sendingBank, accountNo: payerAccountNo, name: payerName } = accountOf(member);
  return handReceiptOf(server, { amount, sendingBank, payerAccountNo, payerName, bankReference: null });
};

// Nothing is written to the member's book until this many wait for it; the first to wait writes first.
const atOnce = async (member: TestMember, tellers: readonly (() => Promise<unknown>)[]): Promise<void> => {
  const waiting = async (): Promise<number> => {
    const rows = await server.database.owner.rows(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length;
  };
  await server.context.database
    .transaction(async (sql) => {
      await lockMember(sql, member.memberId);
      const reported: Promise<unknown>[] = [];
      for (const [nth, tell] of tellers.entries()) {
        reported.push(tell());
        await vi.waitFor(async () => expect(await waiting()).toBe(nth + 1));
      }
      return reported;
    })
    .then((reported) => Promise.all(reported));
};

it.each(['the feed', 'a person'])(
  'a payment that the feed reports while two people confirm it by hand is booked once, %s first',
  async (who) => {
    const member = await server.member();
    const amount = who === 'a person' ? 20_000n : 20_100n;
    const itemId = await reportDepositOf(server, member, Number(amount) / 100);
    const proposalId = await proposed(itemId, byHand(member, amount));
    const tellers = [() => tellFeed(member, amount), () => agree(itemId, proposalId)];
    await atOnce(member, who === 'a person' ? tellers.reverse() : tellers);
    expect(await walletOf(server, member)).toBe(amount);
  },
);

it('one line of the bank that is confirmed for two reported deposits at once is booked once', async () => {
  const pairs = [];
  for (let nth = 0; nth < tries; nth += 1) {
    const members = [await server.member(), await server.member()];
    const [member] = members;
    if (member === undefined) continue;
    const amount = 30_000n + BigInt(nth) * 100n;
    const receipt = byHand(member, amount);
    const agreed = [];
    for (const owner of members) {
      const itemId = await reportDepositOf(server, owner, Number(amount) / 100);
      agreed.push({ itemId, proposalId: await proposed(itemId, receipt) });
    }
    pairs.push({ members, amount, agreed });
  }
  await Promise.all(pairs.flatMap(({ agreed }) => agreed.map((one) => agree(one.itemId, one.proposalId))));
  for (const { members, amount } of pairs) {
    const wallets = await Promise.all(members.map((member) => walletOf(server, member)));
    expect(wallets.reduce((sum, wallet) => sum + wallet, 0n)).toBe(amount);
  }
});
