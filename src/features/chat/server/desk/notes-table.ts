import type { Sql } from '#database/database.ts';
import type { DeleteOld } from '#server/jobs/sweep.ts';

export interface Note {
  readonly noteId: string;
  readonly text: string;
  readonly by: string;
  readonly createdAt: Date;
}

interface NewNote extends Omit<Note, 'by'> {
  readonly conversationId: string;
  readonly memberId: string | null;
  readonly staffId: string;
}

// False if a note with this id was written before.
export const insertNote = async (sql: Sql, note: NewNote): Promise<boolean> => {
  const written = await sql.one(
    `insert into chat_note (note_id, conversation_id, member_id, text, written_by, created_at)
     values ($1, $2, $3, $4, $5, $6) on conflict (note_id) do nothing returning note_id`,
    [note.noteId, note.conversationId, note.memberId, note.text, note.staffId, note.createdAt],
  );
  return written !== null;
};

export const findNote = (
  sql: Sql,
  noteId: string,
): Promise<Pick<NewNote, 'conversationId' | 'text' | 'staffId'> | null> =>
  sql.one<Pick<NewNote, 'conversationId' | 'text' | 'staffId'>>(
    `select conversation_id as "conversationId", text, written_by as "staffId" from chat_note where note_id = $1`,
    [noteId],
  );

const notesMax = 100;

// The last hundred, oldest first.
export const listNotes = async (sql: Sql, conversationId: string): Promise<Note[]> =>
  (
    await sql.rows<Note>(
      `select n.note_id as "noteId", n.text, coalesce(s.name, '') as by, n.created_at as "createdAt"
       from chat_note n left join staff s on s.staff_id = n.written_by
       where n.conversation_id = $1 order by n.created_at desc limit ${String(notesMax)}`,
      [conversationId],
    )
  ).reverse();

export const deleteOldNotes: DeleteOld = async (sql, before, most) =>
  (
    await sql.rows(
      `with old as (select note_id from chat_note where created_at < $1 order by created_at limit $2)
       delete from chat_note n using old where n.note_id = old.note_id and n.created_at < $1 returning n.note_id`,
      [before, most],
    )
  ).length;

export const deleteNotesOf = async (sql: Sql, memberId: string): Promise<void> => {
  await sql.rows('delete from chat_note where member_id = $1', [memberId]);
};
