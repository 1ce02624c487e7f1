import type { Job } from '#server/jobs/job.ts';
import type { Context } from '#server/context.ts';
import { systemOrigin, transactionOn } from '#server/transaction-on.ts';
import { findUnreported, updateReported, type Unreported } from './login-failures-table.ts';

const minuteMs = 60_000;
const subjectForm = /^member ([0-9a-f-]{36})/;
const origin = systemOrigin('count wrong passwords');

const report = async (context: Context, unreported: Unreported): Promise<void> => {
  const memberId = subjectForm.exec(unreported.subject)?.[1];
  if (memberId === undefined) return;
  await transactionOn(context, { memberId, operationId: context.newId(), origin }, async (work) => {
    await updateReported(work.sql, unreported);
    work.audit(`member ${memberId}`, { wrongPasswords: unreported.failures });
  });
};

// Writes one audit row for all wrong passwords of a member since the last row, separately from the login, which must
// take as long for an unknown name.
export const reportWrongPasswords: Job = {
  name: 'report wrong passwords',
  everyMs: 15 * minuteMs,
  run: async (context) => {
    for (const unreported of await findUnreported(context.database, 1_000)) await report(context, unreported);
  },
};
