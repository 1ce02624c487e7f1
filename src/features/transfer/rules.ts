export const wallet = 'WALLET';

// One unit of the member's currency.
export const transferMin = 100n;

export type TransferProblem = 'select-from' | 'select-to' | 'same' | 'below-min';

// What stops a transfer before it is sent, in the order in which it is said. An empty code means nothing chosen.
export const transferProblem = (asked: { from: string; to: string; amount: bigint | null }): TransferProblem | null => {
  if (asked.from === '') return 'select-from';
  if (asked.to === '') return 'select-to';
  if (asked.from === asked.to) return 'same';
  return asked.amount === null || asked.amount < transferMin ? 'below-min' : null;
};

export const transferStatuses = ['SENDING', 'UNKNOWN', 'REVIEW', 'CONFIRMED', 'RETURNED'] as const;
export type TransferStatus = (typeof transferStatuses)[number];

// How long after a sending the provider is asked again while its answer is unknown: 5 s, 15 s, 60 s, 5 min, then every 15 min.
const inquiryWaitsMs = [5_000, 15_000, 60_000, 300_000, 900_000] as const;
export const inquiryWaitMs = (inquiries: number): number =>
  inquiryWaitsMs[Math.min(inquiries, inquiryWaitsMs.length - 1)] ?? 900_000;

export const reviewAfterMs = 900_000;
