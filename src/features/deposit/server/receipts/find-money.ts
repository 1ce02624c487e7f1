import { accounts } from '#ledger';
import type { Sql } from '#database/database.ts';
import type { BankParty } from '#providers/banks/port.ts';
import { findSuspenseItem } from '../suspense/suspense-table.ts';
import { lockAmount } from './claim-receipt.ts';
import { isSeenToAgree, listPossible, placeReceipt } from './place-receipt.ts';
import { listReceiptsNamed, type KnownReceipt, type Receipt } from './receipts-table.ts';

// Where the money of a receipt is. "credited": in the member's wallet by the operation creditId, once isCarried.
// "returned": sent back to its payer. "given-back": a payout that came back, in the wallet of the member who had withdrawn it.
// Neither is a payment of a member: it proves nothing, and no slip is credited by it.
export type MoneyPlace =
  | { readonly kind: 'nowhere' | 'unclear' | 'returned' }
  | { readonly kind: 'given-back'; readonly memberId: string }
  | {
      readonly kind: 'credited';
      readonly memberId: string;
      readonly creditId: string;
      readonly amount: bigint;
      readonly isCarried: boolean;
    }
  | { readonly kind: 'waiting'; readonly itemId: string; readonly payer: BankParty };

const houses: readonly string[] = Object.values(accounts.house);

export const placeOfMoney = async (sql: Sql, known: KnownReceipt): Promise<MoneyPlace> => {
  const { memberId, operationId, amount, payer } = known;
  if (!houses.includes(memberId)) return { kind: 'credited', memberId, creditId: operationId, amount, isCarried: true };
  const item = await findSuspenseItem(sql, { houseId: memberId, operationId });
  if (item === null || item.status === 'OPEN') return { kind: 'waiting', itemId: operationId, payer };
  if (item.namedTo === null) return { kind: 'returned' };
  if (item.payoutId !== null) return { kind: 'given-back', memberId: item.namedTo };
  return { kind: 'credited', memberId: item.namedTo, creditId: item.creditId, amount, isCarried: item.isCarried };
};

// In whose wallet it is, by whatever way; null if in none.
export const inWalletOf = (place: MoneyPlace): string | null =>
  place.kind === 'credited' || place.kind === 'given-back' ? place.memberId : null;

interface ByHand {
  // The person was shown the money that it may be, and says that it is none of it.
  readonly isCompared: boolean;
}

// Money of the amount that waits for an owner, or that is the member's, or this payer's, already.
const isPerhapsBooked = async (sql: Sql, reported: Receipt): Promise<boolean> => {
  for (const known of await listPossible(sql, reported)) {
    const place = await placeOfMoney(sql, known);
    if (place.kind === 'waiting' || isSeenToAgree(known, reported)) return true;
    const owner = inWalletOf(place);
    if (owner !== null && owner === reported.memberId) return true;
  }
  return false;
};

// Finds the money that a channel reports, wherever it is booked. Before a person's report is decided, no other money of its
// amount is booked until the transaction ends, and what nobody compared with it may neither wait nor be credited.
export const findMoney = async (sql: Sql, reported: Receipt, byHand?: ByHand): Promise<MoneyPlace> => {
  if (byHand !== undefined) await lockAmount(sql, reported);
  if (byHand?.isCompared === false && (await isPerhapsBooked(sql, reported))) return { kind: 'unclear' };
  const place = await placeReceipt(sql, reported);
  if (place.kind === 'known') return placeOfMoney(sql, place.receipt);
  return { kind: place.kind === 'unclear' || place.nth > 1 ? 'unclear' : 'nowhere' };
};

// The same for money that a channel's number names; null if none has it. A number that was used again names the first.
export const findNamedMoney = async (
  sql: Sql,
  { issuer, reference }: { readonly issuer: string; readonly reference: string },
): Promise<MoneyPlace | null> => {
  const [first] = await listReceiptsNamed(sql, { sendingBankCode: '', issuer, bankReference: reference });
  return first === undefined ? null : placeOfMoney(sql, first);
};
