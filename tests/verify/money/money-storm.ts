import { setTimeout as sleep } from 'node:timers/promises';
import { differencesWithSandbox } from '#support/ledger/books-of-sandbox.ts';
import { buildStaff } from '#support/people.ts';
import { below, pick } from '#support/whole-system/chance.ts';
import { payBySlip, payIn } from '#support/whole-system/money-storm/pay-in.ts';
import { payoutsApart } from '#support/whole-system/money-storm/payouts-apart.ts';
import { useRewards } from '#support/whole-system/money-storm/rewards.ts';
import { goOn, type Storm } from '#support/whole-system/money-storm/storm.ts';
import { takeSlips } from '#support/whole-system/slip-corpus/send-slip.ts';
import type { System } from '#support/whole-system/system.ts';
import { untilAgreed } from '#support/whole-system/until-agreed.ts';
import { type Check, verdictOf } from '../check.ts';
import { transfersApart } from '../games/books-by-transfer.ts';
import { pressOfStaff } from '../games/ends-by-staff.ts';
import { onSystem } from '../games/on-system.ts';
import { underLoad } from '../under-load.ts';

const services = ['games', 'payout', 'gateway', 'bank', 'slips', 'gifts'] as const;
const kinds = ['fine', 'slow', 'timeout-before', 'timeout-after', 'duplicate', 'reorder', 'garbage', 'down', 'refuse'];
const betweenKillsMs = 12_000;
const settlesWithinMs = 150_000;

const changeWeather = (storm: Storm): Promise<void> =>
  goOn(storm, { everyMs: 1_000 }, () =>
    storm.system.weather({ service: pick(services), kind: pick(kinds), seconds: 1 + below(4) }),
  );

const calm = async ({ weather }: System): Promise<void> => {
  for (const service of services) await weather({ service, kind: 'fine' });
};

interface Waiting {
  readonly id: string;
  readonly amount: bigint;
}

// Two people decide withdrawals, both at once, and mostly approve.
const decide = async (storm: Storm): Promise<void> => {
  const { system } = storm;
  const clerks = [await buildStaff(system.context, {}), await buildStaff(system.context, {})];
  await goOn(storm, { everyMs: 300 }, async () => {
    const waiting = await system.owner.rows<Waiting>(
      `select withdrawal_id as id, amount from withdrawal where status in ('REQUESTED', 'SECOND') order by random() limit 3`,
    );
    for (const { id, amount } of waiting)
      await Promise.all(
        clerks.map((staff) => {
          const isApproved = below(8) > 0;
          const path = `/api/withdrawals/${id}/${isApproved ? 'approve' : 'reject'}`;
          const approval = { amount: Number(amount) / 100, password: staff.password };
          return pressOfStaff(system, { staff, path, body: isApproved ? approval : { reason: 'OTHER' } });
        }),
      );
  });
};

// Kills the server and the database in turn.
const killBoth = async (system: System, kills: number): Promise<void> => {
  for (let kill = 0; kill < kills; kill += 1) {
    await sleep(betweenKillsMs);
    if (kill % 2 === 0) {
      await system.kill();
      await system.start();
    } else await system.killDatabase();
  }
  await sleep(betweenKillsMs);
};

// What the books of banks, gateways, wallets and games say and ours do not.
const outsideApart = async (system: System): Promise<string[]> => {
  const { owner, sandbox } = system;
  return [
    ...(await transfersApart(system)),
    ...(await payoutsApart(system)),
    ...(await differencesWithSandbox({ database: { owner }, sandbox })),
  ];
};

// How often each way was gone to its end.
const tally = async ({ owner }: System): Promise<string[]> => {
  const rows = await owner.rows<{ what: string; times: number }>(
    `select channel as what, count(*)::int as times from bank_receipt where named_from is null group by channel
     union all select 'withdrawal ' || status, count(*)::int from withdrawal group by status
     union all select 'transfer ' || status, count(*)::int from game_transfer group by status
     union all select 'in suspense', count(*)::int from suspense_item
     union all select 'spin', count(*)::int from spin
     union all select 'claimed coupon', count(*)::int from spin_coupon where claimed_at is not null
     union all select 'grant ' || coalesce(ended_as, 'active'), count(*)::int from reward_grant group by ended_as
     union all select 'finding ' || kind, count(*)::int from finding group by kind`,
  );
  return rows.map(({ what, times }) => `${what} ${String(times)}`);
};

const runStorm = async (system: System, kills: number) => {
  await takeSlips(system.owner);
  const { wanted, figures } = await underLoad(system, {
    callers: 6,
    meanwhile: async (_, players) => {
      let isOver = false;
      const storm = { system, players, isOver: () => isOver };
      const going = [changeWeather, payIn, payBySlip, useRewards, decide].map((act) => act(storm));
      await killBoth(system, kills).finally(() => (isOver = true));
      await Promise.all(going);
      await calm(system);
    },
  });
  const apart = await untilAgreed(() => outsideApart(system), settlesWithinMs);
  const findings = await system.prove();
  return verdictOf(
    { ...wanted, 'the outside agrees': apart.length === 0, 'books green at last': findings.length === 0 },
    [`${String(kills)} kills`, ...figures, ...(await tally(system)), ...[...apart, ...findings].slice(0, 8)],
  );
};

export const moneyStorm: Check = {
  id: 'M-02',
  about: 'money goes every way at once in foul weather while the server and PostgreSQL are killed in turn',
  run: (scale) => onSystem((system) => runStorm(system, scale.of(6))),
};
