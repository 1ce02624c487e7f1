import type { Sql } from '#database/database.ts';

export interface GameAccount {
  readonly code: string;
  readonly username: string;
  readonly sealedPassword: Buffer;
  readonly isActive: boolean;
  readonly openTransfers: number;
  readonly transfers: bigint;
  readonly passwordChangedAt: Date | null;
}

const columns = `code, username, sealed_password as "sealedPassword", is_active as "isActive", open_transfers as "openTransfers",
  transfers, password_changed_at as "passwordChangedAt"`;

export const findGameAccount = (sql: Sql, memberId: string, code: string): Promise<GameAccount | null> =>
  sql.one<GameAccount>(`select ${columns} from game_account where member_id = $1 and code = $2`, [memberId, code]);

export const listGameAccounts = (sql: Sql, memberId: string): Promise<GameAccount[]> =>
  sql.rows<GameAccount>(`select ${columns} from game_account where member_id = $1 order by code`, [memberId]);

// Counted under the member's lock, so that a balance read meanwhile is known to be of no use for comparing.
export const noteTransferBegins = async (sql: Sql, memberId: string, code: string): Promise<void> => {
  await sql.rows(
    `update game_account set open_transfers = open_transfers + 1, transfers = transfers + 1 where member_id = $1 and code = $2`,
    [memberId, code],
  );
};

export const noteTransferEnds = async (sql: Sql, memberId: string, code: string): Promise<void> => {
  await sql.rows(
    `update game_account set open_transfers = open_transfers - 1, transfers = transfers + 1 where member_id = $1 and code = $2`,
    [memberId, code],
  );
};
