import type { Asking } from '#server/verb.ts';

// A person who may change how much one person approves alone may not approve. Every role that may change settings in
// the back office also approves, so these settings are changed only by command, by people who take no part in payouts.
const byCommandAlone = ['twoPersonThreshold', 'alonePerDay'];

export const refuseByStaff = (
  { refuse }: Asking<'NOT_PERMITTED'>,
  { kind, object }: { readonly kind: string; readonly object: string },
): void => {
  if (kind === 'setting' && byCommandAlone.includes(object)) refuse('NOT_PERMITTED');
};
