import type { Sql } from '#database/database.ts';
import type { OtpState } from './otp-limits.ts';

// Locks the row of a phone until the transaction ends, and begins one for a phone that is new.
export const lockOtp = async (sql: Sql, phone: string, day: string): Promise<OtpState> => {
  await sql.rows(`insert into otp (phone, day) values ($1, $2) on conflict (phone) do nothing`, [phone, day]);
  const state = await sql.one<OtpState>(
    `select day, sent_in_day, sent_at, token_hash, code_hash, used_at, wrong_codes, blocked_until, verified_at
     from otp where phone = $1 for update`,
    [phone],
  );
  if (state === null) throw new Error('the row of a phone vanished while its codes were counted');
  return state;
};

// Null for a token nobody was given, and for one whose code a newer one replaced.
export const lockOtpOfToken = (sql: Sql, tokenHash: Buffer): Promise<(OtpState & { phone: string }) | null> =>
  sql.one<OtpState & { phone: string }>(
    `select phone, day, sent_in_day, sent_at, token_hash, code_hash, used_at, wrong_codes, blocked_until, verified_at
     from otp where token_hash = $1 for update`,
    [tokenHash],
  );

export const writeOtp = async (sql: Sql, phone: string, state: OtpState): Promise<void> => {
  await sql.rows(
    `update otp set day = $2, sent_in_day = $3, sent_at = $4, token_hash = $5, code_hash = $6, used_at = $7,
       wrong_codes = $8, blocked_until = $9, verified_at = $10
     where phone = $1`,
    [
      phone,
      state.day,
      state.sent_in_day,
      state.sent_at,
      state.token_hash,
      state.code_hash,
      state.used_at,
      state.wrong_codes,
      state.blocked_until,
      state.verified_at,
    ],
  );
};

export const findVerification = (sql: Sql, phone: string): Promise<Pick<OtpState, 'verified_at'> | null> =>
  sql.one<Pick<OtpState, 'verified_at'>>(`select verified_at from otp where phone = $1`, [phone]);

// Answers false, and counts nothing, once the address has had its codes of this hour.
export const takeFromAddress = async (
  sql: Sql,
  budget: { address: string; hour: Date; sentMax: number },
): Promise<boolean> => {
  const taken = await sql.one(
    `insert into otp_address as known (address, hour, sent) values ($1, $2, 1)
     on conflict (address, hour) do update set sent = known.sent + 1 where known.sent < $3 returning sent`,
    [budget.address, budget.hour, budget.sentMax],
  );
  return taken !== null;
};

export const giveBackToAddress = async (sql: Sql, budget: { address: string; hour: Date }): Promise<void> => {
  await sql.rows(`update otp_address set sent = sent - 1 where address = $1 and hour = $2 and sent > 0`, [
    budget.address,
    budget.hour,
  ]);
};

// Codes and budgets that no rule looks at any more.
export const forgetOtps = async (sql: Sql, before: Date): Promise<void> => {
  await sql.rows(`delete from otp where sent_at < $1`, [before]);
  await sql.rows(`delete from otp_address where hour < $1`, [before]);
};
