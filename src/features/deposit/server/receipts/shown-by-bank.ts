import type { Sql } from '#database/database.ts';
import { isSameName } from '../match-sender.ts';
import type { Receipt } from './receipts-table.ts';
import { countUnshown, listShownOtherwise } from './reported-amounts-table.ts';

// A line of the bank about another amount of this payer, for which no slip was sent: what a slip reports may be that
// payment. A line need not name its payer.
const isOtherwise = async (sql: Sql, receipt: Receipt): Promise<boolean> => {
  const { name } = receipt.payer;
  const shown = await listShownOtherwise(sql, receipt);
  return shown.some((other) => other === '' || isSameName(name, other) || isSameName(other, name));
};

// What an account's own bank has shown, against what slips report.
export const shownByBank = { countUnshown, isOtherwise };
