import type { Sql } from '#database/database.ts';
import { keyAtStep } from '#database/entry-key.ts';

// The wallet right after the reservation, found by its key: the id of the operation with step 0 in the last byte.
export const findWalletAfter = async (sql: Sql, memberId: string, operationId: string): Promise<bigint | null> => {
  const row = await sql.one<{ walletAfter: bigint }>(
    `select from_after as "walletAfter" from entry where member_id = $1
       and key = ${keyAtStep('$2', 0)}`,
    [memberId, operationId],
  );
  return row?.walletAfter ?? null;
};

// Not those that the bank returned: the account did not take them.
export const countPaidTo = async (
  sql: Sql,
  payout: { memberId: string; bankCode: string; bankAccountNo: string },
): Promise<number> => {
  const row = await sql.one<{ paid: number }>(
    `select count(*)::int as paid from withdrawal w
     where w.member_id = $1 and w.bank_code = $2 and w.bank_account_no = $3 and w.status = 'PAID'
       and not exists (select from payout_return r where r.member_id = w.member_id and r.withdrawal_id = w.withdrawal_id)`,
    [payout.memberId, payout.bankCode, payout.bankAccountNo],
  );
  return row?.paid ?? 0;
};
