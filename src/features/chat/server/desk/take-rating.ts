import type { Sql } from '#database/database.ts';
import { type Conversation, updateResolved } from '../conversations-table.ts';
import { findLastOfStaff, type Message } from '../messages-table.ts';
import { scoreOf } from './rating-question.ts';
import { deleteRatingsAfter, insertRating } from './ratings-table.ts';

interface Rated {
  readonly line: Message;
  // Null for a line that rates nothing.
  readonly score: number | null;
}

// The press that answers how the help was: it is kept beside its line, and the talk stays resolved. Of several presses the
// last one counts.
export const takeRating = async (sql: Sql, talk: Conversation, write: () => Promise<Message>): Promise<Rated> => {
  const asked = talk.status === 'RESOLVED' ? await findLastOfStaff(sql, talk.conversationId) : null;
  const line = await write();
  const score = asked === null ? null : scoreOf(asked.message, line.message);
  if (asked === null || score === null) return { line, score: null };
  const { conversationId, memberId, seq, createdAt: at } = line;
  await updateResolved(sql, conversationId);
  await deleteRatingsAfter(sql, conversationId, asked.seq);
  await insertRating(sql, { conversationId, memberId, seq, staffId: asked.sentBy, score, at });
  return { line, score };
};
