import type { GameCode } from '#contract/games.ts';
import { updateOwnWins } from '#conditions/own-money-table.ts';
import { accounts, balancesOf } from '#ledger';
import { amountMax } from '#money/money-wire.ts';
import { upsertPlay } from '#play/play-days-table.ts';
import type { Context } from '#server/context.ts';
import { systemOrigin, transactionOn, type Work } from '#server/transaction-on.ts';
import { sizeOf, verdictOnPlay, type PlayVerdict, type SeenPlay } from '../rules.ts';
import { findGameAccount, updateUsed } from './game-accounts-table.ts';
import { upsertComparison, type Comparison } from './held/comparisons-table.ts';
import {
  insertHeldPlay,
  updateHeldAmount,
  endHeldGone,
  updateHeldTransfer,
  findStandingHeldPlay,
  type HeldPlay,
} from './held/held-plays-table.ts';
import { takeReadingTime } from './held/balance-readings-table.ts';
import { finishCommonReading } from './held/finish-common-reading.ts';
import type { ReadBalance } from './held/read-balance.ts';

interface FoundPlay {
  readonly code: GameCode;
  readonly difference: bigint;
  // The game was read at this time without it; null if it was never read before.
  readonly since: Date | null;
}

// Entries: play -> game:G for what was won, game:G -> play for what was lost.
export const postPlay = async (
  work: Work,
  newId: () => string,
  { code, difference, since }: FoundPlay,
): Promise<void> => {
  const [from, to] = difference > 0n ? [accounts.play, accounts.game(code)] : [accounts.game(code), accounts.play];
  const size = difference > 0n ? difference : -difference;
  const amount = size > amountMax ? amountMax : size;
  const result = await work.post({ operationId: newId(), step: 0, from, to, amount, kind: 'play' });
  if (result.status !== 'posted') throw new Error(`play at ${code} was not posted: ${result.status}`);
  await upsertPlay(work.sql, work.memberId);
  if (difference > 0n) await updateOwnWins(work.sql, { memberId: work.memberId, code, seq: result.seq, since });
};

const isSameWay = (one: bigint, other: bigint): boolean => one > 0n === other > 0n;

// A held win is judged again at each reading, and so is the amount added to it: a transfer may turn up beside a win.
const judgeAgain = (held: HeldPlay, seen: SeenPlay): PlayVerdict => {
  const whole = verdictOnPlay(seen);
  const grown = seen.difference - held.amount;
  const isTransfer = whole.kind === 'held' && whole.reason === 'TRANSFER';
  return isTransfer || grown === 0n ? whole : verdictOnPlay({ ...seen, difference: grown });
};

const isStillHeld = (held: HeldPlay | null, { difference }: SeenPlay): held is HeldPlay =>
  held !== null && difference !== 0n && isSameWay(difference, held.amount);

// The held amount follows the provider.
const followHeld = async (
  work: Work,
  held: HeldPlay,
  seen: SeenPlay & { readonly verdict: PlayVerdict },
): Promise<void> => {
  const { memberId, heldId } = held;
  const { verdict, difference: amount } = seen;
  await updateHeldAmount(work.sql, { memberId, heldId, amount, bookedAmount: seen.booked, at: work.now });
  if (held.reason === 'TRANSFER' || verdict.kind !== 'held' || verdict.reason !== 'TRANSFER') return;
  await updateHeldTransfer(work.sql, { memberId, heldId, transferId: verdict.transferId, at: work.now });
  work.audit(`held play ${heldId}`, { game: held.code, held: amount.toString(), reason: verdict.reason });
};

// People refused all of it, so that none of it is going to be booked.
const isRefusedWhole = ({ status, amount }: HeldPlay, { difference }: SeenPlay): boolean =>
  status !== 'OPEN' && status !== 'SECOND' && sizeOf(difference) <= sizeOf(amount);

// The provider no longer shows it.
const endHeld = async (work: Work, { memberId, heldId, code }: HeldPlay): Promise<void> => {
  await endHeldGone(work.sql, { memberId, heldId, at: work.now });
  work.audit(`held play ${heldId}`, { game: code, gone: true });
  work.event('balances');
};

interface Compared extends Pick<Comparison, 'kind' | 'bookedAmount'> {
  // Whether the books now have all that the game shows, but for what people refused.
  readonly isKnown: boolean;
}

const holdPlay = async (
  work: Work,
  heldId: string,
  held: Omit<Parameters<typeof insertHeldPlay>[1], 'memberId' | 'heldId' | 'at'>,
): Promise<void> => {
  await insertHeldPlay(work.sql, { ...held, memberId: work.memberId, heldId, at: work.now });
  work.audit(`held play ${heldId}`, { game: held.code, held: held.amount.toString(), reason: held.reason });
  work.event('balances');
};

// Null: a transfer began or ended since the reading, or a newer one was compared, so that it says nothing now.
const compare = async (work: Work, newId: () => string, read: ReadBalance): Promise<Compared | null> => {
  const { code, currency, limit, returned } = read;
  const account = await findGameAccount(work.sql, work.memberId, code);
  if (account === null) return null;
  const booked = (await balancesOf(work.sql, work.memberId)).balances.get(accounts.game(code)) ?? 0n;
  if (account.openTransfers > 0) return { kind: 'TRANSFER', bookedAmount: booked, isKnown: false };
  if (account.transfers !== read.transfers) return null;
  const difference = read.amount - booked;
  const seen = { difference, booked, limit, returned };
  const held = await findStandingHeldPlay(work.sql, work.memberId, code);
  const isHeld = isStillHeld(held, seen);
  const verdict = isHeld ? judgeAgain(held, seen) : verdictOnPlay(seen);
  const isClear = difference === 0n || verdict.kind !== 'unclear';
  const taken = await takeReadingTime(work.sql, { memberId: work.memberId, code, askedAt: read.askedAt, isClear });
  if (taken === null) return null;
  if (isHeld && isClear) await followHeld(work, held, { ...seen, verdict });
  if (isHeld) return { kind: 'HELD', bookedAmount: booked, isKnown: isClear && isRefusedWhole(held, seen) };
  if (held !== null) await endHeld(work, held);
  if (difference === 0n) return { kind: 'AGREES', bookedAmount: booked, isKnown: true };
  if (verdict.kind === 'unclear') return { kind: 'UNCLEAR', bookedAmount: booked, isKnown: false };
  if (verdict.kind === 'play') {
    await postPlay(work, newId, { code, difference, since: taken.before });
    await updateUsed(work.sql, { memberId: work.memberId, code, at: work.now });
    work.audit(`game ${code}`, { play: difference.toString() });
    return { kind: 'PLAY', bookedAmount: read.amount, isKnown: true };
  }
  const { reason, transferId } = verdict;
  const found = { code, currency, amount: difference, bookedAmount: booked, readBefore: taken.before };
  await holdPlay(work, newId(), { ...found, reason, transferId });
  return { kind: 'HELD', bookedAmount: booked, isKnown: false };
};

// Returns whether the books then have all that the game shows, but for what people refused.
const record = async (work: Work, newId: () => string, read: ReadBalance): Promise<boolean> => {
  const compared = await compare(work, newId, read);
  if (compared === null) return false;
  const { memberId, now } = work;
  const { isKnown, ...comparison } = compared;
  await upsertComparison(work.sql, { ...comparison, memberId, code: read.code, providerAmount: read.amount, at: now });
  return isKnown;
};

// Returns those of the readings after which the books have all that the game shows.
const recordEach = async (
  work: Work,
  newId: () => string,
  reads: readonly ReadBalance[],
): Promise<readonly ReadBalance[]> => {
  const known: ReadBalance[] = [];
  for (const read of reads) if (await record(work, newId, read)) known.push(read);
  return known;
};

// Books what was won or lost at a game since the last reading, or holds it for a person, and keeps what was found.
// Entries: play -> game:G, or game:G -> play; none for what is held.
// A repeat finds no difference; with money in transit, or a transfer or a newer reading since, nothing is booked.
// Refuses: nothing.
export const recordPlay = async (work: Work, newId: () => string, read: ReadBalance): Promise<void> =>
  finishCommonReading(work, { reads: await recordEach(work, newId, [read]), isAlone: true });

// As recordPlay, of the games that were read together, of which none is missing, and of others.
export const recordTogether = async (
  work: Work,
  newId: () => string,
  { together, others }: { readonly together: readonly ReadBalance[]; readonly others: readonly ReadBalance[] },
): Promise<void> => {
  await recordEach(work, newId, others);
  await finishCommonReading(work, { reads: await recordEach(work, newId, together), isAlone: false });
};

const bySystem = systemOrigin('read game balance');

export const recordPlayAlone = (context: Context, memberId: string, read: ReadBalance): Promise<void> =>
  transactionOn(context, { memberId, operationId: context.newId(), origin: bySystem }, (work) =>
    recordPlay(work, () => context.newId(), read),
  );
