import type { Write } from '#server/verb.ts';
import type { chatOfficeCalls } from '../../office-contract.ts';
import { deleteReply } from './replies-table.ts';

export const removeReply: Write<typeof chatOfficeCalls.removeReply> = async ({ work, question, refuse }) => {
  const { replyId } = question;
  if (!(await deleteReply(work.sql, replyId))) return refuse('NO_DATA');
  work.audit(`saved reply ${replyId}`, { removed: true });
  return { message: 'SUCCESS' };
};
