import type { GameCode } from '#contract/games.ts';
import type { Sql } from '#database/database.ts';
import type { MoveRecord } from '#ledger';
import type { Currency } from '#money/currency.ts';

export interface UnitFactor {
  readonly numerator: number;
  readonly denominator: number;
}

export interface GameAccount {
  readonly code: GameCode;
  readonly username: string;
  readonly sealedPassword: Buffer;
  readonly isActive: boolean;
  readonly openTransfers: number;
  readonly transfers: bigint;
  // It is to get a new one, so the present one is shown to nobody.
  readonly isPasswordDue: boolean;
  readonly unitFactor: UnitFactor;
}

// Whole numbers, as JSON of a row.
const factorOf = (row = 'game_account'): string =>
  `json_build_object('numerator', ${row}.unit_factor_numerator, 'denominator', ${row}.unit_factor_denominator)`;

const columns = `code, username, sealed_password as "sealedPassword", is_active as "isActive", open_transfers as "openTransfers",
  transfers, password_due_at is not null as "isPasswordDue", ${factorOf()} as "unitFactor"`;

export const findGameAccount = (sql: Sql, memberId: string, code: string): Promise<GameAccount | null> =>
  sql.one<GameAccount>(`select ${columns} from game_account where member_id = $1 and code = $2`, [memberId, code]);

export const listGameAccounts = (sql: Sql, memberId: string): Promise<GameAccount[]> =>
  sql.rows<GameAccount>(`select ${columns} from game_account where member_id = $1 order by code`, [memberId]);

export interface ActiveGame {
  // The unit of the member's money there.
  readonly unitFactor: UnitFactor;
  // Exists while the provider shows another balance than the books: whether a person still decides about it.
  readonly difference: 'UNDECIDED' | 'NOT_CONFIRMED' | null;
  // When the member last moved money there, opened the game, or won or lost.
  readonly usedAt: string | null;
  // Exists while the game has not answered about the balance: when it was last confirmed, and until when the answer to
  // the last question may still come.
  readonly late: { readonly readAt: string | null; readonly awaitedUntil: string | null } | null;
}

// The active accounts of several members, by the game's code.
export const listActiveGames = async (
  sql: Sql,
  memberIds: readonly string[],
): Promise<{ key: string; found: ReadonlyMap<string, ActiveGame> }[]> => {
  const rows = await sql.rows<{ memberId: string; games: Readonly<Record<string, ActiveGame>> }>(
    `select a.member_id as "memberId", json_object_agg(a.code, json_build_object('unitFactor', ${factorOf('a')},
       'difference', (select case when h.status in ('OPEN', 'SECOND') then 'UNDECIDED' else 'NOT_CONFIRMED' end
         from held_play h where h.member_id = a.member_id and h.code = a.code and h.ended_at is null), 'usedAt', coalesce(a.used_at, a.activated_at),
       'late', (select json_build_object('readAt', r.read_at, 'awaitedUntil', r.awaited_until) from balance_reading r
         where r.member_id = a.member_id and r.code = a.code and r.late_since is not null))) as games
     from game_account a where a.member_id = any ($1::uuid[]) and a.is_active group by a.member_id`,
    [memberIds],
  );
  return rows.map(({ memberId, games }) => ({ key: memberId, found: new Map(Object.entries(games)) }));
};

// Counted under the member's lock, so that a balance read meanwhile is not compared.
export const transferCount = (counted: { code: string; change: 'begins' | 'ends'; at: Date }): MoveRecord => ({
  writer: 'write_transfer_count',
  row: { code: counted.code, change: counted.change === 'begins' ? 1 : -1, at: counted.at },
});

export const updateUsed = async (sql: Sql, used: { memberId: string; code: string; at: Date }): Promise<void> => {
  await sql.rows('update game_account set used_at = $3 where member_id = $1 and code = $2', [
    used.memberId,
    used.code,
    used.at,
  ]);
};

// Usernames are unique at the provider over all members; false if the name is taken.
export const claimGameUsername = async (
  sql: Sql,
  claim: { memberId: string; code: string; username: string },
): Promise<boolean> =>
  (await sql.one(
    `insert into game_username_claim (code, username, member_id) values ($1, $2, $3)
     on conflict (code, username) do nothing returning member_id`,
    [claim.code, claim.username, claim.memberId],
  )) !== null;

export const insertGameAccount = async (
  sql: Sql,
  account: Pick<GameAccount, 'code' | 'username' | 'sealedPassword' | 'unitFactor'> & { memberId: string; at: Date },
): Promise<void> => {
  const { numerator, denominator } = account.unitFactor;
  await sql.rows(
    `insert into game_account (member_id, code, username, sealed_password, created_at, unit_factor_numerator,
       unit_factor_denominator) values ($1, $2, $3, $4, $5, $6, $7)`,
    [account.memberId, account.code, account.username, account.sealedPassword, account.at, numerator, denominator],
  );
};

// Only if no transfer began or ended since the account was read to be empty.
export const updateUnitFactor = (
  sql: Sql,
  stored: { memberId: string; code: string; transfers: bigint; unitFactor: UnitFactor },
): Promise<object | null> =>
  sql.one(
    `update game_account set unit_factor_numerator = $4, unit_factor_denominator = $5
     where member_id = $1 and code = $2 and transfers = $3 and open_transfers = 0 returning member_id`,
    [stored.memberId, stored.code, stored.transfers, stored.unitFactor.numerator, stored.unitFactor.denominator],
  );

export const updateActivated = (
  sql: Sql,
  activated: { memberId: string; code: string; at: Date },
): Promise<object | null> =>
  sql.one(
    `update game_account set is_active = true, activated_at = $3, read_due_at = $3::timestamptz + interval '1 day'
     where member_id = $1 and code = $2 and not is_active returning member_id`,
    [activated.memberId, activated.code, activated.at],
  );

export interface Player extends UnitFactor {
  readonly memberId: string;
  readonly username: string;
}

// The accounts that the provider's user names belong to, in whatever letters it lists them, of members of a currency.
export const listPlayers = async (
  sql: Sql,
  asked: { code: GameCode; currency: Currency; usernames: readonly string[] },
): Promise<Player[]> => {
  const names = [...new Set(asked.usernames.flatMap((name) => [name, name.toLowerCase()]))];
  const claims = await sql.rows<{ memberId: string }>(
    'select member_id as "memberId" from game_username_claim where code = $1 and username = any ($2::text[])',
    [asked.code, names],
  );
  return sql.rows<Player>(
    `select a.member_id as "memberId", a.username, a.unit_factor_numerator as numerator,
       a.unit_factor_denominator as denominator
     from game_account a join book b on b.member_id = a.member_id
     where a.member_id = any ($1::uuid[]) and a.code = $2 and b.currency = $3`,
    [claims.map(({ memberId }) => memberId), asked.code, asked.currency],
  );
};

export const hasAccounts = async (sql: Sql, code: GameCode): Promise<boolean> =>
  (await sql.one('select code from game_account where code = $1 and is_active limit 1', [code])) !== null;
