import { createContext, useContext } from 'react';
import { newestOf } from '#features/statement/member/timeline/newest-line.ts';
import type { ModalName } from '../modal-host.tsx';

export interface Modals {
  // Replaces an open one: there is never more than one modal.
  readonly open: (name: ModalName, about?: string) => void;
  readonly close: () => void;
}

export const ModalContext = createContext<Modals | null>(null);

export const useModals = (): Modals => {
  const modals = useContext(ModalContext);
  if (modals === null) throw new Error('useModals needs a ModalHost above it');
  return modals;
};

// Opens the timeline of the newest operation of a type: after a press, that of the press.
export const useFollow = (type: string): (() => void) => {
  const modals = useModals();
  return () => modals.open('timeline', newestOf(type));
};
