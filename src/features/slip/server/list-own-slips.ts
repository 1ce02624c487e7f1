import type { Sql } from '#database/database.ts';
import type { Read } from '#server/verb.ts';
import type { slipCalls, SlipLine } from '../contract.ts';
import { shownStatus } from '../rules.ts';
import { listMoneyOfSlip } from './list-money-of-slip.ts';
import { listSlips, type Slip } from './slips-table.ts';

// Money with a slip of its own is not that of another slip.
const isLikeCredited = async (sql: Sql, slip: Slip): Promise<boolean> =>
  slip.status === 'REVIEW' &&
  (await listMoneyOfSlip(sql, slip)).some(
    ({ inWalletOf, channels }) => inWalletOf === slip.memberId && !channels.includes('SLIP'),
  );

const lineOf = async (sql: Sql, slip: Slip): Promise<SlipLine> => ({
  createdAt: slip.createdAt.toISOString(),
  amount: slip.amount ?? 0n,
  status: shownStatus(slip.status),
  note: slip.note,
  link: null,
  reference: slip.slipId,
  decideBy: slip.status === 'REVIEW' ? (slip.decideBy?.toISOString() ?? null) : null,
  isLikeCredited: await isLikeCredited(sql, slip),
});

export const listOwnSlips: Read<typeof slipCalls.list> = async ({ context, member, question }) => {
  const { total, slips } = await listSlips(context.database, member.memberId, question);
  return { slips: await Promise.all(slips.map((slip) => lineOf(context.database, slip))), total };
};
