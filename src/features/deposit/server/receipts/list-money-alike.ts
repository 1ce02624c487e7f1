import type { Sql } from '#database/database.ts';
import { placeOfMoney, type MoneyPlace } from './find-money.ts';
import { listReceiptsAlike, type Receipt } from './receipts-table.ts';

export interface MoneyAlike {
  readonly channels: readonly string[];
  readonly paidAt: Date;
  readonly payerName: string;
  readonly place: MoneyPlace;
}

const withinMs = 10 * 60_000;

// Booked receipts of the same amount at about the same time, with where their money is, for a person to compare.
export const listMoneyAlike = async (
  sql: Sql,
  reported: Pick<Receipt, 'amount' | 'currency' | 'paidAt'>,
): Promise<MoneyAlike[]> => {
  const found: MoneyAlike[] = [];
  for (const known of await listReceiptsAlike(sql, { ...reported, sendingBankCode: '', bankReference: null }, withinMs))
    found.push({
      channels: known.channels.map(({ channel }) => channel),
      paidAt: known.paidAt,
      payerName: known.payer.name,
      place: await placeOfMoney(sql, known),
    });
  return found;
};
