import type { OutsideLine } from '../office-contract.ts';

// Refused work that brings money in leaves nothing to give back.
export const outcomeText = ({ isIncoming }: Pick<OutsideLine, 'isIncoming'>, outcome: 'done' | 'refused') =>
  isIncoming && outcome === 'refused' ? 'refusedIncoming' : outcome;
