import type { OtherPresent } from '#contract/shapes.ts';
import type { StaffAsking } from '../verb.ts';
import { upsertPresence } from './staff-presence-table.ts';

// For the reading of an open item: it shows the others that this person has it open, and answers who else does.
export const othersPresent = async (
  { context, staff: { staffId } }: Pick<StaffAsking<never>, 'context' | 'staff'>,
  object: string,
): Promise<OtherPresent[]> => {
  const others = await upsertPresence(context.database, { object, staffId, at: context.now() });
  return others.map(({ name, openedAt }) => ({ name, openedAt: openedAt.toISOString() }));
};
