import type { TimelineSource } from '#server/records/timeline-source.ts';
import { findSlipOfCredit } from './slips-table.ts';

// A slip that brought its money into the wallet; until then it has no line, and the slip list shows its state.
export const slipTimeline: TimelineSource = {
  type: 'deposit',
  tell: async ({ database }, { memberId, operation }) => {
    const slip = operation.endedAt === null ? null : await findSlipOfCredit(database, memberId, operation.id);
    if (slip === null) return null;
    const { createdAt, reviewAt, slipId } = slip;
    return {
      steps: [
        { what: 'SLIP_SENT', at: createdAt },
        ...(reviewAt === null ? [] : [{ what: 'SLIP_WITH_STAFF', at: reviewAt } as const]),
      ],
      facts: { slip: slipId },
      objects: [`slip ${slipId}`],
    };
  },
};
