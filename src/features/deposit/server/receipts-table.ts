import type { Sql } from '#database/database.ts';
import type { BankParty } from '#providers/banks/port.ts';
import type { Currency } from '#money/currency.ts';

// Money that a bank says came in, by whatever road we learnt of it.
export interface Receipt {
  readonly road: 'QR' | 'FEED';
  // The deposit method's code, as the statement names it.
  readonly methodCode: string;
  readonly sendingBankCode: string;
  readonly bankReference: string;
  readonly amount: bigint;
  readonly currency: Currency;
  readonly payer: BankParty;
  readonly paidAt: Date;
}

export interface ReceiptClaim {
  readonly memberId: string;
  readonly operationId: string;
  readonly at: Date;
}

// Claims (sending bank, reference) once for ever; false where it was claimed before.
export const claimReceipt = async (sql: Sql, receipt: Receipt, claim: ReceiptClaim): Promise<boolean> => {
  const taken = await sql.one(
    `insert into bank_receipt (sending_bank_code, bank_reference, member_id, operation_id, amount, currency, road, claimed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (sending_bank_code, bank_reference) do nothing returning member_id`,
    [
      receipt.sendingBankCode,
      receipt.bankReference,
      claim.memberId,
      claim.operationId,
      receipt.amount,
      receipt.currency,
      receipt.road,
      claim.at,
    ],
  );
  return taken !== null;
};

export const findClaim = (
  sql: Sql,
  receipt: Receipt,
): Promise<{ memberId: string; amount: bigint; currency: Currency } | null> =>
  sql.one(
    `select member_id as "memberId", amount, currency from bank_receipt
     where sending_bank_code = $1 and bank_reference = $2`,
    [receipt.sendingBankCode, receipt.bankReference],
  );
