import { accounts } from '#ledger';
import type { Sql } from '#database/database.ts';
import { agreeingDigits, isSameName } from '../match-sender.ts';
import {
  alikeMax,
  listReceiptsAlike,
  listReceiptsNamed,
  listUnshownByHand,
  type Channel,
  type KnownReceipt,
  type Receipt,
} from './receipts-table.ts';

// What a report is about: new money, money that is booked, or money that only a person can place. `nth` is above one if
// the bank gave its reference to other money before.
export type Place =
  | { readonly kind: 'new'; readonly nth: number }
  | { readonly kind: 'known'; readonly receipt: KnownReceipt }
  | { readonly kind: 'unclear' };

// Two channels have two clocks: one reports when it was paid, another when it was booked.
const sameReferenceWithinMs = 24 * 60 * 60_000;
const alikeWithinMs = 10 * 60_000;
// A bank may book a payment much later than its sender's bank, whose time a slip shows.
export const slipWithinMs = 60 * 60_000;
const visibleMin = 4;

const isOneAccount = (known: KnownReceipt, { account }: Receipt): boolean =>
  account == null ||
  known.toAccountNo === null ||
  (known.toAccountNo === account.accountNo && known.toBankCode === account.bankCode);

const isOtherBank = ({ payer: known }: KnownReceipt, { payer }: Receipt): boolean =>
  known.bankCode !== '' && payer.bankCode !== '' && known.bankCode !== payer.bankCode;

// A person reads the bank that sent the money on, which need not be the payer's own.
const isOneByHand = (known: KnownReceipt, reported: Receipt): boolean =>
  known.channels.some(({ channel }) => channel === 'HAND') !== (reported.channel === 'HAND');

// After an erasure there is no name, which then contradicts nobody.
const isOnePayer = (known: KnownReceipt, reported: Receipt): boolean => {
  if (isOtherBank(known, reported) && !isOneByHand(known, reported)) return false;
  const [before, now] = [known.payer, reported.payer];
  return before.accountNo === '' && now.accountNo === ''
    ? before.name === now.name || before.name === ''
    : agreeingDigits(before.accountNo, now.accountNo) !== null;
};

const isOneTime = (known: KnownReceipt, reported: Receipt): boolean => {
  const before = known.channels.find(({ channel }) => channel === reported.channel);
  if (before !== undefined)
    return reported.isTimeLoose === true || before.paidAt.getTime() === reported.paidAt.getTime();
  return Math.abs(known.paidAt.getTime() - reported.paidAt.getTime()) <= sameReferenceWithinMs;
};

export const isSameReceipt = (known: KnownReceipt, reported: Receipt): boolean =>
  known.amount === reported.amount &&
  known.currency === reported.currency &&
  isOneAccount(known, reported) &&
  isOnePayer(known, reported) &&
  isOneTime(known, reported);

// Not clearly different does not mean the same: the payer must visibly agree.
export const isSeenToAgree = (known: KnownReceipt, reported: Receipt): boolean =>
  !isOtherBank(known, reported) &&
  ((agreeingDigits(known.payer.accountNo, reported.payer.accountNo) ?? 0) >= visibleMin ||
    isSameName(reported.payer.name, known.payer.name));

// One channel reports a payment once, but two people may each record the same line of the bank.
const isReportedOnce = (known: KnownReceipt, reported: Receipt): boolean =>
  reported.channel === 'HAND' || !known.channels.some(({ channel }) => channel === reported.channel);

const houses: readonly string[] = Object.values(accounts.house);

// Money booked to one member is not the money named for another, unless one number says that it is.
export const isOfAnother = (known: KnownReceipt, { memberId }: Receipt): boolean =>
  memberId != null && known.memberId !== memberId && !houses.includes(known.memberId);

// Equal payments of one payer, booked in one place, are interchangeable: each takes one slip and one line of the feed, so
// the sum is right whichever of them those are matched to. Null unless that is so.
const nearestOfOne = (alike: readonly KnownReceipt[], reported: Receipt): KnownReceipt | null => {
  const [first, ...others] = alike;
  const isOne = others.every(({ memberId }) => memberId === first?.memberId);
  if (!isOne || !alike.every((known) => isSeenToAgree(known, reported) && !isOfAnother(known, reported))) return null;
  const distanceOf = ({ paidAt }: KnownReceipt): number => Math.abs(paidAt.getTime() - reported.paidAt.getTime());
  return alike.toSorted((left, right) => distanceOf(left) - distanceOf(right))[0] ?? null;
};

// A gift arrives at a wallet whose lines no bank, gateway or slip reports, so it is never the money of another channel;
// only what a person read by hand may be a gift.
const mayBeOne = (known: KnownReceipt, reported: Receipt): boolean => {
  const isGift = known.channels.some(({ channel }) => channel === 'GIFT');
  return isGift ? reported.channel === 'HAND' : reported.channel !== 'GIFT';
};

// Slips and the lines about the same payments, whichever came first.
const isOfSlips = (alike: readonly KnownReceipt[], reported: Receipt): boolean =>
  reported.channel === 'SLIP' ||
  (reported.channel === 'FEED' && alike.every(({ channels }) => channels.some(({ channel }) => channel === 'SLIP')));

const tells = (channel: Channel, known: KnownReceipt, reported: Receipt): boolean =>
  known.toAccountNo !== null && [reported, ...known.channels].some((one) => one.channel === channel);

const mayBe =
  (reported: Receipt) =>
  (known: KnownReceipt): boolean =>
    mayBeOne(known, reported) &&
    isOneAccount(known, reported) &&
    isOnePayer(known, reported) &&
    isReportedOnce(known, reported);

// A person may misread the hour, or take the time at which the member reported the money.
const handWithinMs = 24 * 60 * 60_000;

interface Nearby {
  readonly near: readonly KnownReceipt[];
  readonly byHand: readonly KnownReceipt[];
}

const listNearby = async (sql: Sql, reported: Receipt): Promise<Nearby> => {
  const [near, byHand] = await Promise.all([
    listReceiptsAlike(sql, reported, slipWithinMs),
    reported.channel === 'HAND' ? [] : listUnshownByHand(sql, reported, handWithinMs),
  ]);
  return { near, byHand };
};

const possibleOf = (reported: Receipt, { near, byHand }: Nearby): KnownReceipt[] => {
  const farther = byHand.filter((one) => near.every(({ operationId }) => operationId !== one.operationId));
  return [...near, ...farther].filter(mayBe(reported));
};

// Booked receipts that a report may be about, for a person to choose from.
export const listPossible = async (sql: Sql, reported: Receipt): Promise<KnownReceipt[]> =>
  possibleOf(reported, await listNearby(sql, reported));

// Two reports too far apart in time to be called the same, which may still be one payment: a slip shows the time of another
// bank, and a person may misread one.
const isPerhapsLate = (reported: Receipt, nearby: Nearby): boolean =>
  possibleOf(reported, nearby).some((known) => {
    if (isSeenToAgree(known, reported)) return tells('SLIP', known, reported) || tells('HAND', known, reported);
    return tells('HAND', known, reported) && known.memberId === reported.memberId;
  });

// If there are more within the longer time than are listed, those within the shorter one are listed alone.
const listAlike = (sql: Sql, reported: Receipt, { near }: Nearby): Promise<KnownReceipt[]> | KnownReceipt[] => {
  const isWithin = ({ paidAt }: KnownReceipt): boolean =>
    Math.abs(paidAt.getTime() - reported.paidAt.getTime()) <= alikeWithinMs;
  return near.length > alikeMax ? listReceiptsAlike(sql, reported, alikeWithinMs) : near.filter(isWithin);
};

const placeByContent = async (sql: Sql, reported: Receipt): Promise<Place> => {
  const nearby = await listNearby(sql, reported);
  const listed = await listAlike(sql, reported, nearby);
  if (listed.length > alikeMax) return { kind: 'unclear' };
  const alike = listed.filter(mayBe(reported));
  const [only] = alike;
  if (only === undefined) return isPerhapsLate(reported, nearby) ? { kind: 'unclear' } : { kind: 'new', nth: 1 };
  const nearest = isOfSlips(alike, reported) ? nearestOfOne(alike, reported) : null;
  if (nearest !== null) return { kind: 'known', receipt: nearest };
  const isKnown = alike.length === 1 && isSeenToAgree(only, reported) && !isOfAnother(only, reported);
  return isKnown ? { kind: 'known', receipt: only } : { kind: 'unclear' };
};

// People said that it is none of the receipts they were shown; what was booked since they did not see.
const placeDecided = async (sql: Sql, reported: Receipt): Promise<Place> => {
  const { otherThan } = reported;
  if (otherThan === undefined) return { kind: 'new', nth: 1 };
  const isUnseen = (await listPossible(sql, reported)).some(({ operationId }) => !otherThan.includes(operationId));
  return isUnseen ? { kind: 'unclear' } : { kind: 'new', nth: 1 };
};

// Finds out whether reported money is booked already: by the reference or, if no channel gave it that one, by amount,
// time and payer, if the match is unambiguous.
export const placeReceipt = async (sql: Sql, reported: Receipt): Promise<Place> => {
  const named = await listReceiptsNamed(sql, reported);
  const same = reported.bankReference === null ? named[0] : named.find((known) => isSameReceipt(known, reported));
  if (same !== undefined) return { kind: 'known', receipt: same };
  if (named.length > 0) return { kind: 'new', nth: named.length + 1 };
  return reported.isDecided === true ? placeDecided(sql, reported) : placeByContent(sql, reported);
};
