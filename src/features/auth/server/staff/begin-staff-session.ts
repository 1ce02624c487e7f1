import type { Sql } from '#database/database.ts';
import type { Context } from '#server/context.ts';
import { staffSessionMs } from '../../rules.ts';
import { makeToken } from '../session-token.ts';
import { insertStaffSession } from './staff-table.ts';

export interface OpenedStaffSession {
  readonly sessionId: string;
  // Shown once and stored nowhere.
  readonly token: string;
}

// Starts a session of a member of staff who has proved who they are.
export const beginStaffSession = async (
  context: Pick<Context, 'database' | 'now' | 'newId'>,
  staffId: string,
  sql: Sql = context.database,
): Promise<OpenedStaffSession> => {
  const { token, tokenHash } = makeToken(staffId);
  const sessionId = context.newId();
  const at = context.now();
  const expiresAt = new Date(at.getTime() + staffSessionMs);
  await insertStaffSession(sql, { staffId, tokenHash, sessionId, at, expiresAt });
  return { sessionId, token };
};
