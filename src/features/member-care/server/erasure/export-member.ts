import type { PersonalData } from '#database/schema/personal-data.ts';
import { originOf } from '#server/context.ts';
import { transactionOn } from '#server/transaction-on.ts';
import type { Act } from '#server/verb.ts';
import type { memberCareOfficeCalls } from '../../office-contract.ts';
import { knownMemberByEvidence } from '../known-member.ts';
import { listPersonalRows } from './erasure-table.ts';

// Everything the database has about a member, without what staff write to each other. The member's chain records who asked
// for it and why, before it is read.
export const exportMember =
  (personalData: readonly PersonalData[]): Act<typeof memberCareOfficeCalls.exportData> =>
  async (asked) => {
    const { context, call, question } = asked;
    const memberId = await knownMemberByEvidence(asked);
    const plan = { memberId, operationId: context.newId(), origin: originOf(call) };
    const leftOut = new Set(personalData.flatMap(({ amongStaff = [] }) => amongStaff));
    return transactionOn(context, plan, async ({ sql, audit, now }) => {
      const found = await listPersonalRows(sql, memberId);
      audit(`member ${memberId}`, { exported: true, note: question.note });
      const tables = Object.fromEntries(Object.entries(found).filter(([table]) => !leftOut.has(table)));
      return { exportedAt: now.toISOString(), tables };
    });
  };
