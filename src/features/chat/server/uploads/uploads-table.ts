import type { Sql } from '#database/database.ts';
import type { DeleteOld } from '#server/jobs/sweep.ts';

interface UploadKey {
  // The digest of the secret that names it.
  readonly picture: Buffer;
  readonly conversationId: string;
}

export interface Upload extends UploadKey {
  readonly memberId: string | null;
  readonly size: number;
  readonly received: number;
}

// In place of an unfinished one of the same talk.
export const insertUpload = async (
  sql: Sql,
  begun: Omit<Upload, 'received'> & { readonly at: Date },
): Promise<void> => {
  await sql.rows('delete from chat_upload where conversation_id = $1', [begun.conversationId]);
  await sql.rows(
    `insert into chat_upload (picture, conversation_id, member_id, size, received, begun_at)
     values ($1, $2, $3, $4, 0, $5)`,
    [begun.picture, begun.conversationId, begun.memberId, begun.size, begun.at],
  );
};

export const countUploads = async (sql: Sql): Promise<number> =>
  Number((await sql.one<{ it: bigint }>('select count(*) as it from chat_upload'))?.it ?? 0);

export const findUpload = async (sql: Sql, { picture, conversationId }: UploadKey): Promise<Upload | null> => {
  const row = await sql.one<Omit<Upload, 'size' | 'received'> & { size: bigint; received: bigint }>(
    `select picture, conversation_id as "conversationId", member_id as "memberId", size, received from chat_upload
     where picture = $1 and conversation_id = $2`,
    [picture, conversationId],
  );
  return row === null ? null : { ...row, size: Number(row.size), received: Number(row.received) };
};

// False unless it is the next part of a file of that talk, and within the size that was announced.
export const insertPart = async (
  sql: Sql,
  { picture, conversationId, from, bytes }: UploadKey & { readonly from: number; readonly bytes: Buffer },
): Promise<boolean> => {
  const grown = await sql.one(
    `update chat_upload set received = received + $4
     where picture = $1 and conversation_id = $2 and received = $3 and received + $4 <= size returning picture`,
    [picture, conversationId, from, bytes.length],
  );
  if (grown === null) return false;
  await sql.rows('insert into chat_upload_part (picture, from_byte, bytes) values ($1, $2, $3)', [
    picture,
    from,
    bytes,
  ]);
  return true;
};

// The part after a byte; null at the end.
export const findPart = async (sql: Sql, picture: Buffer, from: number): Promise<Buffer | null> =>
  (
    await sql.one<{ bytes: Buffer }>('select bytes from chat_upload_part where picture = $1 and from_byte = $2', [
      picture,
      from,
    ])
  )?.bytes ?? null;

// With its parts.
export const deleteUpload = async (sql: Sql, picture: Buffer): Promise<void> => {
  await sql.rows('delete from chat_upload where picture = $1', [picture]);
};

export const deleteUploadsOf = async (sql: Sql, memberId: string): Promise<void> => {
  await sql.rows('delete from chat_upload where member_id = $1', [memberId]);
};

export const deleteOldUploads: DeleteOld = async (sql, before, most) =>
  (
    await sql.rows(
      `with old as (select picture from chat_upload where begun_at < $1 order by begun_at limit $2)
       delete from chat_upload u using old where u.picture = old.picture and u.begun_at < $1 returning u.picture`,
      [before, most],
    )
  ).length;
