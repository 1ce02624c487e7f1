import type { Read } from '#server/verb.ts';
import type { refundCalls } from '../contract.ts';
import { countRefunds, listRefunds as listRows } from './refunds-table.ts';

export const listRefunds: Read<typeof refundCalls.list> = async ({ context, member, question }) => {
  const [total, rows] = await Promise.all([
    countRefunds(context.database, member.memberId),
    listRows(context.database, member.memberId, question),
  ]);
  const refunds = rows.map(({ amount, createdAt }) => ({ refundAmount: amount, createdAt: createdAt.toISOString() }));
  return { refunds, total };
};
