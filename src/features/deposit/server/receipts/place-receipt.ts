import { accounts } from '#ledger';
import type { Sql } from '#database/database.ts';
import { agreeingDigits, isSameName } from '../match-sender.ts';
import { alikeMax, listReceiptsAlike, listReceiptsNamed, type KnownReceipt, type Receipt } from './receipts-table.ts';

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
const slipWithinMs = 60 * 60_000;
const visibleMin = 4;

const isOneAccount = (known: KnownReceipt, { account }: Receipt): boolean =>
  account == null ||
  known.toAccountNo === null ||
  (known.toAccountNo === account.accountNo && known.toBankCode === account.bankCode);

const isOtherBank = ({ payer: known }: KnownReceipt, { payer }: Receipt): boolean =>
  known.bankCode !== '' && payer.bankCode !== '' && known.bankCode !== payer.bankCode;

// A person reads the bank that sent the money on, which need not be the payer's own.
const isOneByHand = (known: KnownReceipt, told: Receipt): boolean =>
  known.channels.some(({ channel }) => channel === 'HAND') !== (told.channel === 'HAND');

// After an erasure there is no name, which then contradicts nobody.
const isOnePayer = (known: KnownReceipt, told: Receipt): boolean => {
  if (isOtherBank(known, told) && !isOneByHand(known, told)) return false;
  const [before, now] = [known.payer, told.payer];
  return before.accountNo === '' && now.accountNo === ''
    ? before.name === now.name || before.name === ''
    : agreeingDigits(before.accountNo, now.accountNo) !== null;
};

const isOneTime = (known: KnownReceipt, told: Receipt): boolean => {
  const before = known.channels.find(({ channel }) => channel === told.channel);
  if (before !== undefined) return told.isTimeLoose === true || before.paidAt.getTime() === told.paidAt.getTime();
  return Math.abs(known.paidAt.getTime() - told.paidAt.getTime()) <= sameReferenceWithinMs;
};

export const isSameReceipt = (known: KnownReceipt, told: Receipt): boolean =>
  known.amount === told.amount &&
  known.currency === told.currency &&
  isOneAccount(known, told) &&
  isOnePayer(known, told) &&
  isOneTime(known, told);

// Not clearly different does not mean the same: the payer must visibly agree.
const isSeenToAgree = (known: KnownReceipt, told: Receipt): boolean =>
  !isOtherBank(known, told) &&
  ((agreeingDigits(known.payer.accountNo, told.payer.accountNo) ?? 0) >= visibleMin ||
    isSameName(told.payer.name, known.payer.name));

// One channel reports a payment once, but two people may each record the same line of the bank.
const isToldOnce = (known: KnownReceipt, told: Receipt): boolean =>
  told.channel === 'HAND' || !known.channels.some(({ channel }) => channel === told.channel);

const houses: readonly string[] = Object.values(accounts.house);

// Money booked to one member is not the money named for another, unless one number says that it is.
export const isOfAnother = (known: KnownReceipt, { memberId }: Receipt): boolean =>
  memberId != null && known.memberId !== memberId && !houses.includes(known.memberId);

// Equal payments of one payer, booked in one place, are interchangeable: each takes one slip and one line of the feed, so
// the sum is right whichever of them those are matched to. Null unless that is so.
const nearestOfOne = (alike: readonly KnownReceipt[], told: Receipt): KnownReceipt | null => {
  const [first, ...others] = alike;
  const isOne = others.every(({ memberId }) => memberId === first?.memberId);
  if (!isOne || !alike.every((known) => isSeenToAgree(known, told) && !isOfAnother(known, told))) return null;
  const distanceOf = ({ paidAt }: KnownReceipt): number => Math.abs(paidAt.getTime() - told.paidAt.getTime());
  return alike.toSorted((left, right) => distanceOf(left) - distanceOf(right))[0] ?? null;
};

// A gift arrives at a wallet whose lines no bank, gateway or slip reports, so it is never the money of another channel;
// only what a person read by hand may be a gift.
const mayBeOne = (known: KnownReceipt, told: Receipt): boolean => {
  const isGift = known.channels.some(({ channel }) => channel === 'GIFT');
  return isGift ? told.channel === 'HAND' : told.channel !== 'GIFT';
};

// Slips and the lines about the same payments, whichever came first.
const isOfSlips = (alike: readonly KnownReceipt[], told: Receipt): boolean =>
  told.channel === 'SLIP' ||
  (told.channel === 'FEED' && alike.every(({ channels }) => channels.some(({ channel }) => channel === 'SLIP')));

const hasSlip = (known: KnownReceipt, told: Receipt): boolean =>
  known.toAccountNo !== null && [told, ...known.channels].some(({ channel }) => channel === 'SLIP');

// Booked receipts that a report may be about, for a person to choose from.
export const listPossible = async (sql: Sql, told: Receipt): Promise<KnownReceipt[]> =>
  (await listReceiptsAlike(sql, told, slipWithinMs)).filter(
    (known) => mayBeOne(known, told) && isOneAccount(known, told) && isOnePayer(known, told) && isToldOnce(known, told),
  );

// Two reports too far apart in time to be called the same, which may still be one payment.
const isPerhapsLate = async (sql: Sql, told: Receipt): Promise<boolean> =>
  (await listPossible(sql, told)).some((known) => hasSlip(known, told) && isSeenToAgree(known, told));

const placeByContent = async (sql: Sql, told: Receipt): Promise<Place> => {
  const listed = await listReceiptsAlike(sql, told, alikeWithinMs);
  if (listed.length > alikeMax) return { kind: 'unclear' };
  const alike = listed.filter(
    (known) => mayBeOne(known, told) && isOneAccount(known, told) && isOnePayer(known, told) && isToldOnce(known, told),
  );
  const [only] = alike;
  if (only === undefined) return (await isPerhapsLate(sql, told)) ? { kind: 'unclear' } : { kind: 'new', nth: 1 };
  const nearest = isOfSlips(alike, told) ? nearestOfOne(alike, told) : null;
  if (nearest !== null) return { kind: 'known', receipt: nearest };
  const isKnown = alike.length === 1 && isSeenToAgree(only, told) && !isOfAnother(only, told);
  return isKnown ? { kind: 'known', receipt: only } : { kind: 'unclear' };
};

// Finds out whether reported money is booked already: by the reference or, if no channel gave it that one, by amount,
// time and payer, if the match is unambiguous.
export const placeReceipt = async (sql: Sql, told: Receipt): Promise<Place> => {
  const named = await listReceiptsNamed(sql, told);
  const same = told.bankReference === null ? named[0] : named.find((known) => isSameReceipt(known, told));
  if (same !== undefined) return { kind: 'known', receipt: same };
  if (named.length > 0 || told.isDecided === true) return { kind: 'new', nth: named.length + 1 };
  return placeByContent(sql, told);
};
