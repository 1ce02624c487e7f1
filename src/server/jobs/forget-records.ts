import { forgetDecidedAlone } from '../operator/decide-alone.ts';
import { thinAnchors } from '../records/audit-chain.ts';
import { forgetBudgets } from '../records/budgets.ts';
import { forgetAnswers } from '../records/idempotency.ts';
import { forgetEvents } from '../records/outbox.ts';
import { deleteOldPresence } from '../records/staff-presence-table.ts';
import { sweepJob } from './sweep.ts';

// docs/running.md says for every table how long its rows are kept.
export const forgetRecords = sweepJob('forget old records', [
  { forget: forgetAnswers, afterDays: 7 },
  { forget: forgetEvents, afterDays: 1 },
  { forget: thinAnchors, afterDays: 1 },
  { forget: forgetBudgets, afterDays: 2 },
  { forget: forgetDecidedAlone, afterDays: 30 },
  { forget: deleteOldPresence, afterDays: 1 },
]);
