import * as z from 'zod/mini';
import { type Setting, setting } from '#server/operator/setting.ts';

const timeOfDay = () => z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const text = () => z.string().check(z.minLength(1), z.maxLength(500));

export const chatHours = setting({
  name: 'chatHours',
  about:
    'From when to when chats are answered, in Bangkok, and what the chat says at other times in each language; null: always.',
  shape: z.nullable(
    z.object({ from: timeOfDay(), to: timeOfDay(), away: z.object({ th: text(), la: text(), en: text() }) }),
  ),
  usual: null,
});

export const settings: readonly Setting[] = [chatHours];
