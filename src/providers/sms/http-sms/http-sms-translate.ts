import * as z from 'zod/mini';
import type { Answered } from '../../outbound.ts';
import { done, refused, unknown, type Outcome, type Unknown } from '../../outcome.ts';

export interface SmsQuestion {
  to: string;
  text: string;
}

// Gateways want the country code without a plus: 66 or 856, then the number without its leading zero. Lao mobile
// numbers begin with 020 or 030 and are longer than the ten digits of Thai ones.
const internationalPhone = (phone: string): string => {
  const digits = phone.replaceAll(/\D/g, '');
  if (!digits.startsWith('0')) return digits;
  return /^0[23]0\d{7,8}$/.test(digits) ? `856${digits.slice(1)}` : `66${digits.slice(1)}`;
};

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
