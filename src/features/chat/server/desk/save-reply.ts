import { lockName } from '#database/lock-name.ts';
import type { Write } from '#server/verb.ts';
import type { chatOfficeCalls } from '../../office-contract.ts';
import { cleanText, messageLengthMax, repliesMax } from '../../rules.ts';
import { listReplies, upsertReply } from './replies-table.ts';

export const saveReply: Write<typeof chatOfficeCalls.saveReply> = async ({ staff, work, question, refuse }) => {
  const { replyId, shortcut } = question;
  const texts = {
    th: cleanText(question.texts.th),
    la: cleanText(question.texts.la),
    en: cleanText(question.texts.en),
  };
  const lengths = Object.values(texts).map(({ length }) => length);
  if (lengths.some((length) => length === 0 || length > messageLengthMax)) return refuse('KEY_INVALID');
  // Two that are saved at the same moment would not see each other.
  await lockName(work.sql, 'saved replies');
  const others = (await listReplies(work.sql)).filter((reply) => reply.replyId !== replyId);
  // As a slash finds them, in upper or lower case.
  const isTaken = others.some((other) => other.shortcut.toLowerCase() === shortcut.toLowerCase());
  if (isTaken) return refuse('CHAT_SHORTCUT_TAKEN');
  if (others.length >= repliesMax) return refuse('KEY_INVALID');
  await upsertReply(work.sql, { replyId, shortcut, texts, staffId: staff.staffId, at: work.now });
  work.audit(`saved reply ${replyId}`, { shortcut, texts });
  return { message: 'SUCCESS' };
};
