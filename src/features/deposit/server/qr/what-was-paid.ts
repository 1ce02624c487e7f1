import type { Sql } from '#database/database.ts';
import { waitsAs } from '../../rules.ts';
import { placeReceipt } from '../receipts/place-receipt.ts';
import type { KnownReceipt, Receipt } from '../receipts/receipts-table.ts';
import { findSuspenseItem } from '../suspense/suspense-table.ts';
import type { QrMoney } from './qr-codes-table.ts';

const nothing: QrMoney = { credited: 0n, waiting: 0n, waitsAs: null };

const moneyOf = async (sql: Sql, memberId: string, known: KnownReceipt): Promise<QrMoney> => {
  if (known.memberId === memberId) return { ...nothing, credited: known.amount };
  const item = await findSuspenseItem(sql, { houseId: known.memberId, operationId: known.operationId });
  if (item?.status === 'NAMED' && item.payoutId === null && item.namedTo === memberId)
    return { ...nothing, credited: known.amount };
  const isWaiting = item?.status === 'OPEN' && item.notifiedMemberId === memberId;
  return isWaiting ? { credited: 0n, waiting: known.amount, waitsAs: waitsAs(item.reason) } : nothing;
};

// The sums of the payments of a member's code, read from where each of them is booked.
export const whatWasPaid = async (sql: Sql, memberId: string, receipts: readonly Receipt[]): Promise<QrMoney> => {
  let total = nothing;
  for (const receipt of receipts) {
    const place = await placeReceipt(sql, receipt);
    if (place.kind !== 'known') continue;
    const money = await moneyOf(sql, memberId, place.receipt);
    total = {
      credited: total.credited + money.credited,
      waiting: total.waiting + money.waiting,
      waitsAs: money.waitsAs ?? total.waitsAs,
    };
  }
  return total;
};
