import { makeToken } from '../../src/features/auth/server/session-token.ts';
import { freePorts, startServerProcess } from '../../tests/support/server-process.ts';
import type { Ground } from '../ground.ts';
import { runHttpLoad } from '../load/http-load.ts';
import { memberIdOf } from '../members.ts';
import { fillPeople } from '../people.ts';
import { fillPgbench, pgbench } from '../pgbench.ts';
import { each, shown, type Spent, spentOn, totalOf } from '../processor-time.ts';
import { median } from '../median.ts';
import { type Figure, rounded, type RowModule } from '../row.ts';

const callers = 256;
const loggedInCount = 20_000;
const goal = 1.2;
const costGoal = 1;

const requestsOf = (port: string, tokens: readonly string[]) => {
  const body = JSON.stringify({ amount: 100 });
  let call = 0;
  return (): string => {
    call += 1;
    const token = tokens[call % tokens.length] ?? '';
    return (
      `POST /api/wallet/withdrawAll HTTP/1.1\r\nHost: localhost:${port}\r\nAuthorization: Bearer ${token}\r\n` +
      `X-Requested-With: wallet-user\r\nContent-Type: application/json\r\nIdempotency-Key: ${String(call)}-${port}\r\n` +
      `Content-Length: ${String(body.length)}\r\n\r\n${body}`
    );
  };
};

interface Round {
  readonly reference: number;
  readonly calls: number;
  readonly failed: number;
  // Processor time per withdrawal.
  readonly ofCall: Spent;
  readonly ofReference: Spent;
}

const measure = async (ground: Ground): Promise<Figure[]> => {
  const pgbenchUrl = await ground.bareUrl('pgbench', fillPgbench);
  const tokens = Array.from({ length: loggedInCount }, (_, number) => makeToken(memberIdOf(number + 1)));
  const site = await ground.site('http', (made) => fillPeople(made, tokens));
  const ports = await freePorts();
  const server = startServerProcess({
    ...ports,
    DATABASE_URL: site.url,
    CALLS_PER_MINUTE_MEMBER: '100000000',
    DATABASE_POOL_SIZE: '8',
  });
  try {
    await server.ready;
    const seconds = ground.secondsOfRound;
    const request = requestsOf(
      ports.PORT,
      tokens.map(({ token }) => token),
    );
    const load = { port: Number(ports.PORT), connections: callers, seconds, request };
    await runHttpLoad(load);
    const rounds: Round[] = [];
    const watched = { postmasterId: ground.cluster.processId, serverId: server.processId };
    for (let round = 0; round < ground.rounds; round += 1) {
      const reference = await spentOn(watched, () => pgbench(pgbenchUrl, ['-N', '-T', String(seconds)]));
      const calls = await spentOn(watched, () => runHttpLoad(load));
      rounds.push({
        reference: reference.result.perSecond,
        calls: calls.result.perSecond,
        failed: calls.result.failed,
        ofCall: each(calls.spent, calls.result.answered),
        // The server idles meanwhile; its processor time is not charged to pgbench.
        ofReference: { ...each(reference.spent, reference.result.transactions), server: 0 },
      });
    }
    return figuresOf(rounds);
  } finally {
    await server.end('SIGTERM');
  }
};

const figuresOf = (rounds: readonly Round[]): Figure[] => {
  const of = (choose: (round: Round) => number): number => median(rounds.map(choose));
  const partsOf = (choose: (round: Round) => Spent): Spent => ({
    postgres: of((round) => choose(round).postgres),
    caller: of((round) => choose(round).caller),
    server: of((round) => choose(round).server),
  });
  const figure = rounded(of(({ calls, reference }) => calls / reference));
  const cost = rounded(
    of(({ ofCall, ofReference }) => totalOf(ofCall) / totalOf(ofReference)),
    3,
  );
  const failed = rounds.reduce((sum, round) => sum + round.failed, 0);
  return [
    {
      row: 'G2',
      what: 'one money call over HTTP with everything on, 256 callers, against pgbench -N',
      goal: `>= ${String(goal)}x`,
      figure,
      unit: 'x',
      holds: figure >= goal && failed === 0,
      detail: `${String(Math.round(of(({ calls }) => calls)))} calls/s, pgbench -N ${String(
        Math.round(of(({ reference }) => reference)),
      )}/s, ${String(failed)} calls failed`,
    },
    {
      row: 'G2',
      what: 'processor time of such a call, with its caller, against one -N transaction with its client',
      goal: `<= ${String(costGoal)}x`,
      figure: cost,
      unit: 'x',
      holds: cost <= costGoal,
      detail: `a call ${shown(partsOf(({ ofCall }) => ofCall))}; -N ${shown(partsOf(({ ofReference }) => ofReference))}`,
    },
  ];
};

export const withdrawalsOverHttp: RowModule = { rows: ['G2'], measure };
