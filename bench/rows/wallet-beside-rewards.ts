import { makeToken } from '../../src/features/auth/server/session-token.ts';
import { freePorts, type ServerProcess, startServerProcess } from '../../tests/support/server-process.ts';
import type { Ground, Site } from '../ground.ts';
import { runHttpLoad } from '../load/http-load.ts';
import { memberIdOf } from '../members.ts';
import { fillPeople } from '../people.ts';
import { each, shown, type Spent, spentOn, totalOf } from '../processor-time.ts';
import { median } from '../median.ts';
import { type Figure, rounded, type RowModule } from '../row.ts';

const callers = 32;
const loggedIn = 500;
const goal = 1.05;

const member = `('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
const everybody = `generate_series(1, ${String(loggedIn)}) n`;

// Everybody has coins, three friends who lost, and a condition that runs and does not end; invite bonuses are on.
const fillRewards = async ({ owner }: Site): Promise<void> => {
  const statements = [
    `insert into spin_player (member_id, earned, spent) select ${member}, 10, 3 from ${everybody}`,
    `insert into invitation (member_id, invited_person, seq, lost, has_deposited, read_at)
       select ${member}, uuidv7(), 7, 10000, true, now() from ${everybody}, generate_series(1, 3)`,
    `insert into reward_grant (member_id, grant_id, type, title, terms_hash, percent_success, percent_fail, finish_id,
         amount, base, paid_at, paid_seq, created_at)
       select ${member}, uuidv7(), 'refund', 'Refund', repeat('a', 64), 300, 10, uuidv7(),
         100000000, 100000000, now(), 7, now() from ${everybody}`,
    `insert into operator_setting (name, value, updated_at) values ('inviteTerms',
       '{"isActive": true, "percent": 5, "percentSuccess": 200, "percentFail": 10}', now())
       on conflict (name) do update set value = excluded.value`,
    'vacuum analyze spin_player, invitation, reward_grant',
  ];
  for (const statement of statements) await owner.rows(statement);
};

interface Side {
  readonly site: Site;
  readonly server: ServerProcess;
  readonly port: string;
}

const tokens = Array.from({ length: loggedIn }, (_, number) => makeToken(memberIdOf(number + 1)));

const fillSite = (ground: Ground, name: string, fill: (site: Site) => Promise<void>): Promise<Site> =>
  ground.site(name, async (made) => {
    await fillPeople(made, tokens, loggedIn);
    await fill(made);
  });

const openSide = async (site: Site): Promise<Side> => {
  const ports = await freePorts();
  const server = startServerProcess({ ...ports, DATABASE_URL: site.url, CALLS_PER_MINUTE_MEMBER: '100000000' });
  await server.ready;
  return { site, server, port: ports.PORT };
};

const requestOf = (port: string): (() => string) => {
  let call = 0;
  return () => {
    call += 1;
    return (
      `GET /api/wallet HTTP/1.1\r\nHost: localhost:${port}\r\nX-Requested-With: wallet-user\r\n` +
      `Authorization: Bearer ${tokens[call % tokens.length]?.token ?? ''}\r\n\r\n`
    );
  };
};

const statementsOf = async ({ site }: Side): Promise<number> => {
  // Reads are transactions of one statement each.
  const found = await site.owner.one<{ count: bigint }>(
    'select xact_commit as count from pg_stat_database where datname = current_database()',
  );
  return Number(found?.count ?? 0);
};

interface Round {
  readonly cost: Spent;
  readonly statements: number;
  readonly failed: number;
}

const measureSide = async (ground: Ground, side: Side, seconds: number): Promise<Round> => {
  const load = { port: Number(side.port), connections: callers, seconds, request: requestOf(side.port) };
  const watched = { postmasterId: ground.cluster.processId, serverId: side.server.processId };
  const before = await statementsOf(side);
  const { result, spent } = await spentOn(watched, () => runHttpLoad(load));
  return {
    cost: each({ ...spent, caller: 0 }, result.answered),
    statements: ((await statementsOf(side)) - before) / result.answered,
    failed: result.failed,
  };
};

const figureOf = (plain: readonly Round[], full: readonly Round[]): Figure => {
  const of = (rounds: readonly Round[], choose: (round: Round) => number): number => median(rounds.map(choose));
  const told = (rounds: readonly Round[]): string => {
    const part = (name: keyof Spent): number => of(rounds, ({ cost }) => cost[name]);
    const cost = { postgres: part('postgres'), server: part('server'), caller: 0 };
    return `${shown(cost).replace(', caller 0.0 us', '')} us, ${of(rounds, ({ statements }) => statements).toFixed(2)} statements`;
  };
  const figure = rounded(median(plain.map(({ cost }, round) => totalOf(full[round]?.cost ?? cost) / totalOf(cost))), 3);
  const failed = [...plain, ...full].reduce((sum, round) => sum + round.failed, 0);
  return {
    row: 'R4',
    what: 'processor time of GET /api/wallet with a condition, friends, coins and the invite bonus on, against without',
    goal: `<= ${String(goal)}x`,
    figure,
    unit: 'x',
    holds: figure <= goal && failed === 0,
    detail: `with ${told(full)}; without ${told(plain)}; ${String(failed)} calls failed`,
  };
};

// The server runs only as long as its work.
const withSide = async <Result>(site: Site, work: (side: Side) => Promise<Result>): Promise<Result> => {
  const side = await openSide(site);
  try {
    return await work(side);
  } finally {
    await side.server.end('SIGTERM');
  }
};

const compare = async (ground: Ground, plain: Side, full: Side): Promise<Figure[]> => {
  const rounds: { plain: Round; full: Round }[] = [];
  for (let round = 0; round <= ground.rounds; round += 1)
    rounds.push({
      plain: await measureSide(ground, plain, ground.secondsOfRound),
      full: await measureSide(ground, full, ground.secondsOfRound),
    });
  // The first round warms up.
  const kept = rounds.slice(1);
  return [
    figureOf(
      kept.map((round) => round.plain),
      kept.map((round) => round.full),
    ),
  ];
};

// Both are filled before any server starts.
const measure = async (ground: Ground): Promise<Figure[]> => {
  const wallets = await fillSite(ground, 'wallets', () => Promise.resolve());
  const rewarded = await fillSite(ground, 'rewarded', fillRewards);
  return withSide(wallets, (plain) => withSide(rewarded, (full) => compare(ground, plain, full)));
};

export const walletBesideRewards: RowModule = { rows: ['R4'], measure };
