import type { Asking } from '#server/verb.ts';

// Whoever may change how much one person approves alone may not approve. Every role that may change settings in the
// back office approves too, so these are changed by command, by people without a part in payouts.
const byCommandAlone = ['twoPersonThreshold', 'alonePerDay'];

export const refuseByStaff = (
  { refuse }: Asking<'NOT_PERMITTED'>,
  { kind, object }: { readonly kind: string; readonly object: string },
): void => {
  if (kind === 'setting' && byCommandAlone.includes(object)) refuse('NOT_PERMITTED');
};
