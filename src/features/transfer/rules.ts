export const wallet = 'WALLET';

// One unit of the member's currency.
export const transferMin = 100n;

export type TransferProblem = 'no-account' | 'same' | 'below-min' | 'above-balance';

export interface AskedTransfer {
  // An empty code means nothing chosen.
  readonly from: string;
  readonly to: string;
  readonly amount: bigint | null;
  // What the source holds, where it is known.
  readonly available: bigint | null;
}

export interface TransferProblems {
  readonly from?: TransferProblem;
  readonly to?: TransferProblem;
  readonly amount?: TransferProblem;
}

const problemOfAmount = ({ amount, available }: AskedTransfer): TransferProblem | null => {
  if (amount === null || amount < transferMin) return 'below-min';
  return available !== null && amount > available ? 'above-balance' : null;
};

const problemOfTarget = ({ from, to }: AskedTransfer): TransferProblem | null => {
  if (to === '') return 'no-account';
  return from === to ? 'same' : null;
};

// What stops a transfer before it is sent, field by field.
export const transferProblems = (asked: AskedTransfer): TransferProblems => {
  const to = problemOfTarget(asked);
  const amount = problemOfAmount(asked);
  return {
    ...(asked.from === '' ? { from: 'no-account' } : {}),
    ...(to === null ? {} : { to }),
    ...(amount === null ? {} : { amount }),
  };
};

export const transferStatuses = ['SENDING', 'UNKNOWN', 'REVIEW', 'CONFIRMED', 'RETURNED'] as const;
export type TransferStatus = (typeof transferStatuses)[number];

// How long after a sending the provider is asked again while its answer is unknown: 5 s, 15 s, 60 s, 5 min, then every 15 min.
const inquiryWaitsMs = [5_000, 15_000, 60_000, 300_000, 900_000] as const;
export const inquiryWaitMs = (inquiries: number): number =>
  inquiryWaitsMs[Math.min(inquiries, inquiryWaitsMs.length - 1)] ?? 900_000;

export const reviewAfterMs = 900_000;

// A press begins no hop later than this: after a minute a repeat of it is told what became of it.
export const beginWithinMs = 45_000;

// A hold is not sent later than this. It lies well within the time after which a provider's "absent" is definite.
export const sendWithinMs = 20_000;

// So many looks come before an absence is believed, so that real time has passed also where the clock was set.
export const looksBeforeAbsent = 2;
