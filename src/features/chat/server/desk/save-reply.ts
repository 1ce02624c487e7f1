import type { Write } from '#server/verb.ts';
import type { chatOfficeCalls } from '../../office-contract.ts';
import { cleanText, messageLengthMax, repliesMax } from '../../rules.ts';
import { countOtherReplies, hasShortcut, upsertReply } from './replies-table.ts';

export const saveReply: Write<typeof chatOfficeCalls.saveReply> = async ({ staff, work, question, refuse }) => {
  const { replyId, shortcut } = question;
  const texts = {
    th: cleanText(question.texts.th),
    la: cleanText(question.texts.la),
    en: cleanText(question.texts.en),
  };
  const lengths = Object.values(texts).map(({ length }) => length);
  if (lengths.some((length) => length === 0 || length > messageLengthMax)) return refuse('KEY_INVALID');
  if (await hasShortcut(work.sql, { replyId, shortcut })) return refuse('CHAT_SHORTCUT_TAKEN');
  if ((await countOtherReplies(work.sql, replyId)) >= repliesMax) return refuse('KEY_INVALID');
  await upsertReply(work.sql, { replyId, shortcut, texts, staffId: staff.staffId, at: work.now });
  work.audit(`saved reply ${replyId}`, { shortcut, texts });
  return { message: 'SUCCESS' };
};
