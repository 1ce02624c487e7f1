import { randomUUID } from 'node:crypto';
import { checkLedger } from '#ledger';
import { makeToken } from '../../src/features/auth/server/session-token.ts';
import { spinChecks } from '../../src/features/spin/server/spin-checks.ts';
import { freePorts, startServerProcess } from '../../tests/support/server-process.ts';
import type { Ground, Site } from '../ground.ts';
import { memberIdOf } from '../members.ts';
import { runHttpLoad } from '../load/http-load.ts';
import { fillPeople } from '../people.ts';
import { each, shown, spentOn, totalOf } from '../processor-time.ts';
import { type Figure, rounded, type RowModule } from '../row.ts';

const callers = 32;
const players = 50;
const coinsEach = 10_000;
const costGoalMs = 5;

const requestsOf = (port: string, tokens: readonly string[]) => {
  let call = 0;
  return (): string => {
    call += 1;
    return (
      `POST /api/spinwheel/spin HTTP/1.1\r\nHost: localhost:${port}\r\nX-Requested-With: wallet-user\r\n` +
      `Authorization: Bearer ${tokens[call % tokens.length] ?? ''}\r\nContent-Type: application/json\r\n` +
      `Idempotency-Key: ${randomUUID()}\r\nContent-Length: 2\r\n\r\n{}`
    );
  };
};

const fillCoins = async ({ owner }: Site): Promise<void> => {
  const player = `('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
  const everybody = `from generate_series(1, ${String(players)}) n`;
  await owner.rows(`insert into spin_player (member_id, earned) select ${player}, ${String(coinsEach)} ${everybody}`);
  await owner.rows(
    `insert into spin_coin (member_id, operation_id, coins, earned_at)
     select ${player}, uuidv7(), ${String(coinsEach)}, now() ${everybody}`,
  );
};

const countSpins = async ({ owner }: Site): Promise<number> =>
  Number((await owner.one<{ spins: bigint }>('select count(*) as spins from spin'))?.spins ?? 0);

const measure = async (ground: Ground): Promise<Figure[]> => {
  const tokens = Array.from({ length: players }, (_, number) => makeToken(memberIdOf(number + 1)));
  const site = await ground.site('spins', async (made) => {
    await fillPeople(made, tokens);
    await fillCoins(made);
  });
  const ports = await freePorts();
  const server = startServerProcess({ ...ports, DATABASE_URL: site.url, CALLS_PER_MINUTE_MEMBER: '100000000' });
  try {
    await server.ready;
    const seconds = ground.rounds * ground.secondsOfRound;
    const request = requestsOf(
      ports.PORT,
      tokens.map(({ token }) => token),
    );
    const load = { port: Number(ports.PORT), connections: callers, request };
    // Each member's first spin begins a seed.
    await runHttpLoad({ ...load, seconds: seconds / 4 });
    const before = await countSpins(site);
    const watched = { postmasterId: ground.cluster.processId, serverId: server.processId };
    const { result, spent } = await spentOn(watched, () => runHttpLoad({ ...load, seconds }));
    const made = (await countSpins(site)) - before;
    const findings = await checkLedger(site.owner, spinChecks);
    const broken = result.failed + Math.abs(result.answered - made) + findings.length;
    const ofSpin = each({ ...spent, caller: 0 }, made);
    const cost = rounded(totalOf(ofSpin) / 1_000);
    return [
      {
        row: 'R3',
        what: 'spins over HTTP: failed, answered but not made, and violations of every invariant afterwards',
        goal: '0',
        figure: broken,
        unit: '',
        holds: broken === 0,
        detail: `${String(made)} spins by ${String(players)} members, ${String(Math.round(result.perSecond))} a second`,
      },
      {
        row: 'R3',
        what: 'processor time of a spin, so that 200 a second need at most one of two cores',
        goal: `<= ${String(costGoalMs)} ms`,
        figure: cost,
        unit: 'ms',
        holds: cost <= costGoalMs,
        detail: shown(ofSpin),
      },
    ];
  } finally {
    await server.end('SIGTERM');
  }
};

export const spinsOverHttp: RowModule = { rows: ['R3'], measure };
