import { setTimeout as sleep } from 'node:timers/promises';
import { gameCodes, linkProtocols, type GameCode } from '#contract/games.ts';
import { postedLogin, wayInto } from '#features/game/rules.ts';
import { accounts, balancesOf } from '#ledger';
import { buildMember, type TestMember } from '#support/people.ts';
import { ask, differences, openTransfers } from '#support/whole-system/players.ts';
import type { System } from '#support/whole-system/system.ts';
import { type Check, type Verdict, verdictOf } from '../check.ts';
import { foulKinds, onSystem, say } from './on-system.ts';

// Under these, no answer to the transfer can be a clear one, so each shows that the weather reached the game.
const silentKinds = new Set(['slow', 'timeout-before', 'timeout-after', 'reorder', 'down']);
const begins = 100_000n;
const won = 400n;
const tryAgainMs = 3_000;
const wellWithinMs = 4 * 60_000;
const endWithinMs = 20 * 60_000;
const betweenWordsMs = 15_000;

interface Visit {
  readonly system: System;
  readonly code: GameCode;
  readonly member: TestMember;
}

interface Visitor extends Visit {
  readonly kind: string;
  // Rounds that the game played, each of which wins the same.
  rounds: number;
}

const activate = ({ system, member, code }: Visit) =>
  ask(system, member, { method: 'GET', path: `/api/wallet/activate/${code}` });

const bringMoney = ({ system, member, code }: Visit) =>
  ask(system, member, {
    path: '/api/wallet/transfer',
    body: { from: 'WALLET', to: code, amount: 100 },
    key: crypto.randomUUID(),
  });

const takeHome = ({ system, member }: Visit) =>
  ask(system, member, { path: '/api/wallet/transferAll', body: { to: 'WALLET' }, key: crypto.randomUUID() });

const usernameOf = async ({ system, member, code }: Visit): Promise<string | null> => {
  const row = await system.owner.one<{ username: string }>(
    'select username from game_account where member_id = $1 and code = $2 and is_active',
    [member.memberId, code],
  );
  return row?.username ?? null;
};

const playRound = async (visitor: Visitor): Promise<boolean> => {
  const { system, code } = visitor;
  const reply = await fetch(
    `${system.sandboxUrl}/games/${code}/accounts/${(await usernameOf(visitor)) ?? '-'}/rounds`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ stake: 3, win: 7 }),
    },
  );
  if (reply.ok) visitor.rounds += 1;
  return reply.ok;
};

const read = async ({ system, member }: Visit, path: string): Promise<unknown> => {
  const headers = { authorization: `Bearer ${member.token}`, 'x-requested-with': 'wallet-user' };
  const reply = await fetch(system.url + path, { headers, signal: AbortSignal.timeout(60_000) });
  return reply.ok ? reply.json() : null;
};

// The address of the game's own page, as the member's app opens it: by our link or by the posted form.
const enter = async (visit: Visit): Promise<boolean> => {
  const { system, code } = visit;
  const web = `${system.sandboxUrl}/games/${code}/login`;
  const credential = (await read(visit, `/api/wallet/account/${code}`)) as {
    username: string;
    password: string;
  } | null;
  if (credential === null) return false;
  const way = wayInto({ code, web });
  const protocol = system.context.providers.gameProtocol(code);
  const isPosted = way === 'posted' && (protocol === null || !linkProtocols.includes(protocol));
  const form = isPosted ? postedLogin({ code, web, ufaHost: '', credential }) : null;
  if (form !== null) {
    const body = new URLSearchParams(form.fields);
    const entered = await fetch(form.action, { method: 'POST', body, redirect: 'manual' });
    return (entered.headers.get('location') ?? '').startsWith(`/games/${code}/play/`);
  }
  const { username, password } = credential;
  const own = way === 'link-with-password' ? `${username}/${password}` : username;
  const link = await read(visit, `/api/autoLogin/${code.toLowerCase()}/${own}`);
  return typeof link === 'string' && new URL((await fetch(link)).url).pathname.startsWith(`/games/${code}/play/`);
};

const isOk = (answer: { status: number; isPending: boolean } | null): boolean =>
  answer?.status === 200 && !answer.isPending;

// Repeats an act until it succeeds: a game that was unwell is asked again only after a while.
const untilDone = async (act: () => Promise<boolean>): Promise<boolean> => {
  const until = performance.now() + wellWithinMs;
  while (!(await act().catch(() => false))) {
    if (performance.now() > until) return false;
    await sleep(tryAgainMs);
  }
  return true;
};

// Everything once, each step until it succeeds; the name of the step that did not, or null.
const visitAgain = async (visitor: Visitor): Promise<string | null> => {
  const steps: Readonly<Record<string, () => Promise<boolean>>> = {
    activated: async () => ((await activate(visitor))?.status ?? 0) < 500 && (await usernameOf(visitor)) !== null,
    funded: async () => isOk(await bringMoney(visitor)),
    played: () => playRound(visitor),
    // Nothing is left once an earlier try without an outcome has ended.
    emptied: async () => {
      const home = await takeHome(visitor);
      return isOk(home) || home?.message === 'MONEY_NOT_ENOUGH';
    },
    opened: () => enter(visitor),
  };
  for (const [name, act] of Object.entries(steps))
    if (!(await untilDone(act))) return `${visitor.code} after ${visitor.kind} is not ${name}`;
  return null;
};

// One member has opened the game before the weather turns, another opens it in it. Answers whether it reached the game.
const visitInFoulWeather = async (visitor: Visitor, newcomer: Visit): Promise<boolean> => {
  const { system, code, kind } = visitor;
  await untilDone(async () => ((await activate(visitor))?.status ?? 0) < 500 && (await usernameOf(visitor)) !== null);
  await untilDone(async () => isOk(await bringMoney(visitor)));
  await system.weather({ service: 'games', code, kind, seconds: 2 });
  const funded = await bringMoney(visitor);
  await playRound(visitor);
  await Promise.all([takeHome(visitor), enter(visitor).catch(() => false), activate(newcomer)]);
  await system.weather({ service: 'games', code, kind: 'fine' });
  return !silentKinds.has(kind) || funded?.isPending === true;
};

const visitGame = async (system: System, code: GameCode): Promise<{ visitors: Visitor[]; missed: string[] }> => {
  const newVisit = async () => ({ system, code, member: await buildMember(system.context, { balance: begins }) });
  const visitors: Visitor[] = [];
  const missed: string[] = [];
  for (const kind of foulKinds) {
    const [visitor, newcomer] = [
      { ...(await newVisit()), kind, rounds: 0 },
      { ...(await newVisit()), kind, rounds: 0 },
    ];
    visitors.push(visitor, newcomer);
    if (!(await visitInFoulWeather(visitor, newcomer))) missed.push(`${code} was not reached by ${kind}`);
  }
  return { visitors, missed };
};

// Ends with the first step that did not succeed: the others would take as long.
const visitAllAgain = async (visitors: readonly Visitor[]): Promise<string | null> => {
  for (const visitor of visitors) {
    const missed = await visitAgain(visitor);
    if (missed !== null) return missed;
  }
  return null;
};

const waitForEnds = async (system: System): Promise<number> => {
  const until = performance.now() + endWithinMs;
  for (;;) {
    const open = await openTransfers(system);
    say(`${String(open)} transfers without an end`);
    if (open === 0 || performance.now() > until) return open;
    await sleep(betweenWordsMs);
  }
};

// Every wallet has what it began with and what its rounds won.
const wrongWallets = async (visitors: readonly Visitor[]): Promise<string[]> => {
  const found: string[] = [];
  for (const { system, member, code, kind, rounds } of visitors) {
    const wallet = (await balancesOf(system.owner, member.memberId)).balances.get(accounts.wallet) ?? 0n;
    if (wallet !== begins + won * BigInt(rounds)) found.push(`${code} after ${kind}: wallet ${String(wallet)}`);
  }
  return found;
};

const runEveryGame = async (system: System): Promise<Verdict> => {
  const games = await Promise.all(gameCodes.map((code) => visitGame(system, code)));
  const visitors = games.flatMap((game) => game.visitors);
  const missed = games.flatMap((game) => game.missed);
  say(`${String(visitors.length)} members have been in foul weather`);
  await waitForEnds(system);
  const failed = (await Promise.all(games.map((game) => visitAllAgain(game.visitors)))).filter((step) => step !== null);
  const open = await waitForEnds(system);
  const usernames = async (visitor: Visitor) => {
    const username = await usernameOf(visitor);
    return new Map(username === null ? [] : [[visitor.code, username]]);
  };
  const players = await Promise.all(
    visitors.map(async (visitor) => ({ member: visitor.member, usernames: await usernames(visitor) })),
  );
  const [apart, wrong, findings] = [
    await differences(system, players),
    await wrongWallets(visitors),
    await system.prove(),
  ];
  const faults = [...missed, ...failed, ...apart, ...wrong, ...findings];
  return verdictOf(
    {
      'every weather reached every game': missed.length === 0,
      'every game activated, funded, played, emptied and opened': failed.length === 0,
      'every transfer with an end': open === 0,
      'both books equal to the satang': apart.length === 0 && wrong.length === 0,
      'books green': findings.length === 0,
    },
    [
      `${String(gameCodes.length)} games`,
      `${String(foulKinds.length)} kinds of foul weather`,
      `${String(visitors.length)} members`,
      `${String(visitors.reduce((sum, { rounds }) => sum + rounds, 0))} rounds`,
      ...faults.slice(0, 8),
    ],
  );
};

export const everyGame: Check = {
  id: 'G-02',
  about: 'every game activated, funded, played, emptied and opened in every weather',
  run: () => onSystem(runEveryGame),
};
