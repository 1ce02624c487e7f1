import type { OtherPresent } from '#contract/shapes/fields.ts';
import type { StaffAsking } from '../verb.ts';
import { type OtherStaff, upsertPresence } from './staff-presence-table.ts';

type Reading = Pick<StaffAsking<never>, 'context' | 'staff'>;

// For the reading of an open item in which people write: it shows the others that this person has it open, and whether
// they write. Answers who else does, the first to open it first.
export const othersAtWork = (
  { context, staff: { staffId } }: Reading,
  { object, isTyping }: { readonly object: string; readonly isTyping: boolean },
): Promise<OtherStaff[]> => upsertPresence(context.database, { object, staffId, isTyping, at: context.now() });

// The same for an item that is only decided.
export const othersPresent = async (reading: Reading, object: string): Promise<OtherPresent[]> => {
  const others = await othersAtWork(reading, { object, isTyping: false });
  return others.map(({ name, openedAt }) => ({ name, openedAt: openedAt.toISOString() }));
};
