import { expect, it } from 'vitest';
import type { MoneyTimeline } from '#contract/money-timeline.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { releasePayouts, stopPayouts } from '#server/brake.ts';
import {
  offerQr,
  payQr,
  eventually,
  makeGift,
  reportDepositOf,
  sendLink,
  transferTo,
  accountOf,
} from '#support/deposits.ts';
import { openGame } from '#support/game-accounts.ts';
import { approveWaiting, changeSetting } from '#support/office-acts.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { statementCalls, type StatementLine } from '../contract.ts';

const server = await startTestServer();
const code = 'SLOTXO';
const minuteMs = 60_000;

interface Seen {
  readonly line: StatementLine;
  readonly timeline: MoneyTimeline;
}

const newest = async (member: TestMember): Promise<StatementLine> => {
  const reply = await server.ask(statementCalls.get, { page: 1, limit: 1 }, { token: member.token });
  return (reply.body as { statements: StatementLine[] }).statements[0] as StatementLine;
};
const timelineOf = async (member: TestMember): Promise<MoneyTimeline & { text: string; line: StatementLine }> => {
  const lineId = (await newest(member))._id ?? '';
  const reply = await server.ask(statementCalls.timeline, { lineId }, { token: member.token });
  const { line, timeline } = reply.body as Seen;
  return { ...timeline, line, text: reply.text };
};
const stepsOf = ({ steps }: MoneyTimeline) =>
  steps.map(({ what, place }) => (place === null ? what : `${what} ${place}`));
const later = async (ms: number): Promise<void> => {
  server.clock.advance(ms);
  await server.runJobs();
};
const inMs = ({ next }: MoneyTimeline): number | null =>
  next?.until == null ? null : Date.parse(next.until) - server.clock.now().getTime();
const weather = (service: string, kind: string) =>
  server.sandbox.weather({ service, kind, ...(service === 'games' ? { code } : {}) });
const inGame = async (): Promise<TestMember> => {
  const member = await server.member({ balance: 50_000n });
  await openGame(server, member, code);
  return member;
};
const move = (member: TestMember, from: string, to: string) =>
  server.ask(transferCalls.move, { from, to, amount: 20_000n }, { token: member.token });
const requested = async (): Promise<TestMember> => {
  const member = await server.member({ balance: 50_000n });
  await server.ask(withdrawCalls.request, { amount: 20_000n }, { token: member.token });
  return member;
};

it('a transfer that arrived says when it left, when it arrived, and that nothing is open', async () => {
  const member = await inGame();
  await move(member, 'WALLET', code);
  const reported = await timelineOf(member);
  expect([stepsOf(reported), reported.next, reported.reason, reported.can]).toEqual([
    ['TRANSFER_SENT WALLET', `TRANSFER_ARRIVED ${code}`],
    null,
    null,
    [],
  ]);
});

it('a transfer to a silent game promises an end or a person within 15 minutes, then a decision, and admits when it is late', async () => {
  const member = await inGame();
  await weather('games', 'down');
  await move(member, 'WALLET', code);
  let reported = await timelineOf(member);
  expect(reported).toMatchObject({
    next: { what: 'GAME_QUERIED', isLate: false },
    reason: 'GAME_SILENT',
    can: ['WAIT'],
  });
  expect(inMs(reported)).toBe(15 * minuteMs);
  for (const ms of [5_000, 15_000, 60_000, 300_000]) await later(ms);
  await later(15 * minuteMs - 380_000);
  reported = await timelineOf(member);
  expect(reported).toMatchObject({
    next: { what: 'STAFF_DECIDE', isLate: false },
    reason: 'GAME_UNCLEAR',
    can: ['WAIT'],
  });
  expect(inMs(reported)).toBe(15 * minuteMs);
  await later(16 * minuteMs);
  reported = await timelineOf(member);
  expect(reported).toMatchObject({ next: { what: 'STAFF_DECIDE', isLate: true }, can: ['ASK_HELP'] });
  await weather('games', 'fine');
});

it('money that never reached the game is promised back at the end of the window, and was back by then', async () => {
  const member = await inGame();
  await weather('games', 'timeout-before');
  await move(member, 'WALLET', code);
  await weather('games', 'fine');
  await later(5_000);
  const reported = await timelineOf(member);
  expect(reported).toMatchObject({ next: { what: 'RETURNED_UNLESS_FOUND', isLate: false }, reason: 'GAME_SILENT' });
  const promised = inMs(reported) ?? 0;
  await later(15_000);
  await later(promised - 15_000 - 1_000);
  const ended = await timelineOf(member);
  expect(stepsOf(ended)).toEqual(['TRANSFER_SENT WALLET', 'TRANSFER_RETURNED WALLET']);
  expect(ended).toMatchObject({ next: null, reason: 'NEVER_ARRIVED', can: ['RETRY', 'ASK_HELP'] });
});

it('a transfer that the game refused says so and offers another try', async () => {
  const member = await inGame();
  await weather('games', 'refuse');
  await move(member, 'WALLET', code);
  await weather('games', 'fine');
  expect(await timelineOf(member)).toMatchObject({ next: null, reason: 'GAME_REFUSED', can: ['RETRY', 'ASK_HELP'] });
});

it('the first hop of a game-to-game transfer says when its money went on', async () => {
  // The next hop is found by the time in its id, which is the machine's.
  const before = server.clock.now();
  server.clock.set(new Date());
  const member = await inGame();
  await openGame(server, member, 'IMI');
  await move(member, 'WALLET', code);
  await move(member, code, 'IMI');
  const reply = await server.ask(statementCalls.get, { page: 1, limit: 2 }, { token: member.token });
  const first = (reply.body as { statements: StatementLine[] }).statements[1]?._id ?? '';
  const { body } = await server.ask(statementCalls.timeline, { lineId: first }, { token: member.token });
  expect(stepsOf((body as Seen).timeline)).toEqual([`TRANSFER_SENT ${code}`, 'TRANSFER_ARRIVED WALLET', 'SENT_ON IMI']);
  // Before ten in Bangkok the machine's time is earlier than that of the tests.
  if (before > server.clock.now()) server.clock.set(before);
});

it('a transfer out of a game whose win is being checked says why not everything came', async () => {
  const member = await inGame();
  const game = await openGame(server, member, 'USUN');
  const limit = { believedUpTo: 10_000, timesOfBalance: 2, heldAbove: 20_000 };
  await changeSetting(server, 'winLimits', { everyGame: { BAHT: limit, LAK: limit }, games: {} });
  server.clock.advance(2_000);
  await move(member, 'WALLET', 'USUN');
  await game.play({ stake: 0, win: 90_000 });
  await server.ask(transferCalls.moveEverything, { to: 'WALLET' }, { token: member.token });
  expect(await timelineOf(member)).toMatchObject({ line: { from: 'USUN', amount: 200 }, reason: 'WIN_CHECKED' });
});

it('a withdrawal tells each check without naming anybody, and ends with the hint to look at the bank', async () => {
  const member = await requested();
  const before = await timelineOf(member);
  expect(before).toMatchObject({ next: { what: 'STAFF_CHECK', isLate: false }, can: ['WAIT'] });
  expect(inMs(before)).toBe(30 * minuteMs);
  await approveWaiting(server, member);
  await later(1_000);
  const reported = await timelineOf(member);
  expect(stepsOf(reported)).toEqual([
    'WITHDRAWAL_REQUESTED',
    'WITHDRAWAL_APPROVED',
    'PAYOUT_SENT SCB',
    'PAYOUT_PAID SCB',
  ]);
  expect([reported.next, reported.can]).toEqual([null, ['CHECK_BANK']]);
  const names = await server.database.owner.rows<{ name: string }>('select name from staff');
  for (const { name } of names) expect(reported.text).not.toContain(name);
});

it('a withdrawal while payouts are paused gives the reason and no time that nobody knows', async () => {
  const member = await requested();
  await approveWaiting(server, member);
  await stopPayouts(server.context.database, 'a test', server.clock.now());
  expect(await timelineOf(member)).toMatchObject({
    next: { what: 'PAYOUT_LEAVES', until: null, isLate: false },
    reason: 'PAYOUTS_PAUSED',
  });
  await releasePayouts(server.context.database, server.clock.now());
  await later(1_000);
  expect(await timelineOf(member)).toMatchObject({ next: null });
});

it('a payout that the bank refused is back in the wallet with the reason', async () => {
  const member = await requested();
  await approveWaiting(server, member);
  await weather('payout', 'refuse');
  await later(1_000);
  await weather('payout', 'fine');
  expect(await timelineOf(member)).toMatchObject({ reason: 'PAYOUT_REFUSED', can: ['RETRY', 'ASK_HELP'] });
});

it('a withdrawal longer than the operator promises is told as late', async () => {
  const member = await requested();
  server.clock.advance(31 * minuteMs);
  expect(await timelineOf(member)).toMatchObject({ next: { what: 'STAFF_CHECK', isLate: true }, can: ['ASK_HELP'] });
});

it('a deposit tells when it was paid, seen and credited, whichever way it came', async () => {
  const [byFeed, byQr] = [await server.member(), await server.member()];
  await transferTo(server, { bankCode: 'SCB', accountNo: '0142000002' }, { from: accountOf(byFeed), amount: 50 });
  await server.runJobs();
  const qr = await offerQr(server, byQr, 10_000n);
  await payQr(server, { payload: qr.payload, member: byQr });
  await eventually(async () => expect((await newest(byQr))?.status).toBe('SUCCESS'));
  for (const member of [byFeed, byQr])
    expect(stepsOf(await timelineOf(member)).toSorted()).toEqual(['CREDITED WALLET', 'PAID', 'SEEN']);
});

it('money that arrived late or from another account says so', async () => {
  const [late, other] = [await server.member(), await server.member()];
  const ended = await offerQr(server, late, 10_000n);
  server.clock.advance(11 * minuteMs);
  await payQr(server, { payload: ended.payload, member: late });
  await eventually(async () => expect(await timelineOf(late)).toMatchObject({ next: null, reason: 'LATE' }));
  const qr = await offerQr(server, other, 10_000n);
  await payQr(server, {
    payload: qr.payload,
    member: other,
    from: { bankCode: 'KBANK', accountNo: '1112223334', name: 'SOMEBODY ELSE' },
  });
  await eventually(async () =>
    expect(await timelineOf(other)).toMatchObject({
      next: { what: 'STAFF_DECIDE', isLate: false },
      reason: 'OTHER_SENDER',
      can: ['WAIT', 'ASK_HELP'],
    }),
  );
});

it('a reported deposit asks for a slip and promises a decision', async () => {
  const member = await server.member();
  await reportDepositOf(server, member);
  const reported = await timelineOf(member);
  expect(reported).toMatchObject({
    next: { what: 'STAFF_DECIDE' },
    reason: 'TO_CONFIRM',
    can: ['WAIT', 'SEND_SLIP', 'ASK_HELP'],
  });
  expect(inMs(reported)).toBe(15 * minuteMs);
});

it('a gift link in progress says that the wallet is queried, and staff once it is unclear', async () => {
  const member = await server.member();
  const { link } = await makeGift(server, { amount: '50' });
  await server.sandbox.post('/weather', { service: 'gifts', code: 'REDEEM', kind: 'timeout-after' });
  await sendLink(server, member, { link });
  const reported = await timelineOf(member);
  expect(stepsOf(reported)).toEqual(['LINK_SENT']);
  expect(reported).toMatchObject({
    next: { what: 'GIFT_QUERIED', isLate: false },
    reason: 'GIFT_SILENT',
    can: ['WAIT'],
  });
  await weather('gifts', 'fine');
  await later(6_000);
  expect(stepsOf(await timelineOf(member))).toEqual(['LINK_SENT', 'CREDITED WALLET']);
});

it('a timeline of another member, of an unknown line or of no id is not shown', async () => {
  const [owner, stranger] = [await requested(), await server.member()];
  const lineId = (await newest(owner))._id ?? '';
  for (const asked of [lineId, crypto.randomUUID(), 'no-id'])
    expect(await server.ask(statementCalls.timeline, { lineId: asked }, { token: stranger.token })).toMatchObject({
      status: 404,
      body: { message: 'NO_DATA' },
    });
});
