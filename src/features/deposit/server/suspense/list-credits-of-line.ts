import { accounts } from '#ledger';
import type { Work } from '#server/transaction-on.ts';
import { lockAmount } from '../receipts/claim-receipt.ts';
import { listUnshownCredits, type UnshownCredit } from './joined-credits-table.ts';
import type { SuspenseItem } from './suspense-table.ts';

const houses: readonly string[] = Object.values(accounts.house);

// What was credited without a line of the bank, and this line may show. No such credit is added until the transaction ends.
export const listCreditsOfLine = async ({ sql }: Work, item: SuspenseItem): Promise<UnshownCredit[]> => {
  await lockAmount(sql, item);
  return listUnshownCredits(sql, item, houses);
};
