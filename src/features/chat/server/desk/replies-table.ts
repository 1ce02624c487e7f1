import type { Sql } from '#database/database.ts';
import type { SavedReply } from '../../office-contract.ts';

interface Saved extends SavedReply {
  readonly staffId: string;
  readonly at: Date;
}

export const listReplies = (sql: Sql): Promise<SavedReply[]> =>
  sql.rows<SavedReply>(`select reply_id as "replyId", shortcut, texts from chat_reply order by shortcut`);

export const upsertReply = async (sql: Sql, { replyId, shortcut, texts, staffId, at }: Saved): Promise<void> => {
  await sql.rows(
    `insert into chat_reply (reply_id, shortcut, texts, changed_by, changed_at) values ($1, $2, $3, $4, $5)
     on conflict (reply_id) do update set shortcut = excluded.shortcut, texts = excluded.texts,
       changed_by = excluded.changed_by, changed_at = excluded.changed_at`,
    [replyId, shortcut, JSON.stringify(texts), staffId, at],
  );
};

export const deleteReply = async (sql: Sql, replyId: string): Promise<boolean> =>
  (await sql.one('delete from chat_reply where reply_id = $1 returning reply_id', [replyId])) !== null;
