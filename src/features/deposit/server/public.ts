export { creditDeposit, systemOrigin } from './credit-deposit.ts';
export type { Receipt } from './receipts-table.ts';
