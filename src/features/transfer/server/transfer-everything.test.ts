import { expect, it } from 'vitest';
import { openGame, seenWallet } from '#support/game-accounts.ts';
import type { TestMember } from '#support/people.ts';
import { proves } from '#support/requirements/proves.ts';
import { startTestServer } from '#support/test-server.ts';
import { transferCalls } from '../contract.ts';

const server = await startTestServer();
const codes = server.context.providers.gameCodes;

const move = (member: TestMember, [from, to]: [string, string], amount: bigint) =>
  server.ask(transferCalls.move, { from, to, amount }, { token: member.token });
const home = (member: TestMember, key?: string) =>
  server.ask(
    transferCalls.moveEverything,
    { to: 'WALLET' },
    { token: member.token, ...(key === undefined ? {} : { key }) },
  );
const weather = (code: string, kind: string) => server.sandbox.weather({ service: 'games', code, kind });
const answered = () =>
  new Map(server.context.providers.lanes.figures().map(({ lane, answered: count }) => [lane, count]));

const fund = async (): Promise<TestMember> => {
  const member = await server.member({ balance: BigInt(codes.length) * 1_000n });
  for (const code of codes) {
    await openGame(server, member, code);
    expect(await move(member, ['WALLET', code], 1_000n)).toMatchObject({ status: 200 });
  }
  return member;
};

it('everything comes home from every game but the silent one, each game is told, and each is asked only twice', async () => {
  proves('OP-119', 'TRF-02');
  const member = await fund();
  const [silent = '', ...others] = codes;
  const before = answered();
  await weather(silent, 'down');
  const reply = await home(member, 'home');
  await weather(silent, 'fine');
  expect(reply).toMatchObject({
    status: 200,
    body: { message: 'SUCCESS', status: 'PARTIAL', amount: others.length * 10 },
  });
  const { games } = reply.body as { games: { code: string; status: string }[] };
  expect(Object.fromEntries(games.map(({ code, status }) => [code, status]))).toEqual({
    [silent]: 'FAILED',
    ...Object.fromEntries(others.map((code) => [code, 'SUCCESS'])),
  });
  const seen = await seenWallet(server, member);
  expect([seen.wallet, seen.game(silent)]).toEqual([others.length * 10, 10]);
  const after = answered();
  for (const code of others) expect((after.get(`game:${code}`) ?? 0) - (before.get(`game:${code}`) ?? 0)).toBe(2);
  expect((await home(member, 'home')).text).toBe(reply.text);
  expect(await home(member)).toMatchObject({ status: 200, body: { message: 'SUCCESS', amount: 10 } });
  expect((await seenWallet(server, member)).wallet).toBe(codes.length * 10);
});

it('when no game gives its money the transfer is refused, and the money stays there', async () => {
  proves('ERR-064');
  const member = await server.member({ balance: 2_000n });
  await openGame(server, member, 'JOKER');
  await move(member, ['WALLET', 'JOKER'], 2_000n);
  await weather('JOKER', 'down');
  expect(await home(member)).toMatchObject({ status: 502, body: { message: 'TRANSFER_FAIL' } });
  await weather('JOKER', 'fine');
  expect((await seenWallet(server, member)).game('JOKER')).toBe(20);
});

it('behind a transfer without an outcome nothing is asked, moved or written, in both directions', async () => {
  const member = await server.member({ balance: 50_000n });
  const game = await openGame(server, member, 'JOKER');
  await openGame(server, member, 'SLOTXO');
  await move(member, ['WALLET', 'JOKER'], 10_000n);
  await weather('JOKER', 'timeout-after');
  expect(await move(member, ['WALLET', 'JOKER'], 10_000n)).toMatchObject({ body: { status: 'PENDING' } });
  await weather('JOKER', 'fine');
  const before = answered().get('game:JOKER');
  const written = () =>
    server.database.owner.one(
      `select (select count(*)::int from game_transfer where member_id = $1) as transfers,
         (select count(*)::int from audit where member_id = $1) as audits,
         (select operations::int from book where member_id = $1) as lines`,
      [member.memberId],
    );
  const rows = await written();
  const everything = home(member, 'behind it');
  const presses = await Promise.all(
    Array.from({ length: 40 }, (_, press) =>
      press % 2 === 0 ? move(member, ['WALLET', 'JOKER'], 1_000n) : move(member, ['JOKER', 'WALLET'], 1_000n),
    ),
  );
  for (const press of [...presses, await everything])
    expect(press).toMatchObject({ status: 409, body: { message: 'REQUEST_LIMIT' } });
  expect([answered().get('game:JOKER'), await written()]).toEqual([before, rows]);
  server.clock.advance(5_000);
  await server.runJobs();
  expect(await move(member, ['JOKER', 'WALLET'], 1_000n)).toMatchObject({ status: 200, body: { message: 'SUCCESS' } });
  expect([(await seenWallet(server, member)).wallet, await game.balance()]).toEqual([310, 190]);
  // The same press again, now that nothing is in its way.
  expect(await home(member, 'behind it')).toMatchObject({ status: 200, body: { message: 'SUCCESS', amount: 190 } });
});

it('what a game’s unit cannot name stays in the wallet on the way in, and in the game on the way out', async () => {
  proves('OP-121', 'OP-130');
  const member = await server.member({ balance: 12_345n });
  await server.database.owner.rows(`update game set unit_factor_denominator = 10 where code = 'USUN'`);
  server.clock.advance(6_000);
  const game = await openGame(server, member, 'USUN');
  expect(await server.ask(transferCalls.moveEverything, { to: 'USUN' }, { token: member.token })).toMatchObject({
    status: 200,
    body: { message: 'SUCCESS', amount: 123.4 },
  });
  let seen = await seenWallet(server, member);
  expect([seen.wallet, seen.game('USUN'), await game.balance()]).toEqual([0.05, 123.4, 12.34]);
  await game.play({ stake: 0, win: 0.01 });
  expect(await home(member)).toMatchObject({ status: 200, body: { message: 'SUCCESS' } });
  seen = await seenWallet(server, member);
  expect([seen.wallet, seen.game('USUN'), await game.balance()]).toEqual([123.55, 0, 0]);
  expect(await move(member, ['WALLET', 'USUN'], 1_005n)).toMatchObject({ status: 502 });
  expect((await seenWallet(server, member)).wallet).toBe(123.55);
});
