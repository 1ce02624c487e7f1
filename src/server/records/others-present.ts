import type { OtherPresent } from '#contract/shapes.ts';
import type { StaffAsking } from '../verb.ts';
import { listOthersPresent, upsertPresence } from './staff-presence-table.ts';

// For the reading of an open item: it shows the others that this person has it open, and answers who else does.
export const othersPresent = async (
  { context, staff: { staffId } }: Pick<StaffAsking<never>, 'context' | 'staff'>,
  object: string,
): Promise<OtherPresent[]> => {
  const presence = { object, staffId, at: context.now() };
  await upsertPresence(context.database, presence);
  const others = await listOthersPresent(context.database, presence);
  return others.map(({ name, openedAt }) => ({ name, openedAt: openedAt.toISOString() }));
};
