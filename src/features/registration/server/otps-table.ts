import type { Sql } from '#database/database.ts';
import type { DeleteOld } from '#server/jobs/sweep.ts';
import type { BrowserCodes, PhoneCodes, Verification } from './otp-limits.ts';

interface PhoneRow {
  readonly verifiedAt: Date | null;
  readonly verifiedToken: Buffer | null;
  readonly verifiedBy: string | null;
}

const verificationOf = (row: PhoneRow | null): Verification | null => {
  const { verifiedAt: at, verifiedToken: tokenHash, verifiedBy: browser } = row ?? {};
  return at && tokenHash && browser ? { at, tokenHash, browser } : null;
};

const codesOf = (sql: Sql, phone: string): Promise<BrowserCodes[]> =>
  sql.rows<BrowserCodes>(
    `select browser, network, sent_at as "sentAt", code_sent_at as "codeSentAt", token_hash as "tokenHash",
       code_hash as "codeHash", used_at as "usedAt", wrong_codes as "wrongCodes", blocked_until as "blockedUntil"
     from otp_code where phone = $1`,
    [phone],
  );

// Locks a phone until the transaction ends, and creates the row of a new one.
export const lockPhone = async (sql: Sql, phone: string, at: Date): Promise<PhoneCodes> => {
  await sql.rows(
    `insert into otp (phone, touched_at) values ($1, $2) on conflict (phone) do update set touched_at = $2`,
    [phone, at],
  );
  const row = await sql.one<PhoneRow>(
    `select verified_at as "verifiedAt", verified_token as "verifiedToken", verified_by as "verifiedBy" from otp where phone = $1 for update`,
    [phone],
  );
  return { verification: verificationOf(row), browsers: await codesOf(sql, phone) };
};

// Null for a token that was never issued, or whose code was replaced by a newer one.
export const findPhoneOfToken = async (sql: Sql, tokenHash: Buffer): Promise<string | null> => {
  const row = await sql.one<{ phone: string }>(`select phone from otp_code where token_hash = $1`, [tokenHash]);
  return row?.phone ?? null;
};

export const upsertCodes = async (
  sql: Sql,
  { phone, at, ...own }: BrowserCodes & { phone: string; at: Date },
): Promise<void> => {
  await sql.rows(
    `insert into otp_code (phone, browser, network, sent_at, code_sent_at, token_hash, code_hash, used_at, wrong_codes,
       blocked_until, touched_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (phone, browser) do update set network = excluded.network, sent_at = excluded.sent_at,
       code_sent_at = excluded.code_sent_at, token_hash = excluded.token_hash, code_hash = excluded.code_hash,
       used_at = excluded.used_at, wrong_codes = excluded.wrong_codes, blocked_until = excluded.blocked_until,
       touched_at = excluded.touched_at`,
    [
      phone,
      own.browser,
      own.network,
      own.sentAt,
      own.codeSentAt,
      own.tokenHash,
      own.codeHash,
      own.usedAt,
      own.wrongCodes,
      own.blockedUntil,
      at,
    ],
  );
};

export const upsertVerification = async (sql: Sql, phone: string, { at, tokenHash, browser }: Verification) => {
  await sql.rows(`update otp set verified_at = $2, verified_token = $3, verified_by = $4 where phone = $1`, [
    phone,
    at,
    tokenHash,
    browser,
  ]);
};

export const findVerification = async (sql: Sql, phone: string): Promise<Verification | null> =>
  verificationOf(
    await sql.one<PhoneRow>(
      `select verified_at as "verifiedAt", verified_token as "verifiedToken", verified_by as "verifiedBy" from otp where phone = $1`,
      [phone],
    ),
  );

// A verification is for one registration.
export const useVerification = async (sql: Sql, phone: string): Promise<void> => {
  await sql.rows(`update otp set verified_at = null, verified_token = null, verified_by = null where phone = $1`, [
    phone,
  ]);
};

// Rows that no rule reads any more, also of phones that never got a message.
export const deleteOldCodes: DeleteOld = async (sql, before, most) =>
  (
    await sql.rows(
      `with old as (select phone, browser from otp_code where touched_at < $1 order by touched_at limit $2)
       delete from otp_code t using old where t.phone = old.phone and t.browser = old.browser and t.touched_at < $1
       returning t.phone`,
      [before, most],
    )
  ).length;

export const deleteOldVerifications: DeleteOld = async (sql, before, most) =>
  (
    await sql.rows(
      `with old as (select phone from otp where touched_at < $1 order by touched_at limit $2)
       delete from otp t using old where t.phone = old.phone and t.touched_at < $1 returning t.phone`,
      [before, most],
    )
  ).length;
