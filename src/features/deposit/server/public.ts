export { creditDeposit, systemOrigin, type Credited } from './credit-deposit.ts';
export type { Receipt } from './receipts-table.ts';
