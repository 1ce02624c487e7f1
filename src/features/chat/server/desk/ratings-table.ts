import type { Sql } from '#database/database.ts';
import type { DeleteOld } from '#server/jobs/sweep.ts';

interface Rating {
  readonly conversationId: string;
  readonly seq: number;
  readonly memberId: string | null;
  readonly staffId: string;
  readonly score: number;
  readonly at: Date;
}

export const insertRating = async (sql: Sql, rating: Rating): Promise<void> => {
  await sql.rows(
    `insert into chat_rating (conversation_id, seq, member_id, staff_id, score, created_at)
     values ($1, $2, $3, $4, $5, $6) on conflict (conversation_id, seq) do nothing`,
    [rating.conversationId, rating.seq, rating.memberId, rating.staffId, rating.score, rating.at],
  );
};

export const deleteRatingsAfter = async (sql: Sql, conversationId: string, seq: number): Promise<void> => {
  await sql.rows('delete from chat_rating where conversation_id = $1 and seq > $2', [conversationId, seq]);
};

export const deleteOldRatings: DeleteOld = async (sql, before, most) =>
  (
    await sql.rows(
      `with old as (select conversation_id, seq from chat_rating where created_at < $1 order by created_at limit $2)
       delete from chat_rating r using old
         where r.conversation_id = old.conversation_id and r.seq = old.seq and r.created_at < $1 returning r.seq`,
      [before, most],
    )
  ).length;

export const deleteRatingsOf = async (sql: Sql, memberId: string): Promise<void> => {
  await sql.rows('delete from chat_rating where member_id = $1', [memberId]);
};
