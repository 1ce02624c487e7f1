import type { Sql } from '#database/database.ts';
import type { SuspensePlace } from '../suspense-table.ts';

// Those of the payouts that money in the house's suspense was found to be, whether or not it is in a wallet yet.
export const listPayoutsTaken = async (sql: Sql, houseId: string, payoutIds: readonly string[]): Promise<string[]> => {
  const rows = await sql.rows<{ payoutId: string }>(
    `select payout_id as "payoutId" from suspense_item where member_id = $1 and payout_id = any ($2::uuid[])`,
    [houseId, payoutIds],
  );
  return rows.map(({ payoutId }) => payoutId);
};

// The number of our account at which the money of a booked operation arrived; null if its channel names none.
export const findReceivingAccount = async (
  sql: Sql,
  { houseId, operationId }: SuspensePlace,
): Promise<string | null> => {
  const row = await sql.one<{ accountNo: string | null }>(
    `select to_account_no as "accountNo" from bank_receipt where member_id = $1 and operation_id = $2`,
    [houseId, operationId],
  );
  return row?.accountNo ?? null;
};
