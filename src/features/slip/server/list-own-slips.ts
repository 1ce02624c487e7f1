import type { Read } from '#server/verb.ts';
import type { slipCalls, SlipLine } from '../contract.ts';
import { shownStatus } from '../rules.ts';
import { listSlips, type Slip } from './slips-table.ts';

const lineOf = (slip: Slip): SlipLine => ({
  createdAt: slip.createdAt.toISOString(),
  amount: slip.amount ?? 0n,
  status: shownStatus(slip.status),
  note: slip.note,
  link: null,
  reference: slip.slipId,
  decideBy: slip.status === 'REVIEW' ? (slip.decideBy?.toISOString() ?? null) : null,
});

export const listOwnSlips: Read<typeof slipCalls.list> = async ({ context, member, question }) => {
  const { total, slips } = await listSlips(context.database, member.memberId, question);
  return { slips: slips.map(lineOf), total };
};
