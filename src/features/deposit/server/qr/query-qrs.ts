import { systemOrigin } from '#server/transaction-on.ts';
import { dueWorkJob } from '#server/outside/due-work-job.ts';
import { laneNames } from '#server/outside/lane-names.ts';
import { qrPresets, type QrMethod } from '../../rules.ts';
import { confirmQrPayment } from './confirm-qr-payment.ts';
import { listDueQrs } from './qr-codes-table.ts';

const act = 'job query-qrs';

// Also those whose gateway has no settings any more: their codes end, and staff learn that nobody can be queried.
const methods = Object.keys(qrPresets) as QrMethod[];

// Queries every due code, so that a lost notice or a late payment loses nothing.
export const queryQrs = dueWorkJob({
  name: 'query-qrs',
  everyMs: 2_000,
  due: async (context) => {
    const due = await listDueQrs(context.database, { methods, now: context.now() });
    return due.map((code) => ({ ...code, lane: laneNames.gateway(code.bankCode) }));
  },
  step: (context, code) => confirmQrPayment(context, code, systemOrigin(act)),
});
