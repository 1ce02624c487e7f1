import { refuse } from '#server/refuse.ts';

// Whoever may change how much one person approves alone may not approve. Every role that may change settings in the
// back office approves too, so this one is changed by command, by people without a part in payouts.
export const refuseByStaff = ({ kind, object }: { readonly kind: string; readonly object: string }): void => {
  if (kind === 'setting' && object === 'twoPersonThreshold') refuse('NOT_PERMITTED');
};
