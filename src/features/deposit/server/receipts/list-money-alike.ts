import type { Sql } from '#database/database.ts';
import { inWalletOf, placeOfMoney, type MoneyPlace } from './find-money.ts';
import { slipWithinMs } from './place-receipt.ts';
import { type KnownReceipt, listReceiptsAlike, type Receipt } from './receipts-table.ts';

export interface MoneyAlike {
  readonly channels: readonly string[];
  readonly paidAt: Date;
  readonly payerName: string;
  readonly place: MoneyPlace;
  // Null if it is in no wallet.
  readonly inWalletOf: string | null;
}

const withinMs = 10 * 60_000;

const alikeOf = async (
  sql: Sql,
  { payer, ...money }: Pick<Receipt, 'amount' | 'currency' | 'paidAt' | 'payer'>,
): Promise<KnownReceipt[]> => {
  const reported = { ...money, sendingBankCode: '', bankReference: null };
  const near = await listReceiptsAlike(sql, reported, withinMs);
  const ofPayer = await listReceiptsAlike(sql, { ...reported, payer }, slipWithinMs);
  const later = ofPayer.filter((one) => near.every(({ operationId }) => operationId !== one.operationId));
  return [...near, ...later];
};

// Booked receipts of the same amount at about the same time, and of a payer whose shown digits agree also somewhat later or
// earlier, with where their money is, for a person to compare.
export const listMoneyAlike = async (
  sql: Sql,
  reported: Pick<Receipt, 'amount' | 'currency' | 'paidAt' | 'payer'>,
): Promise<MoneyAlike[]> => {
  const found: MoneyAlike[] = [];
  for (const known of await alikeOf(sql, reported)) {
    const place = await placeOfMoney(sql, known);
    found.push({
      channels: known.channels.map(({ channel }) => channel),
      paidAt: known.paidAt,
      payerName: known.payer.name,
      place,
      inWalletOf: inWalletOf(place),
    });
  }
  return found;
};
