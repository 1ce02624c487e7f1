import type { Sql } from '#database/database.ts';
import { placeOfMoney, type MoneyPlace } from './find-money.ts';
import { slipWithinMs } from './place-receipt.ts';
import { type KnownReceipt, listReceiptsAlike, type Receipt } from './receipts-table.ts';

export interface MoneyAlike {
  readonly channels: readonly string[];
  readonly paidAt: Date;
  readonly payerName: string;
  readonly place: MoneyPlace;
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
  for (const known of await alikeOf(sql, reported))
    found.push({
      channels: known.channels.map(({ channel }) => channel),
      paidAt: known.paidAt,
      payerName: known.payer.name,
      place: await placeOfMoney(sql, known),
    });
  return found;
};
