import type { Asking } from '#server/verb.ts';
import { byCommandAlone } from '../rules.ts';

export const refuseByStaff = (
  { refuse }: Asking<'NOT_PERMITTED'>,
  { kind, object }: { readonly kind: string; readonly object: string },
): void => {
  if (kind === 'setting' && byCommandAlone.includes(object)) refuse('NOT_PERMITTED');
};
