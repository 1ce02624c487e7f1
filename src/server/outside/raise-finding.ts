import type { FindingKind } from '#contract/finding-kinds.ts';
import { stopLane } from '../brake.ts';
import type { Context } from '../context.ts';
import { systemOrigin, transactionOn } from '../transaction-on.ts';
import { insertFinding } from './findings-table.ts';

// A difference between our books and a provider. It contains ids, codes and figures, never names or account numbers.
export interface Discovery {
  // The member whose money is concerned; a house member if it concerns the operator's own accounts.
  readonly memberId: string;
  readonly kind: FindingKind;
  readonly lane: string;
  // What it is about, such as "transfer <id>"; one kind of finding about one object is raised once.
  readonly object: string;
  readonly detail: Readonly<Record<string, string>>;
  // Whether the lane may send nothing more until people release it.
  readonly stopsLane: boolean;
}

// Writes a finding for the desk, stops the lane in the same transaction, and pages someone.
// Entries: none. A repeat of the same kind about the same object adds nothing, and does not stop a released lane again.
export const raiseFinding = async (context: Context, found: Discovery): Promise<void> => {
  const { memberId, kind, lane, object, detail } = found;
  const findingId = context.newId();
  const origin = systemOrigin('raise a finding');
  const isNew = await transactionOn(context, { memberId, operationId: findingId, origin }, async (work) => {
    const inserted = await insertFinding(work.sql, { memberId, findingId, kind, lane, object, detail, at: work.now });
    if (!inserted) return false;
    if (found.stopsLane) await stopLane(work.sql, lane, { reason: kind, now: work.now });
    work.audit(`finding ${findingId}`, { kind, lane, about: object, stopsLane: found.stopsLane });
    return true;
  });
  if (isNew) context.log.fatal({ kind, lane, object, stopsLane: found.stopsLane }, 'the books and a provider differ');
};
