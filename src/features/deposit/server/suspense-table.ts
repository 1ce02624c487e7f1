import type { Sql } from '#database/database.ts';
import type { Receipt } from './receipts-table.ts';

export type SuspenseReason =
  | 'SENDER_DIFFERS'
  | 'SENDER_UNCLEAR'
  | 'SENDER_UNKNOWN'
  | 'REFERENCE_UNKNOWN'
  | 'OTHER_CURRENCY';

// Whose desk it lies on until a person takes it, and how long it may lie there.
const firstOwner = 'FINANCE';
const decideWithinMs = 4 * 60 * 60_000;

export interface SuspenseItem {
  readonly houseId: string;
  readonly operationId: string;
  readonly receipt: Receipt;
  readonly reason: SuspenseReason;
  readonly supposedMemberId: string | null;
  readonly at: Date;
}

export const insertSuspenseItem = async (sql: Sql, item: SuspenseItem): Promise<void> => {
  const { receipt } = item;
  await sql.rows(
    `insert into suspense_item (member_id, operation_id, amount, currency, reason, supposed_member_id, road,
       sending_bank_code, bank_reference, payer_bank_code, payer_account_no, payer_name, paid_at, opened_at, owner, due_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      item.houseId,
      item.operationId,
      receipt.amount,
      receipt.currency,
      item.reason,
      item.supposedMemberId,
      receipt.road,
      receipt.sendingBankCode,
      receipt.bankReference,
      receipt.payer.bankCode,
      receipt.payer.accountNo,
      receipt.payer.name,
      receipt.paidAt,
      item.at,
      firstOwner,
      new Date(item.at.getTime() + decideWithinMs),
    ],
  );
};
