import type { Sql } from '#database/database.ts';
import type { Forget } from '#server/jobs/sweep.ts';

interface Presence {
  readonly conversationId: string;
  readonly staffId: string;
  readonly isTyping: boolean;
  readonly at: Date;
}

export const upsertPresence = async (sql: Sql, { conversationId, staffId, isTyping, at }: Presence): Promise<void> => {
  await sql.rows(
    `insert into chat_presence (conversation_id, staff_id, seen_at, typed_at) values ($1, $2, $3, $4)
     on conflict (conversation_id, staff_id) do update set seen_at = excluded.seen_at, typed_at = excluded.typed_at`,
    [conversationId, staffId, at, isTyping ? at : null],
  );
};

export interface Other {
  readonly name: string;
  readonly isTyping: boolean;
}

export const listOthers = async (
  sql: Sql,
  { conversationId, staffId, since }: Pick<Presence, 'conversationId' | 'staffId'> & { readonly since: Date },
): Promise<Other[]> =>
  sql.rows<Other>(
    `select s.name, p.typed_at is not null as "isTyping" from chat_presence p join staff s on s.staff_id = p.staff_id
     where p.conversation_id = $1 and p.staff_id <> $2 and p.seen_at > $3 order by s.name`,
    [conversationId, staffId, since],
  );

export const deleteOldPresence: Forget = async (sql, before, most) =>
  (
    await sql.rows(
      `with old as (select conversation_id, staff_id from chat_presence where seen_at < $1 order by seen_at limit $2)
       delete from chat_presence p using old
         where p.conversation_id = old.conversation_id and p.staff_id = old.staff_id and p.seen_at < $1
         returning p.staff_id`,
      [before, most],
    )
  ).length;
