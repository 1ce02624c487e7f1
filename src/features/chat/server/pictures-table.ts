import type { Sql } from '#database/database.ts';

export interface TalkPicture {
  readonly picture: Buffer;
  readonly conversationId: string;
  readonly memberId: string | null;
  readonly at: Date;
  readonly removeAt: Date;
}

// Written before the picture is stored, so that every stored one is removed some day.
export const insertPicture = async (sql: Sql, added: TalkPicture): Promise<void> => {
  await sql.rows(
    `insert into chat_picture (picture, conversation_id, member_id, stored_at, remove_at) values ($1, $2, $3, $4, $5)`,
    [added.picture, added.conversationId, added.memberId, added.at, added.removeAt],
  );
};

// False for a picture of another talk.
export const updatePictureRemoval = async (
  sql: Sql,
  kept: Pick<TalkPicture, 'picture' | 'conversationId' | 'removeAt'>,
): Promise<boolean> =>
  (await sql.one(
    `update chat_picture set remove_at = $3 where picture = $1 and conversation_id = $2 returning picture`,
    [kept.picture, kept.conversationId, kept.removeAt],
  )) !== null;

export const hasPicture = async (sql: Sql, picture: Buffer, now: Date): Promise<boolean> =>
  (await sql.one(`select picture from chat_picture where picture = $1 and remove_at > $2`, [picture, now])) !== null;

export const listPicturesToRemove = async (sql: Sql, now: Date, limit: number): Promise<Buffer[]> =>
  (
    await sql.rows<{ picture: Buffer }>(
      `select picture from chat_picture where remove_at <= $1 order by remove_at limit $2`,
      [now, limit],
    )
  ).map(({ picture }) => picture);

export const deletePicture = async (sql: Sql, picture: Buffer): Promise<void> => {
  await sql.rows('delete from chat_picture where picture = $1', [picture]);
};

// The job that removes pictures takes them next.
export const endPicturesOf = async (sql: Sql, memberId: string): Promise<void> => {
  await sql.rows('update chat_picture set remove_at = stored_at where member_id = $1', [memberId]);
};
