import type { Sql } from '#database/database.ts';
import type { Context } from '#server/context.ts';
import { unseal } from '#server/records/seal/seal.ts';
import { findAuthenticator, useRecoveryCode, useStep } from './authenticators-table.ts';
import { recoveryCodeHash } from './recovery-codes.ts';
import { stepOfCode } from './time-code.ts';

export const secretBoundTo = (staffId: string): string => `authenticator of ${staffId}`;

export interface TriedCode {
  readonly staffId: string;
  readonly code: string;
  readonly at: Date;
}

// Uses up a right code: its time step, or the recovery code.
export const isCodeRight = async (
  context: Pick<Context, 'settings'>,
  sql: Sql,
  { staffId, code, at }: TriedCode,
): Promise<boolean> => {
  const tried = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(tried)) return useRecoveryCode(sql, staffId, recoveryCodeHash(staffId, tried));
  const authenticator = await findAuthenticator(sql, staffId);
  if (authenticator === null) return false;
  const secret = unseal(context.settings, secretBoundTo(staffId), authenticator.sealedSecret);
  const step = stepOfCode(secret, tried, at);
  return step !== null && useStep(sql, { staffId, step, at });
};
