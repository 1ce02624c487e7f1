import { useEffect, useEffectEvent } from 'react';
import { closeByBack } from './back-entries.ts';

// For a step inside a modal: the phone's Back leads to the step before, as the button does, and not out of the modal.
export const useStepBack = (isPastFirst: boolean, back: () => void): void => {
  const onBack = useEffectEvent(back);
  useEffect(() => (isPastFirst ? closeByBack(() => onBack()) : undefined), [isPastFirst]);
};
