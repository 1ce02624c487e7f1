import * as z from 'zod/mini';
import type { CallLanguage } from '../../context.ts';
import { cleanMarkup } from './clean-markup.ts';

const textMax = 20_000;

const inEach = <Field extends z.ZodMiniType<string, string>>(field: Field) =>
  z.union([field, z.object({ th: field, la: field, en: field })]);

// A text that members read: one for everybody, or one per language.
export const spokenText = () => inEach(z.string().check(z.maxLength(textMax)));

// The same with markup, cleaned whenever it is stored or read.
export const spokenMarkup = () => inEach(z.string().check(z.maxLength(textMax), z.overwrite(cleanMarkup)));

export type Spoken = string | { readonly th: string; readonly la: string; readonly en: string };

// In the language of the caller's app. Thai for a caller that names none, English where the operator wrote nothing.
export const saidIn = (spoken: Spoken, language: CallLanguage = 'th'): string => {
  if (typeof spoken === 'string') return spoken;
  return spoken[language === 'lo' ? 'la' : language] || spoken.en;
};

export const saidOrNull = (spoken: Spoken | null, language?: CallLanguage): string | null => {
  const said = spoken === null ? '' : saidIn(spoken, language);
  return said === '' ? null : said;
};
