import { originOf } from '#server/context.ts';
import { transactionOn } from '#server/transaction-on.ts';
import type { Act } from '#server/verb.ts';
import type { memberCareOfficeCalls } from '../../office-contract.ts';
import { knownMemberByEvidence } from '../known-member.ts';
import { listPersonalRows } from './erasure-table.ts';

// Everything the database has about a member. The member's chain records who asked for it and why, before it is read.
export const exportMember: Act<typeof memberCareOfficeCalls.exportData> = async (asked) => {
  const { context, call, question } = asked;
  const memberId = await knownMemberByEvidence(asked);
  const plan = { memberId, operationId: context.newId(), origin: originOf(call) };
  return transactionOn(context, plan, async ({ sql, audit, now }) => {
    const tables = await listPersonalRows(sql, memberId);
    audit(`member ${memberId}`, { exported: true, note: question.note });
    return { exportedAt: now.toISOString(), tables };
  });
};
