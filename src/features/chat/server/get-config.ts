import type { Read } from '#server/verb.ts';
import type { chatCalls } from '../contract.ts';
import { isWithinHours } from '../rules.ts';
import { roomPrefix } from './shown-line.ts';
import { chatHours } from './settings.ts';

export const getConfig: Read<typeof chatCalls.getConfig> = async ({ context }) => {
  const hours = await chatHours.read(context);
  const isOpen = hours === null || isWithinHours(hours, context.now());
  if (isOpen) return { PREFIX: roomPrefix };
  const { away } = hours;
  return { PREFIX: roomPrefix, away: typeof away === 'string' ? { th: away, la: away, en: away } : away };
};
