export { systemOrigin } from './receipts/book-receipt.ts';
export { creditDeposit } from './receipts/credit-deposit.ts';
export type { Receipt } from './receipts/receipts-table.ts';
