import { useState } from 'react';
import { keepDraft, keptDraft } from './deposit-draft.ts';
import type { DepositMethod } from './offered-methods.ts';

export interface SlipStage {
  // Whether the slip takes the place of the way to pay.
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  // A slip was received, and no other way chosen since.
  readonly isSent: boolean;
  readonly noteSent: (isSent: boolean) => void;
  // The methods to choose from: with a picture waiting, those that take slips.
  readonly choices: readonly DepositMethod[] | undefined;
  readonly isWaiting: boolean;
}

// arrival grows with each picture pasted or shared; 0 before the first.
export const useSlipStage = (methods: readonly DepositMethod[] | undefined, arrival: number): SlipStage => {
  const [isAsked, setAsked] = useState(() => keptDraft().isSlip);
  const [isSent, setSent] = useState(false);
  const [dismissed, setDismissed] = useState(0);
  const takers = methods?.filter(({ takesSlips }) => takesSlips);
  const isWaiting = arrival > dismissed && takers?.length !== 0;
  const turn = (isSlip: boolean): void => {
    setAsked(isSlip);
    setSent(false);
    setDismissed(arrival);
    keepDraft({ isSlip });
  };
  return {
    isOpen: isAsked || isWaiting,
    open: () => turn(true),
    close: () => turn(false),
    isSent,
    noteSent: setSent,
    choices: isWaiting ? takers : methods,
    isWaiting,
  };
};
