// What the feature that keeps incoming money may do with a payout that its bank returned.
export { creditPayoutReturn } from './payout-returns/credit-payout-return.ts';
export { findPayout, findPayoutByReference } from './payout-returns/find-payout.ts';
export { listPayoutsPaid, listPayoutsSent, type Payout } from './payout-returns/payout-returns-table.ts';
