import type { Context } from '#server/context.ts';
import { laneNames } from '#server/outside/lane-names.ts';
import { raiseFinding } from '#server/outside/raise-finding.ts';
import { findSuspenseItem } from '../suspense/suspense-table.ts';
import { lockAmount } from './claim-receipt.ts';
import { isOfAnother, placeReceipt } from './place-receipt.ts';
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

// One number is one payment, so it is booked once; a person decides whose it is.
const raiseTwoOwners = async (context: Context, receipt: Receipt, known: KnownReceipt): Promise<void> => {
  const bookedTo = await otherOwnerOf(context, receipt, known);
  if (bookedTo === null) return;
  await raiseFinding(context, {
    memberId: receipt.memberId ?? bookedTo,
    kind: 'MONEY_OF_TWO_MEMBERS',
    // Not the lane of slips: while a finding of it is open, nobody could release it, and the slips of all members would wait.
    lane: receipt.channel === 'QR' ? laneNames.gateway(receipt.methodCode) : laneNames.feed,
    object: `receipt ${known.operationId}`,
    detail: { ...auditOf(receipt), bookedTo },
    stopsLane: false,
  });
};

export interface Booking {
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
    const place = await placeReceipt(context.database, receipt);
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
