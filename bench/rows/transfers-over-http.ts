import { buildPlayers, openTransfers } from '../../tests/support/whole-system/players.ts';
import { startSystem, type System } from '../../tests/support/whole-system/system.ts';
import type { Ground } from '../ground.ts';
import { runHttpLoad } from '../load/http-load.ts';
import { fillPgbench, pgbench } from '../pgbench.ts';
import { childOf, each, secondsOf, shown, type Spent, spentOn, totalOf } from '../processor-time.ts';
import { median } from '../median.ts';
import { type Figure, rounded, type RowModule } from '../row.ts';

// Several, since each game has its own lane of sixteen requests at once.
const games = ['SLOTXO', 'IMI', 'USUN', 'AREASLOT'] as const;
const callers = 64;
// Processor time, which holds stiller than calls a second; what was measured and a tenth more: see decision 50.
const goal = 22;

const requestsOf = (system: System, tokens: readonly string[]) => {
  const { port } = new URL(system.url);
  let call = 0;
  return (): string => {
    call += 1;
    const body = JSON.stringify({ from: 'WALLET', to: games[call % games.length], amount: 1 });
    return (
      `POST /api/wallet/transfer HTTP/1.1\r\nHost: localhost:${port}\r\n` +
      `Authorization: Bearer ${tokens[call % tokens.length] ?? ''}\r\n` +
      `X-Requested-With: wallet-user\r\nContent-Type: application/json\r\nIdempotency-Key: whole-${String(call)}\r\n` +
      `Content-Length: ${String(body.length)}\r\n\r\n${body}`
    );
  };
};

interface Round {
  readonly reference: number;
  readonly calls: number;
  readonly failed: number;
  // Processor time per transfer, the provider's aside, and of one -N transaction.
  readonly ofCall: Spent;
  readonly ofReference: Spent;
  // Microseconds of the provider's process per transfer: the sandbox keeps every transfer in a file.
  readonly ofProvider: number;
}

const measure = async (ground: Ground): Promise<Figure[]> => {
  const pgbenchUrl = await ground.bareUrl('pgbench', fillPgbench);
  const system = await startSystem();
  try {
    const players = await buildPlayers(system, { count: callers + 1, balance: 100_000_000n, games });
    const request = requestsOf(
      system,
      players.map(({ member }) => member.token),
    );
    const load = {
      port: Number(new URL(system.url).port),
      connections: callers,
      seconds: ground.secondsOfRound,
      request,
    };
    await runHttpLoad(load);
    const rounds: Round[] = [];
    const sandboxId = await childOf(system.serverId(), 'src/sandbox/main');
    const watched = { postmasterId: await system.databaseId(), serverId: system.serverId() };
    for (let round = 0; round < ground.rounds; round += 1) {
      const reference = await spentOn({ postmasterId: ground.cluster.processId }, () =>
        pgbench(pgbenchUrl, ['-N', '-T', String(ground.secondsOfRound)]),
      );
      const providerBefore = await secondsOf(sandboxId);
      const { result, spent } = await spentOn(watched, () => runHttpLoad(load));
      rounds.push({
        reference: reference.result.perSecond,
        calls: result.perSecond,
        failed: result.failed,
        ofCall: each(spent, result.answered),
        ofReference: each(reference.spent, reference.result.transactions),
        ofProvider: (((await secondsOf(sandboxId)) - providerBefore) / result.answered) * 1e6,
      });
    }
    return [figureOf(rounds, { errors: await system.prove(), open: await openTransfers(system) })];
  } finally {
    await system.close();
  }
};

const figureOf = (
  rounds: readonly Round[],
  { errors, open }: { readonly errors: readonly string[]; readonly open: number },
): Figure => {
  const of = (choose: (round: Round) => number): number => median(rounds.map(choose));
  const figure = rounded(of(({ ofCall, ofReference }) => totalOf(ofCall) / totalOf(ofReference)));
  const failed = rounds.reduce((sum, round) => sum + round.failed, 0);
  const perSecond = (choose: (round: Round) => number): string => String(Math.round(of(choose)));
  const middle = rounds.toSorted((one, other) => totalOf(one.ofCall) - totalOf(other.ofCall))[rounds.length >> 1];
  const cost =
    middle === undefined
      ? ''
      : `; a transfer ${shown(middle.ofCall)} and ${String(Math.round(middle.ofProvider))} us at the provider, -N ${shown(middle.ofReference)}`;
  return {
    row: 'G3',
    what: 'processor time of a whole transfer to a game over HTTP, the provider’s aside, against one pgbench -N transaction',
    goal: `<= ${String(goal)}x`,
    figure,
    unit: 'x',
    holds: figure <= goal && failed === 0 && errors.length === 0,
    detail: `64 callers, ${perSecond(({ calls }) => calls)} transfers/s, pgbench -N ${perSecond(({ reference }) => reference)}/s, ${String(failed)} calls failed, ${String(open)} without an end, ${String(errors.length)} violations${cost}`,
  };
};

export const transfersOverHttp: RowModule = { rows: ['G3'], measure };
