import { deleteOldDecidedAlone } from '../operator/decide-alone.ts';
import { deleteOldAnchors } from '../records/audit-chain.ts';
import { deleteOldBudgets } from '../records/budgets.ts';
import { deleteOldAnswers } from '../records/idempotency.ts';
import { deleteOldEvents } from '../records/outbox.ts';
import { deleteOldPresence } from '../records/staff-presence-table.ts';
import { sweepJob } from './sweep.ts';

// docs/running.md says for every table how long its rows are kept.
export const forgetRecords = sweepJob('forget old records', [
  { deletes: deleteOldAnswers, afterDays: 7 },
  { deletes: deleteOldEvents, afterDays: 1 },
  { deletes: deleteOldAnchors, afterDays: 1 },
  { deletes: deleteOldBudgets, afterDays: 2 },
  { deletes: deleteOldDecidedAlone, afterDays: 30 },
  { deletes: deleteOldPresence, afterDays: 1 },
]);
