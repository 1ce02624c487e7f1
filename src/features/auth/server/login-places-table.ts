import type { Sql } from '#database/database.ts';
import type { DeleteOld } from '#server/jobs/sweep.ts';
import { failuresOfPlaceMax, placesMax } from '../rules.ts';

export interface LoginPlace {
  readonly ownerId: string;
  // A device if the browser names one, else a network.
  readonly place: string;
}

// Whether the person has logged in from there, with few wrong passwords from there since.
export const isKnownPlace = async (sql: Sql, { ownerId, place }: LoginPlace): Promise<boolean> => {
  const row = await sql.one<{ failures: number }>(
    `select failures from login_place where owner_id = $1 and place = $2`,
    [ownerId, place],
  );
  return row !== null && row.failures < failuresOfPlaceMax;
};

export const upsertFailureAt = async (sql: Sql, { ownerId, place }: LoginPlace): Promise<void> => {
  await sql.rows(`update login_place set failures = failures + 1 where owner_id = $1 and place = $2`, [ownerId, place]);
};

// Remembers where a person logged in, of all places the latest few.
export const upsertPlace = async (sql: Sql, { ownerId, place, at }: LoginPlace & { at: Date }): Promise<void> => {
  await sql.rows(
    `insert into login_place (owner_id, place, seen_at, failures) values ($1, $2, $3, 0)
     on conflict (owner_id, place) do update set seen_at = excluded.seen_at, failures = 0`,
    [ownerId, place, at],
  );
  await sql.rows(
    `delete from login_place where owner_id = $1 and place in
       (select place from login_place where owner_id = $1 order by seen_at desc, place offset $2)`,
    [ownerId, placesMax],
  );
};

export const deletePlacesOf = async (sql: Sql, ownerId: string): Promise<void> => {
  await sql.rows(`delete from login_place where owner_id = $1`, [ownerId]);
};

export const deleteOldPlaces: DeleteOld = async (sql, before, most) =>
  (
    await sql.rows(
      `with old as (select owner_id, place from login_place where seen_at < $1 order by seen_at limit $2)
       delete from login_place t using old where t.owner_id = old.owner_id and t.place = old.place and t.seen_at < $1
         returning t.owner_id`,
      [before, most],
    )
  ).length;
