import { setTimeout as sleep } from 'node:timers/promises';
import { gameCodes, type GameCode } from '#contract/games.ts';
import { throughLostConnections } from '#database/through-lost-connections.ts';
import { accounts, balancesOf } from '#ledger';
import { type Check, type Scale, verdictOf } from '../check.ts';
import { ask, buildPlayers, type Player } from '#support/whole-system/players.ts';
import { startSystem, type System } from '#support/whole-system/system.ts';

const members = 50;
const callers = 12;
const kinds = [
  'fine',
  'fine',
  'slow',
  'refuse',
  'timeout-before',
  'timeout-after',
  'duplicate',
  'reorder',
  'garbage',
  'liar',
  'down',
];
// A game that was silent to the end is asked again only after a while, and a busy machine answers late.
const refreshes = 15;
const betweenRefreshesMs = 12_000;
const endsWithinMs = 25 * 60_000;
const betweenWordsMs = 10_000;

const below = (limit: number): number => Math.floor(Math.random() * limit);
const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[below(items.length)];
  if (item === undefined) throw new Error('there is nothing to pick from');
  return item;
};

const changeWeather = async (system: System, isOver: () => boolean): Promise<void> => {
  while (!isOver()) {
    const weather = { service: 'games', code: pick(gameCodes), kind: pick(kinds), seconds: 2 };
    await system.weather(weather).catch(() => undefined);
    await sleep(1_000);
  }
};

const playRound = async (system: System, player: Player, code: GameCode): Promise<void> => {
  const username = player.usernames.get(code) ?? '';
  await fetch(`${system.sandboxUrl}/games/${code}/accounts/${username}/rounds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ stake: 1 + below(5), win: below(8) }),
  });
};

const useGames = async (system: System, players: readonly Player[], isOver: () => boolean): Promise<number> => {
  let moves = 0;
  while (!isOver()) {
    const player = pick(players);
    const code = pick(gameCodes);
    const [from, to] = pick([
      ['WALLET', code],
      [code, 'WALLET'],
      [code, pick(gameCodes.filter((other) => other !== code))],
    ] as const);
    const body = { from, to, amount: 1 + below(60) };
    await ask(system, player.member, { path: '/api/wallet/transfer', body, key: crypto.randomUUID() });
    await playRound(system, player, code).catch(() => undefined);
    moves += 1;
  }
  return moves;
};

interface Standing {
  readonly open: number;
  readonly review: number;
}

const standing = async (system: System): Promise<Standing> => {
  const row = await throughLostConnections(() =>
    system.owner.one<{ open: bigint; review: bigint }>(
      `select count(*) filter (where status <> 'REVIEW') as open, count(*) filter (where status = 'REVIEW') as review
       from game_transfer where ended_at is null`,
    ),
  );
  return { open: Number(row?.open ?? 0n), review: Number(row?.review ?? 0n) };
};

// Differences that a person reviews. Stakes and transfers begin at 1 baht here, so a loss or win of just the amount of a
// transfer that was given back as absent happens, and is held on purpose. Nothing else may be: no win reaches a limit.
const heldOf = async (system: System, { member }: Player): Promise<ReadonlyMap<string, bigint>> => {
  const rows = await throughLostConnections(() =>
    system.owner.rows<{ code: string; amount: bigint }>(
      `select code, amount from held_play where member_id = $1 and ended_at is null
         and reason = 'TRANSFER' and transfer_id is not null`,
      [member.memberId],
    ),
  );
  return new Map(rows.map(({ code, amount }) => [code, amount]));
};

// What the provider holds is what we say, or with it the money of a transfer or a difference that waits for a person.
const apartAt = async (system: System, player: Player): Promise<string[]> => {
  const { member, usernames } = player;
  await ask(system, member, { method: 'GET', path: '/api/wallet/refresh/slot' });
  const { balances } = await throughLostConnections(() => balancesOf(system.owner, member.memberId));
  const held = await heldOf(system, player);
  const found: string[] = [];
  for (const [code, username] of usernames) {
    const reply = await fetch(`${system.sandboxUrl}/games/${code}/accounts/${username}`);
    const theirs = BigInt(Math.round(((await reply.json()) as { balance: number }).balance * 100));
    const ours = balances.get(accounts.game(code)) ?? 0n;
    const onTheWay = balances.get(accounts.transit(code)) ?? 0n;
    const waiting = held.get(code) ?? 0n;
    const isExplained = [ours, ours + onTheWay].map((sum) => sum + waiting).includes(theirs);
    if (!isExplained)
      found.push(
        `${code}: theirs ${String(theirs)}, ours ${String(ours)}, on the way ${String(onTheWay)}, held ${String(waiting)}`,
      );
  }
  return found;
};

interface Open {
  readonly code: string;
  readonly status: string;
  readonly count: bigint;
  readonly oldest: number;
}

// Transfers without an end, by game and status, with the age of the oldest.
const openByGame = async (system: System): Promise<string> => {
  const rows = await system.owner.rows<Open>(
    `select code, status, count(*) as count, extract(epoch from clock_timestamp() - min(created_at))::int as oldest
     from game_transfer where ended_at is null group by code, status order by count(*) desc, code limit 5`,
  );
  return rows.map((row) => `${row.code} ${row.status} ${String(row.count)} (${String(row.oldest)} s)`).join(', ');
};

// A run takes an hour, so it says on standard error how far it is. That must not end it: a busy machine connects late.
const sayProgress = async (system: System, step: string): Promise<void> => {
  const open = await openByGame(system).catch(() => 'not known');
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${step}, open: ${open === '' ? 'none' : open}\n`);
};

const sayHowFar = async (system: System, isOver: () => boolean): Promise<void> => {
  while (!isOver()) {
    await sleep(betweenWordsMs);
    await sayProgress(system, 'weather');
  }
};

const runWeather = async (scale: Scale) => {
  const system = await startSystem({ environment: { PROVIDER_TIMEOUT_MS: '1000' } });
  try {
    const players = await buildPlayers(system, { count: members, balance: 500_000n, games: gameCodes });
    await sayProgress(system, 'the members have opened their games');
    const until = performance.now() + scale.of(3_600) * 1_000;
    const isOver = () => performance.now() >= until;
    const [, , ...moves] = await Promise.all([
      changeWeather(system, isOver),
      sayHowFar(system, isOver),
      ...Array.from({ length: callers }, () => useGames(system, players, isOver)),
    ]);
    await throughLostConnections(() => system.weather({ service: 'games', kind: 'fine' }));
    const endBy = performance.now() + endsWithinMs;
    while ((await standing(system)).open > 0 && performance.now() < endBy) {
      await sayProgress(system, 'waiting for the last transfers');
      await sleep(betweenWordsMs);
    }
    const { open, review } = await standing(system);
    let apart: string[] = [];
    for (let round = 0; round < refreshes && (round === 0 || apart.length > 0); round += 1) {
      if (round > 0) await sleep(betweenRefreshesMs);
      apart = [];
      for (const player of players) apart.push(...(await apartAt(system, player)));
      await sayProgress(system, `compared the books, ${String(apart.length)} apart`);
    }
    const held = await Promise.all(players.map((player) => heldOf(system, player)));
    const findings = await system.prove();
    return verdictOf(
      {
        'every transfer with an end or a person': open === 0,
        'both books agree to the satang': apart.length === 0,
        'books green': findings.length === 0,
      },
      [
        `${String(moves.reduce((sum, each) => sum + each, 0))} transfers by ${String(members)} members`,
        `${String(gameCodes.length)} games`,
        `${String(review)} transfers before a person`,
        `${String(held.reduce((sum, { size }) => sum + size, 0))} differences before a person`,
        `${String(open)} open`,
        ...findings.slice(0, 3),
        ...apart.slice(0, 5),
      ],
    );
  } finally {
    await system.close();
  }
};

export const randomWeather: Check = {
  id: 'G-01',
  about: 'an hour of random weather over all sixteen games',
  run: runWeather,
};
