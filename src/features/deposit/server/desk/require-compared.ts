import type { Refusing } from '#server/verb.ts';

// What a proposal records about booked money that its line may show.
export interface Compared {
  // Ids of the booked receipts that the people were shown and found to be other money; absent in older proposals.
  readonly otherThan?: readonly string[];
}

// What was booked since the first person proposed may be the line's money, and nobody compared the two.
export const requireCompared = (
  { refuse }: Refusing<'RECEIPT_BOOKED'>,
  { otherThan = [] }: Compared,
  possible: readonly string[],
): void => {
  if (possible.some((operationId) => !otherThan.includes(operationId))) refuse('RECEIPT_BOOKED');
};
