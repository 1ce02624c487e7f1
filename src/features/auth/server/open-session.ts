import type { Sql } from '#database/database.ts';
import type { Context } from '#server/context.ts';
import { makeToken } from './session-token.ts';
import { insertSession } from './sessions-table.ts';

const lifetimeMs = 7 * 24 * 60 * 60 * 1000;

// Starts a session and answers its token, which is shown once and stored nowhere.
export const openSession = async (context: Context, memberId: string, sql: Sql = context.database): Promise<string> => {
  const { token, tokenHash } = makeToken(memberId);
  const createdAt = context.now();
  const expiresAt = new Date(createdAt.getTime() + lifetimeMs);
  await insertSession(sql, { memberId, tokenHash, sessionId: context.newId(), createdAt, expiresAt });
  return token;
};
