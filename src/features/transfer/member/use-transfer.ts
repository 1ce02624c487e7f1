import { answerOf } from '#ask/ask.ts';
import { transferCalls } from '../contract.ts';
import { type TransferEnd, useMoneyCall } from './use-money-call.ts';

export interface Transfer {
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
}

export interface Transfers {
  readonly isSending: boolean;
  readonly transfer: (transfer: Transfer) => Promise<TransferEnd>;
  // The whole main wallet to one game.
  readonly transferAllTo: (code: string) => Promise<TransferEnd>;
}

// A refusal shows that what was known of the balances is old: the caller reads them again.
export const useTransfer = (onRefused: () => void): Transfers => {
  const { isSending, send } = useMoneyCall(onRefused);
  return {
    isSending,
    transfer: (transfer) => send((idempotencyKey) => answerOf(transferCalls.move, { ...transfer }, { idempotencyKey })),
    transferAllTo: (to) => send((idempotencyKey) => answerOf(transferCalls.moveEverything, { to }, { idempotencyKey })),
  };
};
