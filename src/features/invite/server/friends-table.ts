import type { Sql } from '#database/database.ts';

export interface Friend {
  readonly friendId: string;
  readonly inviterId: string;
  readonly hasDeposited: boolean;
}

interface Slice {
  // Entries from here on.
  readonly since: Date;
  readonly after: string;
  readonly limit: number;
}

// Invited members whose book has moved since, by id.
export const listMovedFriends = (sql: Sql, { since, after, limit }: Slice): Promise<Friend[]> =>
  sql.rows(
    `select m.member_id as "friendId", m.inviter as "inviterId",
       exists (select from entry d where d.member_id = m.member_id and d.kind = 'deposit') as "hasDeposited"
     from member m where m.inviter is not null and m.member_id > $2
       and m.member_id in (select e.member_id from entry e where e.created_at >= $1)
     order by m.member_id limit $3`,
    [since, after, limit],
  );

// Names as the friends are named now; an erased one has none.
export const listNames = (sql: Sql, friendIds: readonly string[]): Promise<{ friendId: string; name: string }[]> =>
  sql.rows(
    `select member_id as "friendId", name from member where member_id = any ($1::uuid[]) and erased_at is null`,
    [friendIds],
  );

export const findReadUntil = async (sql: Sql): Promise<Date | null> =>
  (await sql.one<{ readUntil: Date }>('select read_until as "readUntil" from invite_reading'))?.readUntil ?? null;

export const upsertReadUntil = async (sql: Sql, until: Date): Promise<void> => {
  await sql.rows(
    'insert into invite_reading (read_until) values ($1) on conflict (id) do update set read_until = excluded.read_until',
    [until],
  );
};
