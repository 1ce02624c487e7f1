import { findMember } from '#members/members-table.ts';
import { auditReading } from '#server/records/audit-reading.ts';
import type { Read } from '#server/verb.ts';
import type { slipOfficeCalls } from '../../office-contract.ts';
import { listDeposits } from './deposits-of-member-table.ts';

const shownMax = 10;

export const listDepositsOfMember: Read<typeof slipOfficeCalls.listOfMember> = async (asked) => {
  const { context, call, question, refuse } = asked;
  const { memberId } = question;
  const member = (await findMember(context.database, memberId)) ?? refuse('NO_DATA');
  await auditReading(context, call, { memberId, object: `member ${memberId}` });
  const deposits = await listDeposits(context.database, memberId, shownMax);
  return {
    deposits: deposits.map(({ currency, createdAt, endedAt, ...deposit }) => ({
      ...deposit,
      currency: currency ?? member.currency,
      createdAt: createdAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    })),
  };
};
