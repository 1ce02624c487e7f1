import { afterEach, expect, it, vi } from 'vitest';
import { bonusCalls } from '#features/bonus/contract.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { feedLine, noticeOf, postNotice } from '#support/bank-notices.ts';
import { accountOf, transferTo, withoutNotices } from '#support/deposits.ts';
import { type GameSide, openGame } from '#support/game-accounts.ts';
import { watchBooks } from '#support/ledger/watch-books.ts';
import type { TestMember } from '#support/people.ts';
import { promotionFields, publishOffer } from '#support/rewards/bonus-acts.ts';
import { startTestServer } from '#support/test-server.ts';
import { booksOfficeCalls } from '../office-contract.ts';
import { readSums } from './read-sums.ts';

const server = await startTestServer({ settings: { PROVIDER_TIMEOUT_MS: '5000' } });
const { context, clock } = server;
const { owner } = server.database;
const minuteMs = 60_000;

interface Side {
  readonly account: string;
  readonly amount: string;
}
interface Body {
  readonly doubts: readonly { kind: string; of: string | null; count: number | null }[];
  readonly sums: {
    readonly asOf: string;
    readonly sides: readonly {
      currency: string;
      owed: readonly Side[];
      owedTotal: string;
      against: readonly Side[];
      againstTotal: string;
    }[];
    readonly games: readonly { code: string; booked: string; there: string; differing: number; late: number }[];
  } | null;
  readonly proof: { readonly stop: { reason: string } | null };
  readonly banks: readonly {
    bankCode: string;
    accountNo: string;
    comparedAt: string | null;
    readAt: string | null;
    total: string | null;
    unshown: number;
    unshownAmount: string;
  }[];
  readonly findings: readonly { kind: string; open: number }[];
  readonly lanes: readonly { lane: string; reason: string }[];
}

// The sums are kept for a minute.
const report = async (): Promise<Body> => {
  clock.advance(minuteMs);
  const { token } = await server.staff({ role: 'finance' });
  const { status, body } = await server.ask(booksOfficeCalls.get, {}, { token });
  expect(status).toBe(200);
  return body as Body;
};
const doubts = async () => (await report()).doubts;
const compareAll = async (): Promise<void> => {
  await server.runJobs();
  await watchBooks(server);
};

const scb = { bankCode: 'SCB', accountNo: '0142000002' };
let member: TestMember;
let game: GameSide;
const move = (from: string, to: string, amount: bigint) =>
  server.ask(transferCalls.move, { from, to, amount }, { token: member.token });

afterEach(async () => {
  vi.restoreAllMocks();
  await owner.rows('delete from finding');
  await owner.rows('update brake set released_at = now()');
});

it('before anything was compared the report does not say that all agrees, but what is not known', async () => {
  const kinds = (await doubts()).map(({ kind }) => kind);
  for (const kind of ['ENTRIES_NOT_PROVED', 'BOOKS_NOT_PROVED', 'BANK_NOT_COMPARED']) expect(kinds).toContain(kind);
});

it('with money at a bank, a game, in a withdrawal and of a coupon both sides add up, and all agrees', async () => {
  member = await server.member();
  await transferTo(server, scb, { from: accountOf(member), amount: 1_000 });
  await server.member({ currency: 'LAK', balance: 500_000n });
  game = await openGame(server, member, 'JOKER');
  await move('WALLET', 'JOKER', 30_000n);
  await game.play({ stake: 0, win: 25 });
  await server.ask(withdrawCalls.request, { amount: 20_000n }, { token: member.token });
  await publishOffer(server, promotionFields('BOOKS'));
  const { token } = await server.member();
  expect(await server.ask(bonusCalls.activatePromotion, { code: 'BOOKS' }, { token })).toMatchObject({ status: 200 });
  clock.advance(31 * minuteMs);
  await compareAll();
  const { doubts: open, sums, banks } = await report();
  expect(open).toEqual([]);
  expect(sums?.sides).toEqual([
    {
      currency: 'BAHT',
      owed: [
        { account: 'game', amount: '325.00' },
        { account: 'held', amount: '200.00' },
        { account: 'wallet', amount: '550.00' },
      ],
      owedTotal: '1075.00',
      against: [
        { account: 'bank', amount: '1000.00' },
        { account: 'play', amount: '25.00' },
        { account: 'promotion', amount: '50.00' },
      ],
      againstTotal: '1075.00',
    },
    {
      currency: 'LAK',
      owed: [{ account: 'wallet', amount: '5000.00' }],
      owedTotal: '5000.00',
      against: [{ account: 'bank', amount: '5000.00' }],
      againstTotal: '5000.00',
    },
  ]);
  expect(sums?.games).toMatchObject([{ code: 'JOKER', booked: '325.00', there: '325.00', differing: 0, late: 0 }]);
  expect(banks.find(({ bankCode }) => bankCode === 'SCB')).toMatchObject({ unshown: 0, total: '1000.00' });
});

it('a comparison that is older than promised is not known any more', async () => {
  clock.advance(60 * minuteMs);
  expect(await doubts()).toEqual([{ kind: 'ENTRIES_NOT_PROVED', of: null, count: null }]);
  clock.advance(20 * minuteMs);
  const open = await doubts();
  expect(open).toContainEqual({ kind: 'GAME_NOT_COMPARED', of: 'JOKER', count: 1 });
  expect(open).toContainEqual({ kind: 'BANK_NOT_COMPARED', of: 'SCB xxxxxx0002', count: null });
  await compareAll();
  expect(await doubts()).toEqual([]);
  clock.advance(25 * 60 * minuteMs);
  await server.runJobs();
  expect(await doubts()).toContainEqual({ kind: 'BOOKS_NOT_PROVED', of: null, count: null });
  await compareAll();
  expect(await doubts()).toEqual([]);
});

it('a win that the game counts and the books do not is a difference at the game', async () => {
  await game.play({ stake: 0, win: 50_000 });
  clock.advance(61 * minuteMs);
  await compareAll();
  const { doubts: open, sums } = await report();
  expect(open).toEqual([{ kind: 'GAME_DIFFERS', of: 'JOKER', count: 1 }]);
  expect(sums?.games).toMatchObject([{ code: 'JOKER', booked: '325.00', there: '50325.00', differing: 1 }]);
  await game.play({ stake: 50_000, win: 0 });
  clock.advance(61 * minuteMs);
  await compareAll();
  expect(await doubts()).toEqual([]);
});

it('a line of the bank that is in no book is an open finding', async () => {
  await owner.rows(`update feed_place set after = '999999999999' where bank_code = 'SCB'`);
  await withoutNotices(server, 'bank', () => transferTo(server, scb, { from: accountOf(member), amount: 10 }));
  clock.advance(120 * minuteMs);
  await compareAll();
  const { doubts: open, findings } = await report();
  expect(open).toEqual([{ kind: 'FINDINGS_OPEN', of: null, count: 1 }]);
  expect(findings).toMatchObject([{ kind: 'LINE_BOOKED_NOWHERE', open: 1 }]);
});

it('a booked receipt that the bank has not shown is counted at once, and a difference after an hour', async () => {
  await postNotice(server, noticeOf([feedLine(member, { at: clock.now().toISOString() })]));
  const bankOf = ({ banks }: Body) => banks.find(({ bankCode }) => bankCode === 'SCB');
  // A slip reported it too.
  await owner.rows(
    `insert into receipt_channel (member_id, operation_id, channel, issuer, reference, paid_at, told_at)
     select member_id, operation_id, 'SLIP', issuer, reference, paid_at, told_at from receipt_channel where proved_at is null`,
  );
  const young = await report();
  expect(bankOf(young)).toMatchObject({ unshown: 1, unshownAmount: '10.00' });
  expect(young.doubts).toEqual([]);
  clock.advance(60 * minuteMs);
  await compareAll();
  clock.advance(60 * minuteMs);
  await compareAll();
  const { doubts: open, lanes } = await report();
  expect(open).toEqual([
    { kind: 'RECEIPTS_NOT_SHOWN', of: 'SCB xxxxxx0002', count: 1 },
    { kind: 'FINDINGS_OPEN', of: null, count: 1 },
    { kind: 'LANES_STOPPED', of: null, count: 1 },
  ]);
  expect(lanes).toMatchObject([{ lane: 'payout:BAHT', reason: 'RECEIPT_NOT_SHOWN' }]);
  await owner.rows('update receipt_channel set proved_at = now()');
});

// What only the owner of the tables can do.
const tamper = (changes: string) => owner.rows(`update book set ${changes} where member_id = '${member.memberId}'`);

it('a red book stops payouts, and the report says why', async () => {
  await tamper('balances[0] = balances[0] + 1, balances[-1] = balances[-1] - 1');
  await compareAll();
  await tamper('balances[0] = balances[0] - 1, balances[-1] = balances[-1] + 1');
  const { doubts: open, proof } = await report();
  expect(open).toEqual([{ kind: 'PAYOUTS_STOPPED', of: null, count: null }]);
  expect(proof.stop?.reason).toBe('each stored balance is the sum of its entries');
});

it('money in an account without a name makes the two sides differ', async () => {
  const before = await owner.one<{ stored: string }>(
    `select balances::text as stored from book where member_id = '${member.memberId}'`,
  );
  await tamper(`balances = ('[' || array_lower(balances, 1) || ':100]={' || (
    select string_agg((coalesce(balances[i], 0) - (i = 0)::int + (i = 100)::int)::text, ',' order by i)
    from generate_series(array_lower(balances, 1), 100) i) || '}')::bigint[]`);
  const { doubts: open } = await report();
  await tamper(`balances = '${before?.stored ?? ''}'`);
  expect(open).toEqual([{ kind: 'SIDES_DIFFER', of: 'BAHT', count: null }]);
});

it('if the sums cannot be read, the rest comes all the same, and the failed reading is kept for a minute', async () => {
  await compareAll();
  const begun = vi.spyOn(context.proofs, 'transaction').mockRejectedValue(new Error('too long'));
  const { doubts: open, sums, banks } = await report();
  expect([sums, open]).toEqual([null, [{ kind: 'SUMS_NOT_READ', of: null, count: null }]]);
  expect(banks).not.toEqual([]);
  const { token } = await server.staff({ role: 'manager' });
  for (const _ of [1, 2, 3]) await server.ask(booksOfficeCalls.get, {}, { token });
  expect(begun).toHaveBeenCalledTimes(1);
});

it('an answer waits no longer than 8 s for the sums, and no second reading begins meanwhile', async () => {
  const begun = vi.spyOn(context.proofs, 'transaction').mockReturnValue(new Promise(() => undefined));
  const sumsOf = readSums([]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answers = [sumsOf(context)];
  clock.advance(2 * minuteMs);
  answers.push(sumsOf(context));
  vi.advanceTimersByTime(8_000);
  expect(await Promise.all(answers)).toEqual([null, null]);
  expect(begun).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

it('the sums of many who ask at once are read once, and say of when they are', async () => {
  const begun = vi.spyOn(context.proofs, 'transaction');
  const { token } = await server.staff({ role: 'manager' });
  clock.advance(minuteMs);
  const at = clock.now().toISOString();
  await Promise.all([1, 2, 3].map(() => server.ask(booksOfficeCalls.get, {}, { token })));
  clock.advance(minuteMs / 2);
  const { body } = await server.ask(booksOfficeCalls.get, {}, { token });
  expect(body).toMatchObject({ asOf: clock.now().toISOString(), sums: { asOf: at } });
  expect(begun).toHaveBeenCalledTimes(1);
});

it.each(['support', 'auditor'] as const)('%s does not see the report', async (role) => {
  const { token } = await server.staff({ role });
  expect(await server.ask(booksOfficeCalls.get, {}, { token })).toMatchObject({
    status: 403,
    body: { message: 'NOT_PERMITTED' },
  });
});
