import type { Sql } from '#database/database.ts';
import type { ChatMessage } from '../../contract.ts';
import type { CallLanguage } from '#server/context.ts';
import type { Conversation } from '../conversations-table.ts';
import { findMessage, type Message } from '../messages-table.ts';
import { insertMessage } from './new-lines-table.ts';

export interface Written extends Pick<ChatMessage, 'sender' | 'message'> {
  readonly messageKey: string;
  readonly sentBy: string | null;
  readonly language?: CallLanguage | undefined;
  readonly at: Date;
}

// Adds the next line to a talk whose row the transaction holds. A repeat of the same id is the line that was written.
export const writeMessage = async (sql: Sql, talk: Conversation, written: Written): Promise<Message> => {
  const { conversationId, memberId, lastSeq } = talk;
  const { messageKey, sender, sentBy, message, language = null, at } = written;
  const added = { conversationId, memberId, seq: lastSeq + 1, messageKey, sender, message, createdAt: at };
  if (await insertMessage(sql, { ...added, sentBy, language })) return added;
  const known = await findMessage(sql, { conversationId, messageKey });
  if (known === null) throw new Error('a line that was written before is gone');
  return known;
};
