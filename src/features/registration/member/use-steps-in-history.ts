import { useEffect, useEffectEvent } from 'react';
import { leaveLostEntries, stepBackByHistory } from '#ui/overlays/back-entries.ts';
import type { RegistrationStep } from '../rules.ts';

// How often Back leads to a step before the screen is left: from the profile it leads to the phone.
const backsFrom: Readonly<Record<RegistrationStep, number>> = { phone: 0, otp: 1, profile: 1, bank: 2 };

// The browser's Back does what the button of the step does; on the first step it leaves the screen, and so it does once the account
// exists.
export const useStepsInHistory = (step: RegistrationStep, isDone: boolean, back: () => void): void => {
  const onBack = useEffectEvent(back);
  const backs = isDone ? 0 : backsFrom[step];
  const [isPastFirst, isPastSecond] = [backs > 0, backs > 1];
  useEffect(() => {
    if (isPastFirst) return stepBackByHistory(() => onBack());
    leaveLostEntries();
    return undefined;
  }, [isPastFirst]);
  useEffect(() => (isPastSecond ? stepBackByHistory(() => onBack()) : undefined), [isPastSecond]);
};
