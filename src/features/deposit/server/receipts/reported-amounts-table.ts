import type { Sql } from '#database/database.ts';
import { agreeingNumbers } from '../match-sender.ts';
import type { OwnAccount, Receipt } from './receipts-table.ts';

// A line is reported within a day of its payment, or nobody waits for it any more.
const paidWithinMs = 24 * 60 * 60_000;

// Those of the amounts that a bank's feed or a gateway reported since then.
export const listReportedAmounts = async (
  sql: Sql,
  { amounts, since }: { readonly amounts: readonly bigint[]; readonly since: Date },
): Promise<bigint[]> => {
  const rows = await sql.rows<{ amount: bigint }>(
    `select distinct r.amount from bank_receipt r
     join receipt_channel t on t.member_id = r.member_id and t.operation_id = r.operation_id
     where r.amount = any ($1) and r.paid_at > $3 and r.named_from is null and t.channel in ('FEED', 'QR') and t.told_at > $2`,
    [amounts, since, new Date(since.getTime() - paidWithinMs)],
  );
  return rows.map(({ amount }) => amount);
};

// The sum of what slips alone told about an account since then: its bank has not shown that money. The time of a payment
// limits nothing here, since the slip tells it.
export const countUnshown = async (sql: Sql, account: OwnAccount, since: Date): Promise<bigint> =>
  (
    await sql.one<{ unshown: bigint }>(
      `select coalesce(sum(r.amount), 0)::bigint as unshown from bank_receipt r
       join receipt_channel t on t.member_id = r.member_id and t.operation_id = r.operation_id and t.channel = 'SLIP'
       where r.to_account_no = $1 and r.to_bank_code = $2 and r.named_from is null
         and t.told_at >= $3 and t.proved_at is null and not exists (
           select from receipt_channel o
           where o.member_id = r.member_id and o.operation_id = r.operation_id and o.channel <> 'SLIP')`,
      [account.accountNo, account.bankCode, since],
    )
  )?.unshown ?? 0n;

// A bank that books a payment shows it within this time of the payer's bank.
const aboutMs = 10 * 60_000;

// The names of payers with which the account's own feed shows, at about that time, another amount from a number whose
// shown digits agree, if no slip was sent for it.
export const listShownOtherwise = async (
  sql: Sql,
  { account, amount, payer, paidAt }: Receipt,
): Promise<readonly string[]> => {
  const rows = await sql.rows<{ name: string }>(
    `select r.payer_name as name from bank_receipt r
     where r.to_account_no = $1 and r.to_bank_code = $2 and r.paid_at between $3 and $4 and r.named_from is null
       and r.amount <> $5 and r.payer_bank_code in ('', $6)
       and r.payer_account_no <> '' and translate(lower(r.payer_account_no), '* -', 'x') ~ $7
       and exists (select from receipt_channel t
         where t.member_id = r.member_id and t.operation_id = r.operation_id and t.channel = 'FEED')
       and not exists (select from receipt_channel t
         where t.member_id = r.member_id and t.operation_id = r.operation_id and t.channel <> 'FEED')`,
    [
      account?.accountNo ?? null,
      account?.bankCode ?? null,
      new Date(paidAt.getTime() - aboutMs),
      new Date(paidAt.getTime() + aboutMs),
      amount,
      payer.bankCode,
      agreeingNumbers(payer.accountNo),
    ],
  );
  return rows.map(({ name }) => name);
};
