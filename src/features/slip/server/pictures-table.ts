import type { Sql } from '#database/database.ts';
import type { SlipKey } from './slips-table.ts';

// Written before the picture is stored. Unless its slip is written too, it is removed at `removeAt`.
export const insertPicture = async (
  sql: Sql,
  { memberId, slipId }: SlipKey,
  { at, removeAt }: { readonly at: Date; readonly removeAt: Date },
): Promise<void> => {
  await sql.rows('insert into slip_picture (member_id, slip_id, stored_at, remove_at) values ($1, $2, $3, $4)', [
    memberId,
    slipId,
    at,
    removeAt,
  ]);
};

export const updatePictureRemoval = async (sql: Sql, { memberId, slipId }: SlipKey, removeAt: Date): Promise<void> => {
  await sql.rows('update slip_picture set remove_at = $3 where member_id = $1 and slip_id = $2', [
    memberId,
    slipId,
    removeAt,
  ]);
};

export const hasPicture = async (sql: Sql, { memberId, slipId }: SlipKey, now: Date): Promise<boolean> =>
  (await sql.one(
    'select slip_id from slip_picture where member_id = $1 and slip_id = $2 and (remove_at is null or remove_at > $3)',
    [memberId, slipId, now],
  )) !== null;

export const countPictures = async (sql: Sql, memberId: string, since: Date): Promise<number> =>
  (
    await sql.one<{ count: number }>(
      'select count(*)::int as count from slip_picture where member_id = $1 and stored_at > $2',
      [memberId, since],
    )
  )?.count ?? 0;

// Pictures whose time is over, or whose slip was never written. That of an open slip stays.
export const listPicturesToRemove = (sql: Sql, now: Date, limit: number): Promise<SlipKey[]> =>
  sql.rows<SlipKey>(
    `select p.member_id as "memberId", p.slip_id as "slipId" from slip_picture p
     where p.remove_at <= $1 and not exists (
       select from slip s where s.member_id = p.member_id and s.slip_id = p.slip_id and s.ended_at is null)
     order by p.remove_at limit $2`,
    [now, limit],
  );

export const deletePicture = async (sql: Sql, { memberId, slipId }: SlipKey): Promise<void> => {
  await sql.rows('delete from slip_picture where member_id = $1 and slip_id = $2', [memberId, slipId]);
};
