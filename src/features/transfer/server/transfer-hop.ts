import type { GameCode } from '#contract/games.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  findGameAccount,
  recordPlay,
  readGameBalance,
  transferCount,
  wayToAccount,
  type KnownGame,
  type ReadBalance,
} from '#features/game/server/public.ts';
import { accounts, balancesOf, holds } from '#ledger';
import type { Currency } from '#money/currency.ts';
import { amountMax } from '#money/money-wire.ts';
import { type Outcome, unknown } from '#providers/outcome.ts';
import type { Context } from '#server/context.ts';
import type { Work } from '#server/transaction-on.ts';
import type { Asking, Steps } from '#server/verb.ts';
import { endHold } from '#server/outside/held-work.ts';
import { inquiryWaitMs, watchEveryMs } from '#server/outside/backoff.ts';
import { checkEnded } from '#server/outside/check-held-work.ts';
import { asHomeward } from '#server/outside/homeward.ts';
import { enterLaneWithinMs, type Answer } from '#server/outside/verdict.ts';
import { beginWithinMs, wallet, wholeUnits, type UnitFactor } from '../rules.ts';
import { refuseWhileStopped } from './refuse-while-stopped.ts';
import { transfers } from './transfers.ts';
import { sentTransfer, transferRecord, transferWork, type GameTransfer } from './transfers-table.ts';

export interface Hop {
  readonly transferId: string;
  readonly code: GameCode;
  readonly direction: 'in' | 'out';
  // null moves everything there is.
  readonly amount: bigint | null;
  readonly currency: Currency;
  readonly follows: string | null;
}

interface Held {
  readonly row: GameTransfer;
  // As it was under the lock of the reservation.
  readonly account: KnownGame['account'] | null;
  // When it was held, by the clock that stops while the machine sleeps.
  readonly atMs: number;
}

export type HopRefusal = 'MONEY_NOT_ENOUGH' | 'TRANSFER_FAIL' | 'REQUEST_LIMIT';

// A hop may be begun by its member or by staff.
interface Hopping extends Asking<HopRefusal> {
  readonly steps: Steps;
}

export type HopEnd = 'confirmed' | 'refused' | 'pending' | 'empty';

export interface EndedHop {
  readonly end: HopEnd;
  // The time of its line of the statement; missing if nothing was held.
  readonly createdAt?: Date;
}

// A second transfer of the member at the same provider waits for the first.
class AnotherIsUnderWay extends Error {}
const waitForAnotherMs = 5_000;
// Usually the other one ends soon; one without an outcome ends at the job's next inquiry at the earliest.
const checkAgainMs = [100, 200, 400, 800] as const;

const source = (hop: Hop) => (hop.direction === 'in' ? accounts.wallet : accounts.game(hop.code));

const availableOf = async (work: Work, hop: Hop): Promise<bigint> =>
  (await balancesOf(work.sql, work.memberId)).balances.get(source(hop)) ?? 0n;

// Everything is at most what one transfer may carry and the game's unit can name; the rest stays where it is.
const everythingOf = async (work: Work, { hop, unit }: { hop: Hop; unit: UnitFactor }): Promise<bigint> => {
  const available = await availableOf(work, hop);
  return wholeUnits(available > amountMax ? amountMax : available, unit);
};

// Behind another transfer, what is more than there is need not wait.
const waitOrRefuse = async ({ refuse }: Hopping, work: Work, hop: Hop): Promise<never> => {
  if (hop.amount !== null && hop.amount > (await availableOf(work, hop))) return refuse('MONEY_NOT_ENOUGH');
  throw new AnotherIsUnderWay();
};

// Reserves: wallet or game:G -> transit:G, with the transfer's row and its line of the statement.
const reserve = async (
  asking: Hopping,
  work: Work,
  taken: { hop: Hop; read: ReadBalance | null },
): Promise<Held | null> => {
  const { context, steps, refuse } = asking;
  const { hop, read } = taken;
  const atMs = performance.now();
  if (work.now.getTime() - steps.beganAt.getTime() > beginWithinMs) return refuse('TRANSFER_FAIL');
  if (read !== null) await recordPlay(work, () => context.newId(), read);
  const { transferId, code, direction, currency, follows } = hop;
  const account = await findGameAccount(work.sql, work.memberId, code);
  if (account !== null && account.openTransfers > 0) return waitOrRefuse(asking, work, hop);
  const unit = account?.unitFactor ?? { numerator: 1, denominator: 1 };
  const amount = hop.amount ?? (await everythingOf(work, { hop, unit }));
  if (amount === 0n) return null;
  const [from, to] = direction === 'in' ? [wallet, code] : [code, wallet];
  const hold = {
    memberId: work.memberId,
    operationId: transferId,
    from: source(hop),
    through: accounts.transit(code),
    amount,
  };
  const opens = { id: transferId, type: 'transfer', status: 'PENDING', from, to, amount } as const;
  const result = await work.post(holds.reserve(hold, { at: work.now, opens }));
  if (result.status === 'too-little') return refuse('MONEY_NOT_ENOUGH');
  if (result.status !== 'posted')
    throw new Error(`the hold of transfer ${transferId} was not posted: ${result.status}`);
  const due = new Date(work.now.getTime() + inquiryWaitMs(1));
  const sent = { memberId: work.memberId, transferId, code, direction, amount, currency, follows, due };
  const transfer = { ...sent, createdAt: work.now, unitFactor: unit };
  work.record(transferRecord(transfer));
  work.record(transferCount({ code, change: 'begins', at: work.now }));
  work.audit(`transfer ${transferId}`, { from, to, amount: amount.toString() });
  return { row: sentTransfer(transfer), account, atMs };
};

// Reads the game's balance first, so that winnings can be moved at once. Without an answer nothing moves.
const readBefore = async ({ context, steps, refuse }: Hopping, hop: Hop): Promise<ReadBalance | null> => {
  if (hop.direction === 'in') return null;
  const asked = { memberId: steps.memberId, code: hop.code, currency: hop.currency };
  return (await asHomeward(() => readGameBalance(context, asked))) ?? refuse('TRANSFER_FAIL');
};

// Per member and game, in this process: the request about to reserve money of a game, and the one that waits for
// another transfer.
const reserving = new Set<string>();
const waiting = new Set<string>();

const isBusy = async ({ context, steps: { memberId } }: Hopping, code: string): Promise<boolean> => {
  if (reserving.has(`${memberId} ${code}`)) return true;
  const account = await findGameAccount(context.database, memberId, code);
  return account !== null && account.openTransfers > 0;
};

// Waits until the member's other transfer at the game has ended. One request waits; a further one is refused at once.
const waitForAnother = async (asking: Hopping, code: string): Promise<void> => {
  const { steps, refuse } = asking;
  const place = `${steps.memberId} ${code}`;
  if (waiting.has(place)) return refuse('REQUEST_LIMIT', 409);
  waiting.add(place);
  try {
    const waitUntil = performance.now() + waitForAnotherMs;
    for (let checked = 0; await isBusy(asking, code); checked += 1) {
      if (performance.now() > waitUntil) return refuse('REQUEST_LIMIT', 409);
      await sleep(checkAgainMs[Math.min(checked, checkAgainMs.length - 1)]);
    }
  } finally {
    waiting.delete(place);
  }
};

const readAndReserve = async (asking: Hopping, hop: Hop): Promise<Held | null> => {
  const read = await readBefore(asking, hop);
  return asking.steps.inTransaction((work) => reserve(asking, work, { hop, read }));
};

// For a transfer from a game the provider is queried first, and only one request of this process does that at a time.
const reserveAlone = async (asking: Hopping, hop: Hop): Promise<Held | null> => {
  const place = `${asking.steps.memberId} ${hop.code}`;
  if (hop.direction === 'in') return readAndReserve(asking, hop);
  if ((await isBusy(asking, hop.code)) || reserving.has(place)) throw new AnotherIsUnderWay();
  reserving.add(place);
  try {
    return await readAndReserve(asking, hop);
  } finally {
    reserving.delete(place);
  }
};

const reserveInTurn = async (asking: Hopping, hop: Hop): Promise<Held | null> => {
  // Nothing is read or locked for a request behind one that waits.
  if (waiting.has(`${asking.steps.memberId} ${hop.code}`)) return asking.refuse('REQUEST_LIMIT', 409);
  const tryUntil = performance.now() + waitForAnotherMs;
  for (;;) {
    try {
      return await reserveAlone(asking, hop);
    } catch (error) {
      if (!(error instanceof AnotherIsUnderWay)) throw error;
      if (performance.now() > tryUntil) return asking.refuse('REQUEST_LIMIT', 409);
      await waitForAnother(asking, hop.code);
      // The brake may have been put on meanwhile.
      if (hop.direction === 'in') await refuseWhileStopped(asking, hop.code);
    }
  }
};

const ageOf = (context: Context, { row, atMs }: Held): number =>
  Math.max(context.now().getTime() - row.createdAt.getTime(), performance.now() - atMs);

// A hold that is too old may be released as absent while this request is in flight, so the inquiry of the job ends it.
const send = async ({ context, steps }: Hopping, hop: Hop, held: Held): Promise<Outcome<object>> => {
  const asked = { memberId: steps.memberId, code: hop.code, currency: hop.currency };
  const found = await wayToAccount(context, asked, held.account);
  if (typeof found === 'string') return unknown('no way to the game');
  const { account, port } = found;
  const transfer = { username: account.username, amount: held.row.amount, reference: hop.transferId };
  if (ageOf(context, held) > enterLaneWithinMs) return unknown('too late to send');
  return hop.direction === 'in' ? port.transferIn(transfer) : asHomeward(() => port.transferOut(transfer));
};

// The job or a person ended it first: the provider's answer is compared with that end.
const compareWithEnd = async ({ context }: Hopping, row: GameTransfer, answer: Answer): Promise<void> => {
  const ended = await transferWork.find(context.database, row);
  if (ended?.endedAt != null) await checkEnded({ context, kind: transfers, row: ended }, answer);
};

// One hop between the wallet and a game: reserve, call the provider, settle or give back. An unclear answer leaves the
// hold in place, and the job queries the provider.
export const transferHop = async (asking: Hopping, hop: Hop): Promise<EndedHop> => {
  const { steps } = asking;
  const held = await reserveInTurn(asking, hop);
  if (held === null) return { end: 'empty' };
  const { row } = held;
  const { createdAt } = row;
  const outcome = await send(asking, hop, held);
  if (outcome.kind === 'unknown') {
    await steps.inTransaction((work) => {
      const due = new Date(work.now.getTime() + inquiryWaitMs(0));
      return transferWork.recordUnknown(work.sql, { ...row, due, isForReview: false, answer: outcome.reason });
    });
    return { end: 'pending', createdAt };
  }
  const isDone = outcome.kind === 'done';
  const isEnded = await steps.inTransaction((work) =>
    endHold(work, transfers, {
      row,
      // The game's record of it is compared later, by an inquiry: its first word may have been wrong.
      end: isDone ? { outcome: 'done', watchAt: new Date(work.now.getTime() + watchEveryMs) } : { outcome: 'returned' },
    }),
  );
  if (!isEnded) await compareWithEnd(asking, row, isDone ? { kind: 'done' } : { kind: 'refused' });
  return { end: isDone ? 'confirmed' : 'refused', createdAt };
};
