import { setTimeout as sleep } from 'node:timers/promises';
import { gameCodes, type GameCode } from '#contract/games.ts';
import { throughLostConnections } from '#database/through-lost-connections.ts';
import { below, pick } from '#support/whole-system/chance.ts';
import { ask, buildPlayers, differences, openTransfers, type Player } from '#support/whole-system/players.ts';
import type { System } from '#support/whole-system/system.ts';
import { type Check, type Scale, type Verdict, verdictOf } from '../check.ts';
import { transfersApart } from './books-by-transfer.ts';
import { staffDesk } from './ends-by-staff.ts';
import { foulKinds, onSystem, say } from './on-system.ts';

const members = 50;
const callers = 12;
const kinds = ['fine', 'fine', ...foulKinds] as const;
// Longer than a reading of a balance is kept.
const betweenComparisonsMs = 12_000;
// Games that are fine again end what waits for them; what only people can end waits for them.
const endsWithinMs = 6 * 60_000;
const betweenWordsMs = 10_000;

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

// Saying how far it is must not end the run: a busy machine connects late.
const sayProgress = async (system: System, step: string): Promise<void> => {
  const open = await openByGame(system).catch(() => 'not known');
  say(`${step}, open: ${open === '' ? 'none' : open}`);
};

const sayHowFar = async (system: System, isOver: () => boolean): Promise<void> => {
  while (!isOver()) {
    await sleep(betweenWordsMs);
    await sayProgress(system, 'weather');
  }
};

const playInWeather = async (system: System, players: readonly Player[], seconds: number): Promise<number> => {
  const until = performance.now() + seconds * 1_000;
  const isOver = () => performance.now() >= until;
  const [, , ...moves] = await Promise.all([
    changeWeather(system, isOver),
    sayHowFar(system, isOver),
    ...Array.from({ length: callers }, () => useGames(system, players, isOver)),
  ]);
  await throughLostConnections(() => system.weather({ service: 'games', kind: 'fine' }));
  return moves.reduce((sum, each) => sum + each, 0);
};

const withoutPerson = async (system: System): Promise<number> => {
  const row = await throughLostConnections(() =>
    system.owner.one<{ count: bigint }>(
      `select count(*) as count from game_transfer where ended_at is null and status <> 'REVIEW'`,
    ),
  );
  return Number(row?.count ?? 0n);
};

// Until each transfer has an end or waits for a person. Answers how many seconds that took.
const waitForEnds = async (system: System): Promise<number> => {
  const began = performance.now();
  while ((await withoutPerson(system)) > 0 && performance.now() - began < endsWithinMs) {
    await sayProgress(system, 'waiting for the last transfers');
    await sleep(betweenWordsMs);
  }
  return Math.round((performance.now() - began) / 1_000);
};

interface Settled {
  readonly reviews: number;
  readonly heldPlays: number;
  readonly apart: readonly string[];
}

// People end what waits for them, members ask for their balances, and both books are compared, until they are equal.
const settle = async (system: System, players: readonly Player[]): Promise<Settled> => {
  const desk = await staffDesk(system);
  const until = performance.now() + endsWithinMs;
  let [reviews, heldPlays] = [0, 0];
  for (;;) {
    reviews += await desk.endReviews();
    for (const { member } of players) await ask(system, member, { method: 'GET', path: '/api/wallet/refresh/slot' });
    heldPlays += await desk.acceptHeldPlays();
    const apart = await throughLostConnections(() => differences(system, players));
    await sayProgress(system, `compared the books, ${String(apart.length)} apart`);
    const isOver = apart.length === 0 && (await openTransfers(system)) === 0;
    if (isOver || performance.now() > until) return { reviews, heldPlays, apart };
    await sleep(betweenComparisonsMs);
  }
};

const runWeather = async (system: System, scale: Scale): Promise<Verdict> => {
  const players = await buildPlayers(system, { count: members, balance: 500_000n, games: gameCodes });
  await sayProgress(system, 'the members have opened their games');
  const moves = await playInWeather(system, players, scale.of(3_600));
  const seconds = await waitForEnds(system);
  const open = await withoutPerson(system);
  const { reviews, heldPlays, apart } = await settle(system, players);
  const unequal = await transfersApart(system);
  const findings = await system.prove();
  return verdictOf(
    {
      'every transfer with an end or a person': open === 0,
      'people can end what waits for them': (await openTransfers(system)) === 0,
      'both books agree to the satang': apart.length === 0,
      'both books have the same transfers': unequal.length === 0,
      'books green': findings.length === 0,
    },
    [
      `${String(moves)} transfers by ${String(members)} members`,
      `${String(gameCodes.length)} games`,
      `the last ended ${String(seconds)} s after the weather`,
      `${String(reviews)} transfers ended by people`,
      `${String(heldPlays)} differences accepted by people`,
      ...[...findings, ...apart, ...unequal].slice(0, 8),
    ],
  );
};

export const randomWeather: Check = {
  id: 'G-01',
  about: 'an hour of random weather over all sixteen games',
  run: (scale) => onSystem((system) => runWeather(system, scale)),
};
