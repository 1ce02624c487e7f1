import { afterAll, expect, it } from 'vitest';
import { noOutcomes, proveMeanwhile, runLoad, standingOf, type Outcomes } from '#support/whole-system/load.ts';
import { buildPlayers, differences, openTransfers } from '#support/whole-system/players.ts';
import { anyPress, mixedGames } from '#support/whole-system/presses.ts';
import { startSystem } from '#support/whole-system/system.ts';

// The short form of what npm run verify does twenty and ten times, on the whole product with data of its own.
const system = await startSystem();
afterAll(() => system.close());
const players = await buildPlayers(system, { count: 8, balance: 10_000_000n, games: mixedGames });

const underLoad = async (outcomes: Outcomes, disturb: () => Promise<void>): Promise<string[]> => {
  const proofs = proveMeanwhile(system);
  let isOver = false;
  const load = runLoad(system, outcomes, { callers: 16, next: anyPress(players), isOver: () => isOver });
  const untilMore = async (more: number): Promise<void> => {
    const wanted = outcomes.acknowledged.length + more;
    await expect
      .poll(() => outcomes.acknowledged.length, { timeout: 60_000, interval: 20 })
      .toBeGreaterThanOrEqual(wanted);
  };
  await untilMore(40);
  await disturb();
  await untilMore(40);
  isOver = true;
  await load;
  await proofs.stop();
  expect(proofs.count()).toBeGreaterThan(0);
  return [...proofs.findings(), ...(await system.prove())];
};

it(
  'the server killed in the middle of transfers and withdrawals loses and doubles nothing it acknowledged',
  { timeout: 180_000 },
  async () => {
    const outcomes = noOutcomes();
    const findings = await underLoad(outcomes, async () => {
      await system.kill();
      await system.start();
    });
    expect(findings).toEqual([]);
    expect(await standingOf(system, outcomes)).toEqual({ lost: 0, doubled: 0 });
    expect(outcomes.unknown.length).toBeGreaterThan(0);
  },
);

it(
  'PostgreSQL killed under load is started again, and nothing acknowledged is lost or doubled',
  { timeout: 180_000 },
  async () => {
    const outcomes = noOutcomes();
    const findings = await underLoad(outcomes, () => system.killDatabase());
    expect(findings).toEqual([]);
    expect(await standingOf(system, outcomes)).toEqual({ lost: 0, doubled: 0 });
    expect(system.output()).toContain('PostgreSQL is running again');
    // Open transfers wait for their inquiry; ended ones are the same at the provider and here.
    const open = await openTransfers(system);
    expect((await differences(system, players)).length).toBeLessThanOrEqual(open);
  },
);
