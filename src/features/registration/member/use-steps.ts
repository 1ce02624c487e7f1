import { type SyntheticEvent, useState, useSyncExternalStore } from 'react';
import { nextStep, type RegistrationEvent } from '../rules.ts';
import { firstProgress, type Progress, RegistrationDraft } from './registration-draft.ts';

export interface Steps {
  readonly draft: RegistrationDraft;
  readonly progress: Progress;
  // Counts the step changes of this visit.
  readonly moves: number;
  readonly keepTyped: (event: SyntheticEvent) => void;
  readonly move: (event: RegistrationEvent, change?: Partial<Progress>) => void;
}

// A page prerendered before the visit starts with the phone.
const atFirst = (): Progress => firstProgress;

export const useSteps = (): Steps => {
  const [draft] = useState(() => new RegistrationDraft());
  const [moves, setMoves] = useState(0);
  const progress = useSyncExternalStore(draft.subscribe, draft.progress, atFirst);

  const keepTyped = ({ target }: SyntheticEvent): void => {
    if ('name' in target && 'value' in target) draft.keep(String(target.name), String(target.value));
  };
  const move = (event: RegistrationEvent, change: Partial<Progress> = {}): void => {
    const before = draft.progress();
    const step = nextStep(before.step, event);
    if (step === 'done') return;
    draft.move({ ...before, ...change, step });
    if (step !== before.step) setMoves((count) => count + 1);
  };
  return { draft, progress, moves, keepTyped, move };
};
