import type { GameCode } from '#contract/games.ts';
import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';

export interface DueReading {
  readonly memberId: string;
  readonly code: GameCode;
  readonly currency: Currency;
}

interface DueAt {
  readonly code: string;
  readonly now: Date;
  // An account with transfers since its last reading is due earlier than its row says.
  readonly movedUntil: Date;
  readonly limit: number;
}

// Accounts of a game whose balance is to be read: those with transfers since the last reading first.
export const listDueReadings = async (sql: Sql, { code, now, movedUntil, limit }: DueAt): Promise<DueReading[]> => {
  const columns = `account.member_id as "memberId", account.code, book.currency
    from game_account account join book on book.member_id = account.member_id`;
  const moved = await sql.rows<DueReading>(
    `select ${columns} where account.code = $1 and account.is_active and account.transfers <> account.read_transfers
       and account.read_due_at <= $2 order by account.read_due_at limit $3`,
    [code, movedUntil, limit],
  );
  if (moved.length === limit) return moved;
  const quiet = await sql.rows<DueReading>(
    `select ${columns} where account.code = $1 and account.is_active and account.transfers = account.read_transfers
       and account.read_due_at <= $2 order by account.read_due_at limit $3`,
    [code, now, limit - moved.length],
  );
  return [...moved, ...quiet];
};

// Takes the reading, so that another process finds it not due. After a crash it is due again.
export const takeReading = (
  sql: Sql,
  taken: { memberId: string; code: string; movedUntil: Date; next: Date },
): Promise<object | null> =>
  sql.one(
    `update game_account set read_due_at = $4
     where member_id = $1 and code = $2 and is_active and read_due_at <= $3 returning member_id`,
    [taken.memberId, taken.code, taken.movedUntil, taken.next],
  );

// Makes the account due now, whatever its schedule.
export const updateReadDue = async (
  sql: Sql,
  account: { memberId: string; code: string; now: Date },
): Promise<void> => {
  await sql.rows('update game_account set read_due_at = $3 where member_id = $1 and code = $2', [
    account.memberId,
    account.code,
    account.now,
  ]);
};

export const upsertReading = async (
  sql: Sql,
  read: { memberId: string; code: string; transfers: bigint; next: Date },
): Promise<void> => {
  await sql.rows(`update game_account set read_due_at = $4, read_transfers = $3 where member_id = $1 and code = $2`, [
    read.memberId,
    read.code,
    read.transfers,
    read.next,
  ]);
};
