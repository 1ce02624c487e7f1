import type { Sql } from '#database/database.ts';
import type { Payer } from '#providers/payments/port.ts';
import type { QrMethod } from '../../rules.ts';

interface Known {
  readonly memberId: string;
  readonly method: QrMethod;
}

// The customer that a gateway made of the member's account; another account, or another name, is another customer.
export const findCustomer = async (sql: Sql, { memberId, method, payer }: Known & { payer: Payer }) => {
  const row = await sql.one<{ customer: string }>(
    `select customer from gateway_customer
     where member_id = $1 and method_code = $2 and bank_code = $3 and account_no = $4 and account_name = $5`,
    [memberId, method, payer.bankCode, payer.accountNo, payer.name],
  );
  return row?.customer ?? null;
};

export const findPayerOf = (sql: Sql, { memberId, method, customer }: Known & { customer: string }) =>
  sql.one<Payer>(
    `select bank_code as "bankCode", account_no as "accountNo", account_name as name from gateway_customer
     where member_id = $1 and method_code = $2 and customer = $3 limit 1`,
    [memberId, method, customer],
  );

// Of two calls that introduced the account at once, the first is kept.
export const insertCustomer = async (
  sql: Sql,
  { memberId, method, payer, customer, at }: Known & { payer: Payer; customer: string; at: Date },
): Promise<void> => {
  await sql.rows(
    `insert into gateway_customer (member_id, method_code, bank_code, account_no, account_name, customer, known_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [memberId, method, payer.bankCode, payer.accountNo, payer.name, customer, at],
  );
};
