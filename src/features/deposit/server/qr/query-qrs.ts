import { systemOrigin } from '#server/transaction-on.ts';
import { dueWorkJob } from '#server/outside/due-work-job.ts';
import { laneNames } from '#server/outside/lane-names.ts';
import { confirmQrPayment } from './confirm-qr-payment.ts';
import { listDueQrs } from './qr-codes-table.ts';
import { methodsWithPort } from './qr-flow.ts';

const act = 'job query-qrs';

// Queries every due code, so that a lost notice or a late payment loses nothing.
export const queryQrs = dueWorkJob({
  name: 'query-qrs',
  everyMs: 2_000,
  due: async (context) => {
    const due = await listDueQrs(context.database, { methods: methodsWithPort(context), now: context.now() });
    return due.map((code) => ({ ...code, lane: laneNames.gateway(code.bankCode) }));
  },
  step: (context, code) => confirmQrPayment(context, code, systemOrigin(act)),
});
