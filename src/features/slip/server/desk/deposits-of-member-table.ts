import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';

export interface MemberDeposit {
  readonly kind: 'slip' | 'reported';
  readonly itemId: string;
  readonly status: string;
  readonly reason: string | null;
  readonly amount: bigint | null;
  // A reported deposit is in the member's currency.
  readonly currency: Currency | null;
  readonly methodCode: string | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly isProposed: boolean;
}

// The newest slips and reported deposits of one member; of their columns none that names a payer or an account.
export const listDeposits = (sql: Sql, memberId: string, limit: number): Promise<MemberDeposit[]> =>
  sql.rows<MemberDeposit>(
    `select d.* from (
       (select 'slip' as kind, slip_id as "itemId", status,
          case when status <> 'SUCCESS' then coalesce(note, review_reason) end as reason, amount, currency,
          method_code as "methodCode", created_at as "createdAt", ended_at as "endedAt",
          proposal is not null as "isProposed"
        from slip where member_id = $1 order by created_at desc, slip_id desc limit $2)
       union all
       (select 'reported', operation_id, status, null, amount, null, null, created_at, ended_at, proposal is not null
        from reported_deposit where member_id = $1 order by created_at desc, operation_id desc limit $2)) d
     order by "createdAt" desc, "itemId" desc limit $2`,
    [memberId, limit],
  );
