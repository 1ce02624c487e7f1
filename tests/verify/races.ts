import type { GameCode } from '#contract/games.ts';
import { type Check, type Scale, verdictOf } from './check.ts';
import {
  listed,
  noOutcomes,
  pressOf,
  proveMeanwhile,
  runLoad,
  standingOf,
  total,
  type Outcomes,
  type Press,
} from '#support/whole-system/load.ts';
import { buildPlayers, differences, openTransfers, type Player } from '#support/whole-system/players.ts';
import { startSystem, type System } from '#support/whole-system/system.ts';
import { untilEnded } from './under-load.ts';

interface Race {
  readonly players: number;
  readonly balance: bigint;
  readonly operations: number;
  readonly callers: number;
  readonly games: readonly GameCode[];
  readonly next: (players: readonly Player[], turn: number) => Press;
}

const reportsPerDay = 60;

// A report is refused only once the member has made as many as a day allows.
const reportsAreLimited = async (system: System, { refusals }: Outcomes): Promise<boolean> => {
  const row = await system.owner.one<{ most: number }>(
    `select coalesce(max(reports), 0)::int as most
     from (select count(*) as reports from reported_deposit group by member_id) of_member`,
  );
  const most = row?.most ?? 0;
  return most <= reportsPerDay && (most === reportsPerDay || !refusals.has('REQUEST_LIMIT'));
};

const expectedRefusals: ReadonlySet<string> = new Set(['MONEY_NOT_ENOUGH', 'TRANSFER_FAIL', 'REQUEST_LIMIT']);

const runRace = async (race: Race) => {
  const system = await startSystem({ environment: { DATABASE_POOL_SIZE: '24' } });
  try {
    const players = await buildPlayers(system, { count: race.players, balance: race.balance, games: race.games });
    const outcomes = noOutcomes();
    const proofs = proveMeanwhile(system);
    let turns = 0;
    await runLoad(system, outcomes, {
      callers: race.callers,
      next: () => race.next(players, (turns += 1)),
      isOver: () => turns >= race.operations,
    });
    await untilEnded(system, 120_000);
    const open = await openTransfers(system);
    await proofs.stop();
    const { lost, doubled } = await standingOf(system, outcomes);
    const findings = [...proofs.findings(), ...(await system.prove())];
    const apart = await differences(system, players);
    return verdictOf(
      {
        '0 lost': lost === 0,
        '0 doubled': doubled === 0,
        'books green in every snapshot': findings.length === 0,
        'provider’s book equal': apart.length === 0,
        'all terminal': open === 0,
        'no fault shown': total(outcomes.faults) === 0,
        'only money, a game’s balance and the reports of a day refuse': [...outcomes.refusals.keys()].every((code) =>
          expectedRefusals.has(code),
        ),
        '60 reports a day and none beyond': await reportsAreLimited(system, outcomes),
      },
      [
        `${String(turns)} operations by ${String(race.callers)} callers`,
        `${String(outcomes.acknowledged.length)} done`,
        `refused ${listed(outcomes.refusals)}`,
        `busy ${String(outcomes.unknown.length)}`,
        `faults ${listed(outcomes.faults)}`,
        `${String(proofs.count())} snapshots`,
        ...findings.slice(0, 3),
        ...apart.slice(0, 3),
      ],
    );
  } finally {
    await system.close();
  }
};

const codes = ['SLOTXO', 'JOKER', 'PGSLOT', 'IMI'] as const;
const pick = <Item>(items: readonly Item[], place: number): Item => {
  const item = items[place % items.length];
  if (item === undefined) throw new Error('there is nothing to pick from');
  return item;
};

const mixedPress = (players: readonly Player[], turn: number): Press => {
  const player = pick(players, 0);
  const amount = 1 + ((turn * 7) % 90);
  const code = pick(codes, turn);
  const transfer = (from: string, to: string): Press => pressOf(player, '/api/wallet/transfer', { from, to, amount });
  switch (turn % 6) {
    case 0:
      return pressOf(player, '/api/wallet/withdrawAll', { amount: 100 + amount });
    case 1:
      return pressOf(player, '/api/wallet/add', { amount });
    case 2:
      return transfer(code, pick(codes, turn + 1));
    case 3:
      return transfer(code, 'WALLET');
    default:
      return transfer('WALLET', code);
  }
};

const crossingPress = (players: readonly Player[], turn: number): Press => {
  const player = pick(players, Math.floor(turn / 2));
  const [from, to] = turn % 2 === 0 ? ['WALLET', 'SLOTXO'] : ['SLOTXO', 'WALLET'];
  return pressOf(player, '/api/wallet/transfer', { from, to, amount: 1 + (turn % 25) });
};

export const mixedRace: Check = {
  id: 'L-03',
  about: 'one member withdraws, transfers and reports deposits by 32 callers at once',
  run: (scale: Scale) =>
    runRace({
      players: 1,
      balance: 300_000n,
      operations: scale.of(5_000),
      callers: 32,
      games: codes,
      next: mixedPress,
    }),
};

export const crossingTransfers: Check = {
  id: 'L-04',
  about: '50 members send money to a game and back at the same time',
  run: (scale: Scale) =>
    runRace({
      players: 50,
      balance: 10_000_000n,
      operations: scale.of(10_000),
      callers: 32,
      games: ['SLOTXO'],
      next: crossingPress,
    }),
};
