import * as z from 'zod/mini';
import type { CallLanguage } from '../../context.ts';
import { cleanMarkup } from './clean-markup.ts';

const textMax = 20_000;

const inEach = <Field extends z.ZodMiniType<string, string>>(field: Field) =>
  z.union([field, z.object({ th: field, la: field, en: field })]);

// A text that members read: one for everybody, or one per language.
export const spokenText = () => inEach(z.string().check(z.maxLength(textMax)));

// A short one that must not be empty, such as a name.
export const spokenName = (lengthMax: number) => inEach(z.string().check(z.minLength(1), z.maxLength(lengthMax)));

// A text with markup, cleaned whenever it is stored or read.
export const spokenMarkup = (lengthMax = textMax) =>
  inEach(z.string().check(z.maxLength(lengthMax), z.overwrite(cleanMarkup)));

interface InEach {
  readonly th: string;
  readonly la: string;
  readonly en: string;
}

// A text with markup that is kept elsewhere than in a setting.
export const cleanedInEach = ({ th, la, en }: InEach): InEach => ({
  th: cleanMarkup(th),
  la: cleanMarkup(la),
  en: cleanMarkup(en),
});

export type Spoken = string | InEach;

// In the language of the caller's app. Thai for a caller that names none, English where the operator wrote nothing.
export const saidIn = (spoken: Spoken, language: CallLanguage = 'th'): string => {
  if (typeof spoken === 'string') return spoken;
  return spoken[language === 'lo' ? 'la' : language] || spoken.en;
};

export const saidOrNull = (spoken: Spoken | null, language?: CallLanguage): string | null => {
  const said = spoken === null ? '' : saidIn(spoken, language);
  return said === '' ? null : said;
};
