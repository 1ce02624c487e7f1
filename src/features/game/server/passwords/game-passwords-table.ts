import type { GameCode } from '#contract/games.ts';
import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';
import { isSameSecret } from '#server/records/seal/seal.ts';
import { beforeAllIds, type Page, type SealedTable } from '#server/records/seal/sealed-table.ts';

interface AccountKey {
  readonly memberId: string;
  readonly code: string;
}

interface Taken extends AccountKey {
  readonly now: Date;
  // When the new password is sent again if this try ends without an outcome.
  readonly next: Date;
  // The new password, unless an earlier try has stored one.
  readonly madeUp: Buffer;
}

// Takes the one reset of the minute and returns the password to be set, and whether an earlier request may have sent it already;
// or returns null.
export const takePasswordReset = (
  sql: Sql,
  reset: Taken & { minuteAgo: Date },
): Promise<{ sealed: Buffer; isSent: boolean } | null> =>
  sql.one(
    `update game_account set password_changed_at = $3, password_due_at = $5,
       next_password = coalesce(next_password, $6)
     where member_id = $1 and code = $2 and is_active
       and (password_changed_at is null or password_changed_at <= $4)
     returning next_password as sealed, next_password <> $6 as "isSent"`,
    [reset.memberId, reset.code, reset.now, reset.minuteAgo, reset.next, reset.madeUp],
  );

export interface DuePassword extends AccountKey {
  readonly code: GameCode;
  readonly currency: Currency;
  readonly tries: number;
}

export const listGamesOfDuePasswords = async (sql: Sql): Promise<GameCode[]> => {
  const rows = await sql.rows<{ code: GameCode }>(
    `select distinct account.code from game_account account join book on book.member_id = account.member_id
     where account.password_due_at is not null`,
  );
  return rows.map(({ code }) => code);
};

export interface DueTimes {
  readonly until: Date;
  // A due time after this one was written by a wrong clock.
  readonly impossible: Date;
}

export const listDuePasswords = (
  sql: Sql,
  { code, until, impossible, limit }: DueTimes & { code: string; limit: number },
): Promise<DuePassword[]> =>
  sql.rows<DuePassword>(
    `select account.member_id as "memberId", account.code, account.password_tries as tries, book.currency
     from game_account account join book on book.member_id = account.member_id
     where account.code = $1 and (account.password_due_at <= $2 or account.password_due_at > $3)
     order by account.password_due_at limit $4`,
    [code, until, impossible, limit],
  );

// Takes the change for one try, so that another process finds it not due. After a crash it is due again.
export const takeDuePassword = (
  sql: Sql,
  taken: Taken & DueTimes,
): Promise<{ sealed: Buffer; wantedAt: Date } | null> =>
  sql.one(
    `update game_account set password_due_at = $5, password_tries = password_tries + 1,
       password_wanted_at = coalesce(password_wanted_at, $3), next_password = coalesce(next_password, $6)
     where member_id = $1 and code = $2 and is_active and (password_due_at <= $4 or password_due_at > $7)
     returning next_password as sealed, password_wanted_at as "wantedAt"`,
    [taken.memberId, taken.code, taken.now, taken.until, taken.next, taken.madeUp, taken.impossible],
  );

interface SetPassword extends AccountKey {
  readonly sealed: Buffer;
}

// While a request was under way, its password may have been sealed again with another key.
const isSent = isSameSecret('next_password', '$3');
const isLate = isSameSecret('late_password', '$3');

// Null if another request or process has stored it before, or a request with another password may still arrive.
export const updateGamePassword = (sql: Sql, set: SetPassword & { now: Date }): Promise<object | null> =>
  sql.one(
    `update game_account set sealed_password = next_password, next_password = null, password_due_at = null,
       password_wanted_at = null, password_tries = 0,
       late_password = case when late_until > $4 then late_password end
     where member_id = $1 and code = $2 and ${isSent} and (late_until is null or late_until <= $4 or ${isLate})
     returning member_id`,
    [set.memberId, set.code, set.sealed, set.now],
  );

// The game has set it, but a request with another password may still arrive there: it is sent once more after that. True if so.
export const updateDueAgain = async (sql: Sql, set: SetPassword & { now: Date }): Promise<boolean> =>
  (await sql.one(
    `update game_account set password_due_at = late_until, password_wanted_at = coalesce(password_wanted_at, $4)
     where member_id = $1 and code = $2 and ${isSent} and late_until > $4 and not ${isLate}
     returning member_id`,
    [set.memberId, set.code, set.sealed, set.now],
  )) !== null;

// A request with this password ended without an outcome. One with another password that may still arrive is not forgotten.
export const updateLatePassword = async (sql: Sql, late: SetPassword & { now: Date; until: Date }): Promise<void> => {
  await sql.rows(
    `update game_account set late_until = greatest(late_until, $5),
       late_password = case when late_until > $4 and not ${isLate} then late_password else $3 end
     where member_id = $1 and code = $2`,
    [late.memberId, late.code, late.sealed, late.now, late.until],
  );
};

// The next password is another one from now on.
export const updateNextPassword = async (sql: Sql, next: SetPassword): Promise<void> => {
  await sql.rows(`update game_account set next_password = $3 where member_id = $1 and code = $2`, [
    next.memberId,
    next.code,
    next.sealed,
  ]);
};

// Gives up a change that only its member asked for, and that the game has refused.
export const endPasswordReset = async (sql: Sql, refused: SetPassword): Promise<void> => {
  await sql.rows(
    `update game_account set next_password = null, password_due_at = null
     where member_id = $1 and code = $2 and ${isSent} and password_wanted_at is null`,
    [refused.memberId, refused.code, refused.sealed],
  );
};

// After a late opening of an active account, which may have set the password it was opened with: if there is a newer one,
// another becomes due.
export const updateOverwrittenPassword = async (sql: Sql, opened: SetPassword & { at: Date }): Promise<void> => {
  await sql.rows(
    `update game_account set next_password = null, password_due_at = $4,
       password_wanted_at = coalesce(password_wanted_at, $4)
     where member_id = $1 and code = $2 and is_active
       and (not ${isSameSecret('sealed_password', '$3')} or password_due_at is not null)`,
    [opened.memberId, opened.code, opened.sealed, opened.at],
  );
};

export interface SealedPasswords extends AccountKey {
  // The present one, the next and the late one.
  readonly sealed: readonly (Buffer | null)[];
}

// Those of all accounts, in the order of member and game. An erased account has none.
export const listSealedPasswords = (sql: Sql, { after, limit }: Page): Promise<SealedPasswords[]> =>
  sql.rows<SealedPasswords>(
    `select member_id as "memberId", code, array[sealed_password, next_password, late_password] as sealed from game_account
     where (member_id, code) > ($1::uuid, $2) and sealed_password <> '' order by member_id, code limit $3`,
    [after?.[0] ?? beforeAllIds, after?.[1] ?? '', limit],
  );

// Only while none of them has changed since they were read.
export const updateSealedPasswords: SealedTable['update'] = async (sql, { key, sealed }, again) =>
  (await sql.one(
    `update game_account set sealed_password = $3, next_password = $4, late_password = $5
     where member_id = $1 and code = $2 and sealed_password = $6 and next_password is not distinct from $7
       and late_password is not distinct from $8 returning code`,
    [...key, ...again, ...sealed],
  )) !== null;
