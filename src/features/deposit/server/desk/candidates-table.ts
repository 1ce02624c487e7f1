import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';
import type { BankParty } from '#providers/banks/port.ts';

// What speaks for members or receipts that money may belong to. Each reading is bounded: a person chooses among few.

export interface AmountSeen {
  readonly amount: bigint;
  readonly currency: Currency;
  readonly from: Date;
  readonly to: Date;
}

export interface Sign {
  readonly memberId: string;
  readonly at: Date;
}

export interface QrSign extends Sign {
  readonly endedAt: Date;
}

// QR codes of the amount that nobody is known to have paid. All are in baht.
export const listUnpaidQrs = (sql: Sql, { amount, from, to }: AmountSeen): Promise<QrSign[]> =>
  sql.rows<QrSign>(
    `select member_id as "memberId", created_at as at, coalesce(ended_at, expires_at) as "endedAt" from qr_code
     where amount = $1 and created_at between $2 and $3 and status in ('LIVE', 'CANCELLED', 'EXPIRED')
     order by created_at desc limit 20`,
    [amount, from, to],
  );

export const listOpenReports = (sql: Sql, { amount, from, to }: AmountSeen): Promise<Sign[]> =>
  sql.rows<Sign>(
    `select member_id as "memberId", created_at as at from reported_deposit
     where amount = $1 and created_at between $2 and $3 and status = 'OPEN' order by created_at desc limit 20`,
    [amount, from, to],
  );

export interface SlipSign extends Sign {
  readonly isSameNumber: boolean;
}

export const listWaitingSlips = (
  sql: Sql,
  { amount, currency }: AmountSeen,
  reference: string | null,
): Promise<SlipSign[]> =>
  sql.rows<SlipSign>(
    `select member_id as "memberId", created_at as at, coalesce(reference = $3, false) as "isSameNumber" from slip
     where ended_at is null and currency = $2 and (reference = $3 or amount = $1) order by created_at desc limit 20`,
    [amount, currency, reference],
  );

// Slips of this number that were refused, such as one paid from another person's account. If the money of a slip of this
// number was credited, none: the money is in a wallet already.
export const listRefusedSlips = (
  sql: Sql,
  { currency, from, to }: Omit<AmountSeen, 'amount'>,
  reference: string | null,
): Promise<Sign[]> =>
  sql.rows<Sign>(
    `select s.member_id as "memberId", s.created_at as at from slip s
     where s.ended_at between $2 and $3 and s.currency = $1 and s.reference = $4
       and s.status = 'FAILED' and s.note <> 'SLIP_REFNO_DUPLICATED'
       and not exists (select from slip credited where credited.ended_at between $2 and $3
         and credited.reference = $4 and credited.status = 'SUCCESS')
     order by s.created_at desc limit 20`,
    [currency, from, to, reference],
  );

// Members whom money from the same sender was credited to before.
export const listPaidBefore = (sql: Sql, payer: BankParty, houses: readonly string[]): Promise<Sign[]> =>
  sql.rows<Sign>(
    `select member_id as "memberId", max(paid_at) as at from
       (select member_id, paid_at from bank_receipt
        where payer_account_no = $1 and payer_bank_code = $2 and payer_name = $3 order by paid_at desc limit 50) newest
     where member_id <> all ($4::uuid[]) group by member_id limit 20`,
    [payer.accountNo, payer.bankCode, payer.name, houses],
  );

// Money that a slip or a person brought into a wallet, and no line of the bank so far. The nearest to the middle of the
// time come first.
export const listCreditedUnproved = (
  sql: Sql,
  { amount, currency, from, to, houses }: AmountSeen & { readonly houses: readonly string[] },
): Promise<Sign[]> =>
  sql.rows<Sign>(
    `select r.member_id as "memberId", max(r.paid_at) as at from bank_receipt r
     where r.amount = $1 and r.currency = $2 and r.paid_at between $3 and $4 and r.named_from is null
       and r.member_id <> all ($5::uuid[])
       and not exists (select from receipt_channel c where c.member_id = r.member_id
         and c.operation_id = r.operation_id and c.channel not in ('SLIP', 'HAND'))
     group by r.member_id
     order by min(abs(extract(epoch from r.paid_at - ($3::timestamptz + ($4::timestamptz - $3::timestamptz) / 2))))
     limit 20`,
    [amount, currency, from, to, houses],
  );

export interface ReceiptSeen {
  readonly itemId: string;
  readonly payerBankCode: string;
  readonly payerAccountNo: string;
  readonly payerName: string;
  readonly paidAt: Date;
}

const receiptColumns = `operation_id as "itemId", payer_bank_code as "payerBankCode",
  payer_account_no as "payerAccountNo", payer_name as "payerName", paid_at as "paidAt"`;

export const listSuspenseAlike = (
  sql: Sql,
  houses: readonly string[],
  { amount, currency, from, to }: AmountSeen,
): Promise<ReceiptSeen[]> =>
  sql.rows<ReceiptSeen>(
    `select ${receiptColumns} from suspense_item
     where member_id = any ($1::uuid[]) and status = 'OPEN' and amount = $2 and currency = $3
       and paid_at between $4 and $5
     order by paid_at desc limit 20`,
    [houses, amount, currency, from, to],
  );

// What came into the member's wallet: receipts of theirs, and payouts that came back, whose receipts are the house's.
export const listCreditedAlike = async (
  sql: Sql,
  { memberId, houses }: { readonly memberId: string; readonly houses: readonly string[] },
  { amount, currency, from, to }: AmountSeen,
): Promise<ReceiptSeen[]> => {
  const receipts = await sql.rows<ReceiptSeen>(
    `select ${receiptColumns} from bank_receipt
     where member_id = $1 and amount = $2 and currency = $3 and paid_at between $4 and $5
     order by paid_at desc limit 20`,
    [memberId, amount, currency, from, to],
  );
  const payouts = await sql.rows<ReceiptSeen>(
    `select ${receiptColumns} from suspense_item
     where member_id = any ($6::uuid[]) and named_to = $1 and payout_id is not null
       and amount = $2 and currency = $3 and paid_at between $4 and $5
     order by paid_at desc limit 20`,
    [memberId, amount, currency, from, to, houses],
  );
  return [...receipts, ...payouts];
};
