// What other channels of incoming money may use: booking a receipt once, and telling who sent it.
export { creditDeposit, creditWithin } from './receipts/credit-deposit.ts';
export { findMoney, findNamedMoney, type MoneyPlace } from './receipts/find-money.ts';
export { listReportedAmounts } from './receipts/reported-amounts-table.ts';
export { shownByBank } from './receipts/shown-by-bank.ts';
export { listMoneyAlike, type MoneyAlike } from './receipts/list-money-alike.ts';
export { nameReceiptBySlip } from './receipts/name-receipt-by-slip.ts';
export type { OwnAccount, Receipt } from './receipts/receipts-table.ts';
export { proofBySender, type SenderProof } from './match-sender.ts';
export { matchParty } from './receipts/match-receiver.ts';
export { readSlipTerms } from './read-slip-terms.ts';
export { offeredWallets, type OfferedWallet } from './offered-wallets.ts';
