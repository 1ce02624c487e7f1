import type { Sql } from '#database/database.ts';
import type { StoredType } from '#server/pictures/pictures.ts';

// A picture or a video of a talk, by the digest of the secret in its address.
export interface TalkMedia {
  readonly picture: Buffer;
  readonly type: StoredType;
  readonly size: number;
}

export interface NewTalkMedia extends TalkMedia {
  readonly conversationId: string;
  readonly memberId: string | null;
  readonly at: Date;
  readonly removeAt: Date;
}

// Written before the file is stored, so that every stored one is removed some day. A file that is finished twice is the same.
export const insertMedia = async (sql: Sql, added: NewTalkMedia): Promise<void> => {
  await sql.rows(
    `insert into chat_picture (picture, conversation_id, member_id, stored_at, remove_at, type, size)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (picture) do nothing`,
    [added.picture, added.conversationId, added.memberId, added.at, added.removeAt, added.type, added.size],
  );
};

interface Kept extends Pick<NewTalkMedia, 'picture' | 'conversationId' | 'removeAt'> {
  readonly isVideo: boolean;
}

// False for a file of another talk, or of the other kind.
export const updateMediaRemoval = async (sql: Sql, kept: Kept): Promise<boolean> =>
  (await sql.one(
    `update chat_picture set remove_at = $3
     where picture = $1 and conversation_id = $2 and starts_with(type, 'video/') = $4 returning picture`,
    [kept.picture, kept.conversationId, kept.removeAt, kept.isVideo],
  )) !== null;

interface Row extends Omit<TalkMedia, 'size'> {
  readonly size: bigint;
}

const read = (row: Row): TalkMedia => ({ ...row, size: Number(row.size) });

export const findMedia = async (sql: Sql, picture: Buffer, now: Date): Promise<TalkMedia | null> => {
  const row = await sql.one<Row>(`select picture, type, size from chat_picture where picture = $1 and remove_at > $2`, [
    picture,
    now,
  ]);
  return row === null ? null : read(row);
};

export const findMediaOfTalk = async (
  sql: Sql,
  { picture, conversationId }: Pick<NewTalkMedia, 'picture' | 'conversationId'>,
): Promise<Pick<TalkMedia, 'type'> | null> =>
  sql.one<Pick<TalkMedia, 'type'>>('select type from chat_picture where picture = $1 and conversation_id = $2', [
    picture,
    conversationId,
  ]);

export const listMediaToRemove = async (sql: Sql, now: Date, limit: number): Promise<TalkMedia[]> =>
  (
    await sql.rows<Row>(
      `select picture, type, size from chat_picture where remove_at <= $1 order by remove_at limit $2`,
      [now, limit],
    )
  ).map(read);

export const deleteMedia = async (sql: Sql, picture: Buffer): Promise<void> => {
  await sql.rows('delete from chat_picture where picture = $1', [picture]);
};

// The job that removes files takes them next.
export const endMediaOf = async (sql: Sql, memberId: string): Promise<void> => {
  await sql.rows('update chat_picture set remove_at = stored_at where member_id = $1', [memberId]);
};
