import { bangkokMidnight } from '#contract/bangkok-day.ts';
import type { Sql } from '#database/database.ts';

interface ReceivedByQr {
  readonly methodCode: string;
  readonly received: bigint;
}

// What each QR method received since midnight in Bangkok, by the bank's times. A gateway names its method and not the
// account; what a bank's own record shows first names the account and is not counted here.
export const listReceivedByQr = (sql: Sql, now: Date): Promise<ReceivedByQr[]> =>
  sql.rows<ReceivedByQr>(
    `select coalesce(o.from_code, s.method_code) as "methodCode", sum(r.amount)::bigint as received
     from bank_receipt r
     left join operation o on o.member_id = r.member_id and o.id = r.operation_id
     left join suspense_item s on s.member_id = r.member_id and s.operation_id = r.operation_id
     where r.to_account_no is null and r.to_bank_code is null and r.paid_at >= $1 and r.named_from is null
       and r.channel = 'QR'
     group by 1`,
    [bangkokMidnight(now)],
  );
