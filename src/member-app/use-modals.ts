import { createContext } from 'react';
import { useGiven } from '#ui/use-given.ts';

// Every modal that the shell can show.
export type ModalName =
  | 'deposit'
  | 'withdraw'
  | 'invite'
  | 'refund'
  | 'transfer'
  | 'timeline'
  | 'game'
  | 'slips'
  | 'changePassword'
  | 'conditions';

// What the shell passes to every modal.
export interface ModalProps {
  readonly about: string | null;
  readonly onClose: () => void;
}

export interface Modals {
  // Replaces an open one: there is never more than one modal.
  readonly open: (name: ModalName, about?: string) => void;
  // Opens the timeline of the line with this id; without one, as after a lost answer, of the newest operation of the type.
  readonly follow: (type: string, lineId?: string) => void;
  readonly close: () => void;
}

export const ModalContext = createContext<Modals | null>(null);

export const useModals = (): Modals => useGiven(ModalContext, 'ModalHost');
