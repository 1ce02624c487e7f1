import { lockName } from '#database/lock-name.ts';
import type { Job } from '#server/jobs/job.ts';
import type { Work } from '#server/transaction-on.ts';
import type { OwnAccount } from '../receipts/receipts-table.ts';
import { deleteReservedAmounts, listReservedAmounts, upsertReservedAmount } from './reserved-amounts-table.ts';

interface Reservation {
  readonly account: OwnAccount;
  readonly qrcodeId: string;
  readonly amount: bigint;
  readonly satangUpTo: bigint;
  readonly until: Date;
}

// The whole baht of the amount with the fewest satang added that no other member's code of the account asks for. A member
// keeps the one they hold, and typed satang are left out, so that nobody uses up those of an amount. Null if all are taken.
export const reserveAmount = async (work: Work, asked: Reservation): Promise<bigint | null> => {
  const { sql, memberId, now } = work;
  const { account, qrcodeId, until } = asked;
  const above = asked.amount - (asked.amount % 100n);
  const upTo = above + asked.satangUpTo;
  await lockName(sql, `reserved amounts ${account.bankCode} ${account.accountNo}`);
  const taken = await listReservedAmounts(sql, { account, above, upTo, now });
  const own = taken.find((reserved) => reserved.memberId === memberId)?.amount;
  let amount = own ?? above + 1n;
  while (own === undefined && taken.some((reserved) => reserved.amount === amount)) amount += 1n;
  if (amount > upTo) return null;
  await upsertReservedAmount(sql, { account, amount, memberId, qrcodeId, now, until });
  return amount;
};

export const releaseReservedAmounts: Job = {
  name: 'release-reserved-amounts',
  everyMs: 60 * 60_000,
  run: (context) => deleteReservedAmounts(context.database, context.now()),
};
