import { accounts } from '#ledger';
import { findAccountOfMember, plainNumber, type BankAccountKey } from '#members/bank-accounts-table.ts';
import { findBankAccountOwner } from '#members/claims-table.ts';
import type { Context } from '#server/context.ts';
import { laneNames } from '#server/outside/lane-names.ts';
import { raiseFinding } from '#server/outside/raise-finding.ts';
import { isWholeNumber, proofBySender } from '../match-sender.ts';
import { findSuspenseItem } from '../suspense/suspense-table.ts';
import { lockAmount } from './claim-receipt.ts';
import { isOfAnother, placeReceipt, type Place } from './place-receipt.ts';
import { insertLaterChannel, type Channel, type KnownReceipt, type Receipt } from './receipts-table.ts';

// "unclear": it may be booked already or not; nothing was posted and a person must decide. Only a feed, which keeps the
// line, and a slip, which waits itself, get this answer.
export type Credited = 'credited' | 'suspended' | 'repeat' | 'unclear';

export const auditOf = (receipt: Receipt): Record<string, string> => ({
  amount: receipt.amount.toString(),
  currency: receipt.currency,
  channel: receipt.channel,
  sendingBank: receipt.sendingBankCode,
  reference: receipt.bankReference ?? '-',
});

// Records that this channel reports the receipt too. Another payment of this amount may be on its way to the same
// receipt, so it is placed again while no claim of the amount can run; false if the receipt is no longer the one.
const linkChannel = async (context: Context, receipt: Receipt, known: KnownReceipt): Promise<boolean> => {
  if (known.channels.some(({ channel }) => channel === receipt.channel)) return true;
  const { memberId, operationId } = known;
  const claim = { memberId, operationId, at: context.now(), nth: 1 };
  return context.database.transaction(async (sql) => {
    await lockAmount(sql, receipt);
    const place = await placeReceipt(sql, receipt);
    if (place.kind !== 'known' || place.receipt.operationId !== operationId) return false;
    await insertLaterChannel(sql, receipt, claim);
    return true;
  });
};

// Another member than the reported one who has the money: by the book it is in, or since staff named it to them. Staff knew
// what the channel said that brought it, so a repeat of that channel is no news.
const otherOwnerOf = async ({ database }: Context, receipt: Receipt, known: KnownReceipt): Promise<string | null> => {
  if (receipt.memberId == null) return null;
  if (isOfAnother(known, receipt)) return known.memberId;
  const { memberId: houseId, operationId } = known;
  const item = await findSuspenseItem(database, { houseId, operationId });
  return item === null || item.channel === receipt.channel || item.namedTo === receipt.memberId ? null : item.namedTo;
};

const houses: readonly string[] = Object.values(accounts.house);

// Credited on the word of a slip, which shows four digits; what a person read or named, people decided.
const isBySlip = ({ memberId, channels }: KnownReceipt): boolean =>
  !houses.includes(memberId) &&
  channels.some(({ channel }) => channel === 'SLIP') &&
  channels.every(({ channel }) => channel !== 'HAND');

const digitsMax = 20;

// Banks and members write a number with or without the zeros in front.
const ownersOfNumber = async ({ database }: Context, { bankCode, accountNo }: BankAccountKey): Promise<string[]> => {
  const digits = accountNo.replace(/^0+/, '');
  const owners: (string | null)[] = [];
  for (let spelling = digits; spelling.length <= digitsMax; spelling = `0${spelling}`)
    owners.push(await findBankAccountOwner(database, { bankCode, accountNo: spelling }));
  return owners.filter((owner) => owner !== null);
};

// Whose money a slip credited, if another channel shows a whole number that never was its member's: the member whose number
// it is, or else the one who has the money.
const otherPayerOf = async (
  context: Context,
  { channel, payer }: Receipt,
  known: KnownReceipt,
): Promise<string | null> => {
  const isShown = channel === 'FEED' || channel === 'QR';
  if (!isShown || !isBySlip(known) || payer.bankCode === '' || !isWholeNumber(payer.accountNo)) return null;
  const accountNo = plainNumber(payer.accountNo);
  const owners = await ownersOfNumber(context, { bankCode: payer.bankCode, accountNo });
  if (owners.includes(known.memberId)) return null;
  const registered = await findAccountOfMember(context.database, known.memberId);
  // A shorter number may be only the end of one.
  const isOther =
    registered !== null &&
    (proofBySender(payer, registered) === 'other' || accountNo.length > registered.accountNo.length);
  return owners[0] ?? (isOther ? known.memberId : null);
};

const twoOwnersOf = async (
  context: Context,
  receipt: Receipt,
  known: KnownReceipt,
): Promise<{ readonly memberId: string; readonly bookedTo: string } | null> => {
  const bookedTo = await otherOwnerOf(context, receipt, known);
  if (bookedTo !== null) return { memberId: receipt.memberId ?? bookedTo, bookedTo };
  const memberId = await otherPayerOf(context, receipt, known);
  return memberId === null ? null : { memberId, bookedTo: known.memberId };
};

// One number is one payment, so it is booked once; a person decides whose it is.
const raiseTwoOwners = async (context: Context, receipt: Receipt, known: KnownReceipt): Promise<void> => {
  const found = await twoOwnersOf(context, receipt, known);
  if (found === null) return;
  const { memberId, bookedTo } = found;
  await raiseFinding(context, {
    memberId,
    kind: 'MONEY_OF_TWO_MEMBERS',
    // Not the lane of slips: while a finding of it is open, nobody could release it, and the slips of all members would wait.
    lane: receipt.channel === 'QR' ? laneNames.gateway(receipt.methodCode) : laneNames.feed,
    object: `receipt ${known.operationId}`,
    detail: { ...auditOf(receipt), bookedTo },
    stopsLane: false,
  });
};

export interface Booking {
  // Books it without a search first; whether it is new, `book` finds out too.
  readonly isLikelyNew?: boolean;
  // Books it as the nth receipt of its reference; null if somebody else claimed that place meanwhile.
  readonly book: (nth: number) => Promise<Credited | null>;
  readonly whenKnown: (known: KnownReceipt) => Promise<Credited>;
  // Keeps it for a person, whatever it resembles.
  readonly whenUnclear: (decided: Receipt) => Promise<Credited>;
}

const waitsItself: readonly Channel[] = ['FEED', 'SLIP'];

const triesMax = 10;

// One payment, one booking, whichever channels report it and however often.
export const bookReceipt = async (context: Context, receipt: Receipt, booking: Booking): Promise<Credited> => {
  for (let tried = 0; tried < triesMax; tried += 1) {
    const isTriedBlindly = tried === 0 && booking.isLikelyNew === true;
    const place: Place = isTriedBlindly ? { kind: 'new', nth: 1 } : await placeReceipt(context.database, receipt);
    if (place.kind === 'unclear')
      return waitsItself.includes(receipt.channel) ? 'unclear' : booking.whenUnclear({ ...receipt, isDecided: true });
    if (place.kind === 'known') {
      if (await linkChannel(context, receipt, place.receipt)) {
        const answer = await booking.whenKnown(place.receipt);
        await raiseTwoOwners(context, receipt, place.receipt);
        return answer;
      }
    } else {
      const booked = await booking.book(place.nth);
      if (booked !== null) return booked;
    }
  }
  throw new Error('a bank reference was taken at each attempt to claim it');
};
