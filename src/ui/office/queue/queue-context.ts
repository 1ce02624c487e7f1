import { createContext, useContext } from 'react';
import type { Focus } from './use-queue-place.ts';
import { useGiven } from '../../use-given.ts';

export type OutcomeKind = 'success' | 'info';

export interface Decided {
  readonly text: string;
  // success: it is done. info: somebody else must continue.
  readonly kind: OutcomeKind;
}

// What the opened item can do to its queue.
export interface OpenItem {
  readonly focus: Focus;
  // Shows the decision above the list and opens the next item.
  readonly decided: (outcome: Decided) => void;
  // Back to the list, on screens too narrow for both.
  readonly backToList: () => void;
}

const OpenItemContext = createContext<OpenItem | null>(null);
export const OpenItemProvider = OpenItemContext.Provider;

// Null beside the opened item, in its list.
export const useQueueAround = (): OpenItem | null => useContext(OpenItemContext);

export const useOpenItem = (): OpenItem => useGiven(OpenItemContext, 'QueueScreen');
