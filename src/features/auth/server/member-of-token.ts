import { sharedLookup } from '#database/shared-lookup.ts';
import type { Actors, Context, Member } from '#server/context.ts';
import { refuseToken } from '#server/refuse.ts';
import { readToken } from './session-token.ts';
import { findSessions, listUsableSessions, type FoundSession } from './sessions-table.ts';

const idLength = 36;
const keyOf = (memberId: string, tokenHash: Buffer): string => memberId + tokenHash.toString('base64');

const findSession = sharedLookup<FoundSession>(async (sql, keys) => {
  const memberIds = keys.map((key) => key.slice(0, idLength));
  const tokenHashes = keys.map((key) => Buffer.from(key.slice(idLength), 'base64'));
  const rows = await findSessions(sql, memberIds, tokenHashes);
  return rows.map((found) => ({ key: keys[found.place - 1] ?? '', found }));
});

// Every call with a token comes through here, so tokens that arrive together share one statement; nothing is cached.
export const memberOfToken = async (context: Context, token: string): Promise<Member> => {
  const { ownerId, tokenHash } = readToken(token) ?? refuseToken('invalid-token');
  const session = (await findSession(context.database, keyOf(ownerId, tokenHash))) ?? refuseToken('invalid-token');
  if (!session.hasMember) return refuseToken('INVALID_USER_2');
  // A suspension ends the sessions too; the member reads the reason and not only the end.
  if (session.suspendedAt !== null) return refuseToken('INACTIVE_USER');
  if (session.endedAt !== null) return refuseToken('INVALID_USER_3');
  if (session.expiresAt <= context.now()) return refuseToken('EXPIRED_AUTH_TOKEN');
  return { kind: 'member', memberId: ownerId, sessionId: session.sessionId };
};

export const openSessions: Actors['openSessions'] = async ({ database, now }, sessions) =>
  new Set(await listUsableSessions(database, sessions, now()));
