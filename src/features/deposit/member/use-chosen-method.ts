import { useState } from 'react';
import { type DepositMethod, isBySlip } from './offered-methods.ts';

export interface MethodsToChoose {
  // All that the operator offers; missing until they were read.
  readonly offered: readonly DepositMethod[] | undefined;
  readonly choices: readonly DepositMethod[] | undefined;
  readonly chosenId: string | null;
  readonly isSlipOpen: boolean;
}

export interface ChosenMethod {
  readonly chosen: DepositMethod | undefined;
  // The account that was shown receives no payments any more.
  readonly isClosed: boolean;
  // The member leaves the method.
  readonly leave: () => void;
}

const isSame = (one: DepositMethod, other: DepositMethod): boolean =>
  one.kind !== 'slip' &&
  one.kind === other.kind &&
  one.account.bankCode === other.account.bankCode &&
  one.account.bankAccountNo === other.account.bankAccountNo;

// Without its number. A slip that is being sent keeps its place; a payment credited without one needs none.
const closed = (kept: DepositMethod, { offered, isSlipOpen }: MethodsToChoose): DepositMethod | undefined => {
  const { id, account } = kept;
  const takesOld = offered?.some((other) => other.kind === 'slip' && other.account.bankCode === account.bankCode);
  if (!isSlipOpen && !isBySlip(kept) && takesOld !== true) return undefined;
  return { kind: 'slip', id, account, takesSlips: true };
};

// The method on the screen. The operator may close it meanwhile: no other account takes its place without a word, and the
// payer of a code, which the server judges, keeps it with the amount that was typed.
export const useChosenMethod = (methods: MethodsToChoose): ChosenMethod => {
  const { offered, choices, chosenId } = methods;
  const [kept, setKept] = useState<DepositMethod | null>(null);
  const leave = (): void => setKept(null);
  const isGone =
    kept !== null && kept.kind !== 'slip' && offered !== undefined && !offered.some((other) => isSame(other, kept));
  if (isGone && kept.kind === 'qr') return { chosen: kept, isClosed: false, leave };
  if (isGone) return { chosen: closed(kept, methods), isClosed: true, leave };
  const chosen = choices?.length === 1 ? choices[0] : choices?.find(({ id }) => id === chosenId);
  if (
    chosen !== undefined &&
    (kept === null || (chosen.id !== kept.id && !isSame(chosen, kept)) || chosen.kind !== kept.kind)
  )
    setKept(chosen);
  return { chosen, isClosed: false, leave };
};
