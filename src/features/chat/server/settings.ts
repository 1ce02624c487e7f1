import * as z from 'zod/mini';
import { type Setting, setting } from '#server/operator/setting.ts';
import { spokenName } from '#server/operator/texts/spoken.ts';

const timeOfDay = () => z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

export const chatHours = setting({
  name: 'chatHours',
  isPublished: true,
  about:
    'From when to when chats are answered, in Bangkok, and what the chat says at other times in each language; null: always.',
  shape: z.nullable(z.object({ from: timeOfDay(), to: timeOfDay(), away: spokenName(500) })),
  usual: null,
});

export const settings: readonly Setting[] = [chatHours];
