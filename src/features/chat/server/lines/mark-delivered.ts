import type { Sql } from '#database/database.ts';
import { type Conversation, updateDelivered } from '../conversations-table.ts';

// Up to the newest line that an answer brings to the customer's browser.
export const markDelivered = async (
  sql: Sql,
  { conversationId, deliveredSeq }: Pick<Conversation, 'conversationId' | 'deliveredSeq'>,
  seq: number | undefined,
): Promise<void> => {
  if (seq !== undefined && seq > deliveredSeq) await updateDelivered(sql, { conversationId, seq });
};
