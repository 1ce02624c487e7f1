import type { Sql } from '#database/database.ts';

interface Claim {
  readonly conversationId: string;
  readonly staffId: string;
  readonly at: Date;
}

// The talk is theirs from now on.
export const updateClaim = async (sql: Sql, { conversationId, staffId, at }: Claim): Promise<void> => {
  await sql.rows('update chat_conversation set claimed_by = $2, claimed_at = $3 where conversation_id = $1', [
    conversationId,
    staffId,
    at,
  ]);
};

export const endClaim = async (sql: Sql, conversationId: string): Promise<void> => {
  await sql.rows('update chat_conversation set claimed_by = null, claimed_at = null where conversation_id = $1', [
    conversationId,
  ]);
};
