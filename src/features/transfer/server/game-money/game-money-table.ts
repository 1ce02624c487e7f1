import type { GameCode } from '#contract/games.ts';
import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';
import type { ComparedGame } from '#server/features/comparisons.ts';
import type { GameMoneyLine, MemberGame } from '../../office-contract.ts';

type View = 'unexplained' | 'explained';

export interface ComparedAccount extends Pick<GameMoneyLine, 'kind' | 'bookedAmount' | 'providerAmount'> {
  readonly memberId: string;
  readonly memberName: string;
  readonly code: GameCode;
  readonly currency: Currency;
  readonly since: Date;
}

const columns = `c.member_id as "memberId", m.name as "memberName", c.code, c.kind, c.booked_amount as "bookedAmount",
  c.provider_amount as "providerAmount", m.currency, c.since`;

// A transfer that ended since explains nothing any more; the next reading compares again.
const conditions: Readonly<Record<View, string>> = {
  unexplained: `(c.kind = 'UNCLEAR' or c.kind in ('SILENT', 'NO_PLAYER') and c.booked_amount <> 0)`,
  explained: `(c.kind = 'HELD' or c.kind = 'TRANSFER' and exists (select from game_transfer t
    where t.member_id = c.member_id and t.code = c.code and t.ended_at is null))`,
};

export const listComparedAccounts = (
  sql: Sql,
  { view, limit, offset }: { view: View; limit: number; offset: number },
): Promise<ComparedAccount[]> =>
  sql.rows<ComparedAccount>(
    `select ${columns} from game_comparison c join member m on m.member_id = c.member_id
     where ${conditions[view]} order by c.since, c.member_id, c.code limit $1 offset $2`,
    [limit, offset],
  );

export const countComparedAccounts = async (sql: Sql, view: View): Promise<{ open: number; oldestAt: Date | null }> =>
  (await sql.one<{ open: number; oldestAt: Date | null }>(
    `select count(*)::int as open, min(c.since) as "oldestAt" from game_comparison c where ${conditions[view]}`,
  )) ?? { open: 0, oldestAt: null };

// Accounts with money, those compared longest ago first.
export const listAccountsWithMoney = (sql: Sql, limit: number): Promise<{ memberId: string; code: GameCode }[]> =>
  sql.rows(
    `select c.member_id as "memberId", c.code from game_comparison c
     where c.booked_amount <> 0 order by c.compared_at, c.member_id, c.code limit $1`,
    [limit],
  );

// An account with money is late if it has neither an answer nor an ended transfer since then.
export const listGameTotals = (sql: Sql, since: Date): Promise<ComparedGame[]> =>
  sql.rows<ComparedGame>(
    `select code, currency, count(*)::int as accounts, sum(booked)::bigint as booked,
       count(*) filter (where is_current)::int as current,
       coalesce(sum(booked) filter (where is_current), 0)::bigint as "bookedOfCurrent",
       coalesce(sum(provider_amount) filter (where is_current), 0)::bigint as there,
       count(*) filter (where is_current and kind <> 'TRANSFER' and provider_amount <> booked)::int as differing,
       count(*) filter (where booked <> 0 and coalesce(answered_at, '-infinity') < $1
         and not exists (select from game_transfer t where t.member_id = known.member_id and t.code = known.code
           and t.ended_at >= $1))::int as late
     from (select g.member_id, g.code, a.currency, a.balance as booked, c.provider_amount, c.kind, c.answered_at,
         c.answered_at = c.compared_at and c.booked_amount = a.balance
           and (c.kind <> 'TRANSFER' or g.open_transfers > 0) as is_current
       from game_account g join account a on a.member_id = g.member_id and a.name = 'game:' || g.code
       left join game_comparison c on c.member_id = g.member_id and c.code = g.code
       where c.member_id is not null or a.balance <> 0) known
     group by 1, 2 order by 1, 2`,
    [since],
  );

export interface KnownComparison extends Pick<MemberGame, 'kind' | 'providerAmount'> {
  readonly code: GameCode;
  readonly since: Date;
  readonly comparedAt: Date;
  readonly answeredAt: Date | null;
}

export const listComparisonsOf = (sql: Sql, memberId: string): Promise<KnownComparison[]> =>
  sql.rows<KnownComparison>(
    `select code, kind, provider_amount as "providerAmount", since, compared_at as "comparedAt",
       answered_at as "answeredAt" from game_comparison where member_id = $1`,
    [memberId],
  );

export interface LastTransfer {
  readonly transferId: string;
  readonly code: GameCode;
  readonly direction: 'in' | 'out';
  readonly amount: bigint;
  readonly status: string;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

export const listLastTransfers = (sql: Sql, memberId: string): Promise<LastTransfer[]> =>
  sql.rows<LastTransfer>(
    `select transfer_id as "transferId", code, direction, amount, status, created_at as "createdAt",
       ended_at as "endedAt" from game_transfer where member_id = $1 order by created_at desc limit 20`,
    [memberId],
  );
