import type { Sql } from '#database/database.ts';
import { listPossible } from '../receipts/place-receipt.ts';
import type { KnownReceipt } from '../receipts/receipts-table.ts';
import { receiptOfLine } from './book-feed-line.ts';
import { readKeptLine } from './reject-line.ts';
import type { KnownReject } from './rejects-table.ts';

// The booked receipts that an unbooked line of a bank may show.
export const listReceiptsOfLine = async (sql: Sql, { status, isReadable, raw }: KnownReject): Promise<KnownReceipt[]> =>
  status === 'OPEN' && isReadable ? listPossible(sql, receiptOfLine(readKeptLine(raw))) : [];
