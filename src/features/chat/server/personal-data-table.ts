import type { PersonalData } from '#database/schema/personal-data.ts';
import { deleteConversationOf, lockConversationOf } from './conversations-table.ts';
import { deleteMessagesOf } from './messages-table.ts';
import { deleteNotesOf } from './desk/notes-table.ts';
import { deleteRatingsOf } from './desk/ratings-table.ts';
import { endMediaOf } from './media/media-table.ts';
import { deleteUploadsOf } from './uploads/uploads-table.ts';

// A talk proves nothing about money, so nothing of it stays.
export const personal: PersonalData = {
  amongStaff: ['chat_note'],
  erase: async (sql, { memberId }) => {
    await lockConversationOf(sql, memberId);
    await deleteMessagesOf(sql, memberId);
    await endMediaOf(sql, memberId);
    await deleteUploadsOf(sql, memberId);
    await deleteNotesOf(sql, memberId);
    await deleteRatingsOf(sql, memberId);
    await deleteConversationOf(sql, memberId);
  },
};
