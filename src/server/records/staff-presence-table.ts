import type { Sql } from '#database/database.ts';
import type { DeleteOld } from '../jobs/sweep.ts';

// A screen reads an open item every one or two seconds.
const presentForMs = 5_000;

export interface Presence {
  // As in the audit chain, such as `withdrawal <id>`.
  readonly object: string;
  readonly staffId: string;
  readonly isTyping?: boolean;
  readonly at: Date;
}

export interface OtherStaff {
  readonly name: string;
  readonly openedAt: Date;
  readonly isTyping: boolean;
}

const presentSince = (at: Date): Date => new Date(at.getTime() - presentForMs);

const store = async (sql: Sql, { object, staffId, isTyping = false, at }: Presence): Promise<void> => {
  await sql.rows(
    `insert into staff_presence (object, staff_id, opened_at, seen_at, typed_at) values ($1, $2, $3, $3, $5)
     on conflict (object, staff_id) do update set seen_at = excluded.seen_at, typed_at = excluded.typed_at,
       opened_at = case when staff_presence.seen_at > $4 then staff_presence.opened_at else excluded.opened_at end`,
    [object, staffId, at, presentSince(at), isTyping ? at : null],
  );
};

// Shows the others that this person has the item open. Returns who else has, the first to open it first.
export const upsertPresence = async (sql: Sql, presence: Presence): Promise<OtherStaff[]> => {
  const { object, staffId, at } = presence;
  await store(sql, presence);
  return sql.rows<OtherStaff>(
    `select s.name, p.opened_at as "openedAt", p.typed_at is not null as "isTyping"
     from staff_presence p join staff s on s.staff_id = p.staff_id
     where p.object = $1 and p.staff_id <> $2 and p.seen_at > $3 order by p.opened_at, s.name`,
    [object, staffId, presentSince(at)],
  );
};

export const deleteOldPresence: DeleteOld = async (sql, before, most) =>
  (
    await sql.rows(
      `with old as (select object, staff_id from staff_presence where seen_at < $1 order by seen_at limit $2)
       delete from staff_presence p using old
         where p.object = old.object and p.staff_id = old.staff_id and p.seen_at < $1
         returning p.staff_id`,
      [before, most],
    )
  ).length;
