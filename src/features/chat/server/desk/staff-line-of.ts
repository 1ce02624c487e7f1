import type { QuestionOf } from '#contract/endpoint.ts';
import type { Refuse } from '#server/verb.ts';
import type { ChatMessage } from '../../contract.ts';
import type { chatOfficeCalls } from '../../office-contract.ts';
import { cleanText, mediaOfPath, messageLengthMax } from '../../rules.ts';

type Answer = QuestionOf<typeof chatOfficeCalls.answer>;
type Line = ChatMessage['message'];
type Refusing = Refuse<'KEY_INVALID'>;

const shortMax = 200;

const short = (typed: string, refuse: Refusing): string => {
  const text = cleanText(typed);
  return text === '' || text.length > shortMax ? refuse('KEY_INVALID') : text;
};

const buttonsOf = ({ buttons = [] }: Answer, refuse: Refusing): NonNullable<Line['payload']['buttons']> =>
  buttons.map(({ title, payload }) => ({
    title: short(title, refuse),
    type: 'postback',
    payload: short(payload ?? title, refuse),
  }));

// Only a picture that was uploaded to the talk; whether it is of this talk is checked where it is kept.
const pictureOf = (path: string, refuse: Refusing): string =>
  mediaOfPath(path)?.kind === 'image' ? path : refuse('KEY_INVALID');

const cardOf = (question: Answer & { readonly card: NonNullable<Answer['card']> }, refuse: Refusing): Line => {
  const { name, subtitle, imagePath } = question.card;
  return {
    message_type: 'generic',
    payload: {
      name: short(name, refuse),
      ...(subtitle === undefined || subtitle === '' ? {} : { subtitle: short(subtitle, refuse) }),
      ...(imagePath === undefined ? {} : { image_url: pictureOf(imagePath, refuse) }),
      buttons: buttonsOf(question, refuse),
    },
  };
};

// A line of staff as it is kept. Every text is text: a customer's screen makes neither links nor markup of it.
export const staffLineOf = (question: Answer, refuse: Refusing): Line => {
  const { card, filePath, buttons = [], kind = 'buttons' } = question;
  const message = cleanText(question.text);
  // What would not be kept is refused: beside a card only its buttons are.
  if (card !== undefined)
    return message === '' && filePath === undefined ? cardOf({ ...question, card }, refuse) : refuse('KEY_INVALID');
  if (message.length > messageLengthMax) return refuse('KEY_INVALID');
  if (filePath !== undefined) {
    const media = mediaOfPath(filePath) ?? refuse('KEY_INVALID');
    return {
      message_type: 'media',
      payload: { fileType: media.kind, filePath, ...(message === '' ? {} : { message }) },
    };
  }
  if (message === '') return refuse('KEY_INVALID');
  if (buttons.length === 0) return { message_type: 'text', payload: { message } };
  return { message_type: kind, payload: { message, buttons: buttonsOf(question, refuse) } };
};
