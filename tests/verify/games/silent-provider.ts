import { setTimeout as sleep } from 'node:timers/promises';
import { accounts, balancesOf } from '#ledger';
import { type Check, type Verdict, verdictOf } from '../check.ts';
import { ask, buildPlayers, differences, openTransfers, type Player } from '#support/whole-system/players.ts';
import type { System } from '#support/whole-system/system.ts';
import { onSystem } from './on-system.ts';

const code = 'SLOTXO';
const atOnce = 25;
// What the lane sends before it can know that the provider is silent.
const atOnceMin = 10;

interface Sent {
  readonly pending: number;
  // Once the breaker is open, or the game is under maintenance, transfers are refused before anything is sent.
  readonly refused: number;
}

const sendAll = async (system: System, players: readonly Player[], transfers: number): Promise<Sent> => {
  let pending = 0;
  let refused = 0;
  let turn = 0;
  const worker = async (): Promise<void> => {
    for (let place = turn++; place < transfers; place = turn++) {
      const player = players[place % players.length];
      if (player === undefined) throw new Error('there are no players');
      const answer = await ask(system, player.member, {
        path: '/api/wallet/transfer',
        body: { from: 'WALLET', to: code, amount: 10 },
        key: `transfer ${String(place)}`,
      });
      if (answer?.isPending === true) pending += 1;
      if (answer?.message === 'TRANSFER_FAIL') refused += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { pending, refused };
};

const statuses = async (system: System): Promise<Map<string, number>> => {
  const rows = await system.owner.rows<{ status: string; count: bigint }>(
    'select status, count(*) as count from game_transfer group by status',
  );
  return new Map(rows.map(({ status, count }) => [status, Number(count)]));
};

const walletsOf = async (system: System, players: readonly Player[]): Promise<bigint> => {
  let sum = 0n;
  for (const { member } of players)
    sum += (await balancesOf(system.owner, member.memberId)).balances.get(accounts.wallet) ?? 0n;
  return sum;
};

interface Silence {
  readonly kind: 'timeout-after' | 'timeout-before';
  readonly ends: 'CONFIRMED' | 'RETURNED';
  readonly transfers: number;
  readonly withinSeconds: number;
}

// One transfer per member, so that none waits for another of the same member.
const runSilence = async (system: System, { kind, ends, transfers, withinSeconds }: Silence): Promise<Verdict> => {
  const balance = 100_000n;
  const players = await buildPlayers(system, { count: transfers, balance, games: [code] });
  await system.weather({ service: 'games', code, kind });
  const { pending, refused } = await sendAll(system, players, transfers);
  const openAtFirst = await openTransfers(system);
  await system.weather({ service: 'games', code, kind: 'fine' });
  const began = performance.now();
  const until = began + withinSeconds * 2_000;
  while ((await openTransfers(system)) > 0 && performance.now() < until) await sleep(200);
  const seconds = (performance.now() - began) / 1_000;
  const counts = await statuses(system);
  const [confirmed, returned] = [counts.get('CONFIRMED') ?? 0, counts.get('RETURNED') ?? 0];
  const arrived = ends === 'CONFIRMED' ? pending : 0;
  const expected = BigInt(transfers) * balance - BigInt(arrived) * 1_000n;
  const findings = await system.prove();
  const apart = await differences(system, players);
  return verdictOf(
    {
      'all in progress or refused at first': pending + refused === transfers,
      'in progress until the breaker opens': pending >= atOnceMin,
      'none ended on the timeout': openAtFirst === pending,
      [`all ${ends}`]: confirmed === arrived && confirmed + returned >= pending,
      'wallets as they should be': (await walletsOf(system, players)) === expected,
      [`within ${String(withinSeconds)} s`]: seconds <= withinSeconds,
      'books green': findings.length === 0,
      'provider’s book equal': apart.length === 0,
    },
    [
      `${String(transfers)} transfers`,
      `${String(pending)} in progress`,
      `${String(refused)} refused`,
      `${String(confirmed)} confirmed and ${String(returned)} returned, the last ${seconds.toFixed(1)} s after the provider was back`,
      ...findings.slice(0, 3),
      ...apart.slice(0, 3),
    ],
  );
};

export const silentAfter: Check = {
  id: 'F-06',
  about: 'a provider carries transfers out and does not answer',
  run: (scale) =>
    onSystem((system) =>
      runSilence(system, { kind: 'timeout-after', ends: 'CONFIRMED', transfers: scale.of(500), withinSeconds: 90 }),
    ),
};

export const silentBefore: Check = {
  id: 'F-07',
  about: 'transfers never arrive at a provider',
  run: (scale) =>
    onSystem((system) =>
      runSilence(system, { kind: 'timeout-before', ends: 'RETURNED', transfers: scale.of(500), withinSeconds: 120 }),
    ),
};
