import type { CallLanguage } from '#server/context.ts';
import type { ChatMessage } from '../../contract.ts';

interface Question {
  readonly text: string;
  // Bad, fair, good.
  readonly answers: readonly [string, string, string];
}

const questions: Readonly<Record<CallLanguage, Question>> = {
  th: {
    text: 'แชทนี้จบแล้ว บริการของเราเป็นอย่างไร หากยังมีคำถาม พิมพ์ถามต่อได้เลย',
    answers: ['ไม่ดี', 'พอใช้', 'ดี'],
  },
  lo: {
    text: 'ແຊັດນີ້ຈົບແລ້ວ ບໍລິການຂອງພວກເຮົາເປັນແນວໃດ ຖ້າຍັງມີຄຳຖາມ ພິມຖາມຕໍ່ໄດ້ເລີຍ',
    answers: ['ບໍ່ດີ', 'ປານກາງ', 'ດີ'],
  },
  en: {
    text: 'This chat is resolved. How was our help? If you still have a question, just write it.',
    answers: ['Bad', 'Fair', 'Good'],
  },
};

export const ratingQuestionIn = (language: CallLanguage): ChatMessage['message'] => {
  const { text, answers } = questions[language];
  // The best first.
  const buttons = answers.toReversed().map((title) => ({ title, type: 'postback', payload: title }));
  return { message_type: 'quick_replies', payload: { message: text, buttons } };
};

// From 1, bad, to 3, good; null for a line that does not answer the question. By the buttons as they were sent: an answer may
// have been reworded meanwhile.
export const scoreOf = (asked: ChatMessage['message'], answered: ChatMessage['message']): number | null => {
  const isRating = Object.values(questions).some(({ text }) => text === asked.payload.message);
  if (!isRating || answered.message_type !== 'postback') return null;
  const worstFirst = (asked.payload.buttons ?? []).toReversed();
  const at = worstFirst.findIndex(({ payload }) => payload === answered.payload.message);
  return at === -1 ? null : at + 1;
};
