import { expect, it } from 'vitest';
import type { ChatMessage } from '../../contract.ts';
import { ratingQuestionIn, scoreOf } from './rating-question.ts';

const pressed = (message: string): ChatMessage['message'] => ({ message_type: 'postback', payload: { message } });

it('a rating counts by its button, also after the words of the buttons were changed', () => {
  const asked = ratingQuestionIn('lo');
  const [best, ...others] = asked.payload.buttons ?? [];
  if (best === undefined) throw new Error('a rating has buttons');
  const before = { ...asked, payload: { ...asked.payload, buttons: [{ ...best, payload: 'ດີຫຼາຍ' }, ...others] } };
  expect(scoreOf(asked, pressed(best.payload))).toBe(3);
  expect(scoreOf(before, pressed('ດີຫຼາຍ'))).toBe(3);
  expect(scoreOf(before, pressed(others.at(-1)?.payload ?? ''))).toBe(1);
  expect(scoreOf(before, pressed(best.payload))).toBeNull();
});
