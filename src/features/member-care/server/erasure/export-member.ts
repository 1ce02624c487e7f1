import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { requireFreshPassword } from '#server/http/require-fresh-password.ts';
import type { Call, Context } from '#server/context.ts';
import { originOf } from '#server/run-verb.ts';
import { transactionOn } from '#server/transaction-on.ts';
import type { memberCareOfficeCalls } from '../../office-contract.ts';
import { knownMember } from '../known-member.ts';
import { exportRows } from './erasure-table.ts';

// Everything the database has of a member. Who asked for it, and why, stands in the member's chain before it is read.
export const exportMember = async (
  context: Context,
  call: Call<QuestionOf<typeof memberCareOfficeCalls.exportData>>,
): Promise<AnswerOf<typeof memberCareOfficeCalls.exportData>> => {
  const memberId = await knownMember(context, call);
  await requireFreshPassword(context, call, call.question.password);
  const plan = { memberId, operationId: context.newId(), origin: originOf(call) };
  return transactionOn(context, plan, async ({ sql, audit, now }) => {
    const tables = await exportRows(sql, memberId);
    audit(`member ${memberId}`, { exported: true, note: call.question.note });
    return { exportedAt: now.toISOString(), tables };
  });
};
