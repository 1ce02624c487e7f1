import { gameCodes } from '#contract/games.ts';
import type { Sql } from '#database/database.ts';
import { accounts, balancesOf } from '#ledger';
import type { Context } from '#server/context.ts';
import { gameReadings } from '#server/features/comparisons.ts';
import { laneNames } from '#server/outside/lane-names.ts';
import type { Job } from '#server/jobs/job.ts';
import { dueWorkJob } from '#server/outside/due-work-job.ts';
import { hasOpenFindingOf } from '#server/outside/findings-table.ts';
import { raiseFinding } from '#server/outside/raise-finding.ts';
import { systemOrigin, transactionOn } from '#server/transaction-on.ts';
import { recordPlay } from '../record-play.ts';
import { upsertComparison } from './comparisons-table.ts';
import { listDueReadings, upsertReading, takeReading, type DueReading } from './due-readings-table.ts';
import { updateNotified, listUnnotifiedHeldPlays, type HeldPlay } from './held-plays-table.ts';
import { queryBalance } from './read-balance.ts';

const hourMs = 60 * 60_000;
// An idle account is read once a day while it is empty and every hour while money lies there, one with transfers sooner;
// one that gave no answer is read again soon.
const emptyMs = 24 * hourMs;
const movedMs = hourMs / 2;
const { fundedMs, unansweredMs } = gameReadings;

const perRun = 20;

const origin = systemOrigin('compare game balance');

// Between three quarters and all of the time, derived from the member's id, so that readings do not come all at once.
const spread = (memberId: string, ms: number): number => ms * (0.75 + Number.parseInt(memberId.slice(-2), 16) / 1024);

const later = (context: Context, ms: number): Date => new Date(context.now().getTime() + ms);

const bookedThere = async (sql: Sql, { memberId, code }: DueReading): Promise<bigint> =>
  (await balancesOf(sql, memberId)).balances.get(accounts.game(code)) ?? 0n;

const keepUnread = (context: Context, due: DueReading, kind: 'SILENT' | 'NO_PLAYER'): Promise<void> => {
  const { memberId, code } = due;
  return transactionOn(context, { memberId, operationId: context.newId(), origin }, async ({ sql, now }) => {
    const bookedAmount = await bookedThere(sql, due);
    await upsertComparison(sql, { memberId, code, kind, providerAmount: null, bookedAmount, at: now });
  });
};

const unknownPlayer = async (context: Context, due: DueReading): Promise<void> => {
  const { memberId, code } = due;
  const booked = await bookedThere(context.database, due);
  if (booked === 0n) return;
  await raiseFinding(context, {
    memberId,
    kind: 'PLAYER_UNKNOWN_AT_GAME',
    lane: laneNames.game(code),
    object: `game ${code}`,
    detail: { booked: booked.toString(), currency: due.currency },
    stopsLane: false,
  });
};

// One account: compares the provider's balance with the booked one, and books the difference as play or holds it.
const readOne = async (context: Context, due: DueReading): Promise<void> => {
  const { memberId, code } = due;
  const movedUntil = later(context, emptyMs - movedMs);
  const plan = { memberId, operationId: context.newId(), origin };
  const taken = await transactionOn(context, plan, (work) =>
    takeReading(work.sql, { memberId, code, movedUntil, next: later(context, unansweredMs) }),
  );
  if (taken === null) return;
  const answer = await queryBalance(context, due);
  if (answer.kind !== 'read') await keepUnread(context, due, answer.kind === 'refused' ? 'NO_PLAYER' : 'SILENT');
  if (answer.kind === 'refused') return unknownPlayer(context, due);
  if (answer.kind !== 'read') return;
  const { read } = answer;
  await transactionOn(context, plan, async (work) => {
    const before = await bookedThere(work.sql, due);
    await recordPlay(work, () => context.newId(), read);
    const after = await bookedThere(work.sql, due);
    const next = later(context, spread(memberId, before === 0n && after === 0n ? emptyMs : fundedMs));
    await upsertReading(work.sql, { memberId, code, transfers: read.transfers, next });
  });
};

// A refused win that became less, each time again once people have closed what they were shown before.
const reportLess = async (context: Context, held: HeldPlay): Promise<void> => {
  const { memberId, heldId, code, currency } = held;
  const about = { memberId, kind: 'REFUSED_WIN_IS_LESS', object: `held play ${heldId}` } as const;
  if (await hasOpenFindingOf(context.database, about)) return;
  await raiseFinding(context, {
    ...about,
    lane: laneNames.game(code),
    object: `${about.object} since ${held.seenAt.toISOString()}`,
    detail: { amount: held.amount.toString(), currency },
    stopsLane: false,
  });
};

// It is money of a transfer given back. Meanwhile nothing more is sent to the game.
const reportReturned = (context: Context, held: HeldPlay): Promise<void> =>
  raiseFinding(context, {
    memberId: held.memberId,
    kind: 'PLAY_IS_A_RETURNED_TRANSFER',
    lane: laneNames.game(held.code),
    object: `held play ${held.heldId}`,
    detail: { amount: held.amount.toString(), currency: held.currency, transfer: held.transferId ?? '-' },
    stopsLane: true,
  });

const reportHeldPlays = async (context: Context): Promise<void> => {
  for (const held of await listUnnotifiedHeldPlays(context.database)) {
    const { memberId, heldId, status } = held;
    await (status === 'OPEN' || status === 'SECOND' ? reportReturned : reportLess)(context, held);
    const plan = { memberId, operationId: context.newId(), origin };
    await transactionOn(context, plan, (work) => updateNotified(work.sql, { memberId, heldId }));
  }
};

const dueOf = async (context: Context): Promise<(DueReading & { lane: string })[]> => {
  const [now, movedUntil] = [context.now(), later(context, emptyMs - movedMs)];
  // Also at games that this product cannot reach: money there is found as money at a silent game.
  const codes = new Set([...gameCodes, ...context.providers.gameCodes]);
  const due = await Promise.all(
    [...codes].map((code) => listDueReadings(context.database, { code, now, movedUntil, limit: perRun })),
  );
  return due.flat().map((reading) => ({ ...reading, lane: laneNames.game(reading.code) }));
};

// Compares each game's balances with the books, account by account, when they are due. Each game has its own lane.
export const compareBalances: Job = dueWorkJob({
  name: 'compare game balances',
  everyMs: 5_000,
  due: dueOf,
  step: readOne,
});

export const tellOfHeldPlays: Job = { name: 'report held wins', everyMs: 1_000, run: reportHeldPlays };
