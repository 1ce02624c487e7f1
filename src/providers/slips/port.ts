import type { Currency } from '#money/currency.ts';
import type { Unknown } from '../outcome.ts';
import type { SlipProof } from './slip-proof.ts';

// Account numbers are masked and names shortened, each in the bank's own way; what the service does not tell is ''.
export interface SlipParty {
  bankCode: string;
  accountNo: string;
  name: string;
}

// A transfer as the sender's bank records it.
export interface SlipTransfer {
  // Our code of the bank or wallet the money left, or its three digits if we have no code for it. With the reference, it
  // is the only key of the transfer.
  sendingBankCode: string;
  reference: string;
  amount: bigint;
  currency: Currency;
  at: Date;
  from: SlipParty;
  to: SlipParty;
}

export type SlipAnswer =
  | { kind: 'found'; transfer: SlipTransfer }
  // The service has no such transfer. Banks publish seconds to minutes late, so it may have it later.
  | { kind: 'absent' }
  // The reason is for staff: 'quota', 'credit', 'package' and 'not allowed' concern our contract with the service.
  | Unknown;

const reasonsOfSlip: ReadonlySet<string> = new Set(['mismatch', 'amount', 'currency', 'code not read', 'called fraud']);

// The service works, and only this slip has no usable answer.
export const isAboutSlipAlone = (answer: SlipAnswer): boolean =>
  answer.kind === 'unknown' && reasonsOfSlip.has(answer.reason);

export interface SlipPort {
  lookUp(proof: SlipProof): Promise<SlipAnswer>;
}
