import { useCallback } from 'react';
import { columns, keepTable } from './built/built-texts.ts';
import { type Locale, useLocale } from './locale.ts';

// One row per text: Thai, Lao, English side by side, so that a missing language is an error on that line.
export type Row = readonly [th: string, la: string, en: string];

type ParamOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamOf<Rest> : never;
type ParamsOf<R extends Row> = ParamOf<R[0]> | ParamOf<R[1]> | ParamOf<R[2]>;

type SameParams<R extends Row> = [ParamsOf<R>] extends [ParamOf<R[0]> & ParamOf<R[1]> & ParamOf<R[2]>]
  ? R
  : ['a {param} is missing in one language', R];

export type Texts = Record<string, Row>;

export const inEveryLanguage = null;

// The build of the member app names each table and leaves one language in it (languages.config.ts), unless it is to be
// kept in every language.
export const texts = <const T extends Texts>(
  rows: T & { readonly [Key in keyof T]: SameParams<T[Key]> },
  name: string | typeof inEveryLanguage = inEveryLanguage,
): T => {
  if (name !== null) keepTable(name, rows);
  return rows;
};

type ParamsArgument<R extends Row> = [ParamsOf<R>] extends [never]
  ? []
  : [params: Readonly<Record<ParamsOf<R>, string | number>>];

export type Translate<T extends Texts> = <Key extends keyof T>(key: Key, ...params: ParamsArgument<T[Key]>) => string;

export const textOf = (row: Row, locale: Locale, params?: Readonly<Record<string, string | number>>): string => {
  const text = row[columns[locale]] || row[2];
  if (params === undefined) return text;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
};

// Whether a code from the server, such as a status or a reason, has a text in a table.
export const isTextKey = <T extends Texts>(rows: T, key: string): key is Extract<keyof T, string> =>
  Object.hasOwn(rows, key);

const translate =
  <T extends Texts>(rows: T, locale: Locale): Translate<T> =>
  (key, ...params) => {
    const row: Row | undefined = rows[key];
    return row === undefined ? String(key) : textOf(row, locale, params[0]);
  };

// Sentences beside each other. Texts end without a full stop; Thai and Lao put a space between two.
export const joinSentences = (locale: Locale, sentences: readonly string[]): string =>
  sentences.filter((sentence) => sentence !== '').join(locale === 'en' ? '. ' : ' ');

// A row passed in from another room, such as the title of a feature's screen.
export const useRow = (row: Row): string => textOf(row, useLocale());

export const useTexts = <T extends Texts>(rows: T): Translate<T> => {
  const locale = useLocale();
  return useCallback((key, ...params) => translate(rows, locale)(key, ...params), [rows, locale]);
};
