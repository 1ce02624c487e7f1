import { setTimeout as sleep } from 'node:timers/promises';
import { walletCalls } from '#features/wallet/contract.ts';
import { buildPlayers, type Player } from '../../tests/support/whole-system/players.ts';
import { startSystem, type System } from '../../tests/support/whole-system/system.ts';
import type { Ground } from '../ground.ts';
import { type Figure, rounded, type RowModule } from '../row.ts';

const silentCode = 'SLOTXO';
const goalMs = 3_000;
// A refresh shares the readings of the last 10 s.
const sharedMs = 10_500;
const atOnce = 5;

interface Refreshed {
  readonly tookMs: number;
  // Games whose balance did not come in time.
  readonly late: readonly string[];
}

const refresh = async (system: System, { member }: Player): Promise<Refreshed> => {
  const [method = '', path = ''] = walletCalls.refreshSlots.at.split(' ');
  const began = performance.now();
  const headers = { authorization: `Bearer ${member.token}`, 'x-requested-with': 'wallet-user' };
  const reply = await fetch(system.url + path, { method, headers });
  const { slots } = (await reply.json()) as { slots: { code: string; late?: object }[] };
  const tookMs = performance.now() - began;
  return { tookMs, late: slots.filter(({ late }) => late !== undefined).map(({ code }) => code) };
};

const refreshAll = async (system: System, players: readonly Player[]): Promise<Refreshed[]> => {
  const done: Refreshed[] = [];
  for (let first = 0; first < players.length; first += atOnce)
    done.push(...(await Promise.all(players.slice(first, first + atOnce).map((player) => refresh(system, player)))));
  return done;
};

const p95 = (all: readonly Refreshed[]): number => {
  const sorted = all.map(({ tookMs }) => tookMs).toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
};

const measure = async ({ isQuick }: Ground): Promise<Figure[]> => {
  const system = await startSystem();
  try {
    const games = system.context.providers.gameCodes;
    const players = await buildPlayers(system, { count: isQuick ? 10 : 40, balance: 100_000n, games });
    const fine = await refreshAll(system, players);
    await sleep(sharedMs);
    await system.weather({ service: 'games', code: silentCode, kind: 'slow', seconds: 60 });
    const silent = await refreshAll(system, players);
    const others = silent.flatMap(({ late }) => late).filter((code) => code !== silentCode);
    const figure = Math.round(p95(silent));
    return [
      {
        row: 'R1',
        what: `95th percentile of a refresh of ${String(games.length)} games of which one is silent`,
        goal: `<= ${String(goalMs)} ms`,
        figure,
        unit: 'ms',
        holds: figure <= goalMs && others.length === 0,
        detail: `all well ${String(rounded(p95(fine), 0))} ms; ${String(players.length)} members, ${String(atOnce)} at once; balances of the other games that came late: ${String(others.length)}`,
      },
    ];
  } finally {
    await system.close();
  }
};

export const refreshWithASilentGame: RowModule = { rows: ['R1'], measure };
