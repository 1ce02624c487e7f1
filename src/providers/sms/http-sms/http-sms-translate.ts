import * as z from 'zod/mini';
import { internationalPhone } from '#contract/forms/phone-form.ts';
import type { Answered } from '../../outbound.ts';
import { done, refused, unknown, type Outcome, type Unknown } from '../../outcome.ts';

export interface SmsQuestion {
  to: string;
  text: string;
}

export const smsQuestion = (message: { phone: string; text: string }): SmsQuestion => ({
  to: internationalPhone(message.phone),
  text: message.text,
});

const takenShape = z.object({ id: z.string().check(z.minLength(1)), to: z.string(), status: z.literal('accepted') });

export const readSmsAnswer = (answer: Answered | Unknown, requested: SmsQuestion): Outcome<object> => {
  if (answer.kind === 'unknown') return answer;
  if (answer.status >= 400) return refused(`status ${answer.status}`);
  const read = takenShape.safeParse(answer.json);
  if (!read.success) return unknown('shape');
  return read.data.to === requested.to ? done({}) : unknown('mismatch number');
};
