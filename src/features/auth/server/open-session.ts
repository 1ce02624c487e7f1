import type { Sql } from '#database/database.ts';
import type { Context } from '#server/context.ts';
import { memberSessionMs } from '../rules.ts';
import { makeToken } from './session-token.ts';
import { insertSession } from './sessions-table.ts';

// Starts a session and returns its token, which is shown once and stored nowhere.
export const openSession = async (context: Context, memberId: string, sql: Sql = context.database): Promise<string> => {
  const { token, tokenHash } = makeToken(memberId);
  const createdAt = context.now();
  const expiresAt = new Date(createdAt.getTime() + memberSessionMs);
  await insertSession(sql, { memberId, tokenHash, sessionId: context.newId(), createdAt, expiresAt });
  return token;
};
