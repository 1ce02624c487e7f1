import { useCallback } from 'react';
import { beforeRefusals, type Refusal } from '#ask/ask.ts';
import { formatMinute } from './date-formats.ts';
import { type Locale, useLocale } from './locale.ts';
import { type Row, type Texts, textOf, texts } from './texts.ts';
import { entryTexts } from './entry-texts.ts';

// Loaded from the start, because it is shown when nothing else can be fetched.
const noAnswer = texts({
  INTERNAL_SERVER_ERROR: entryTexts.noAnswer,
});

type Refused = Pick<Refusal, 'message' | 'waitMs'>;

let catalogue: Texts = noAnswer;
let againAt: Row | null = null;
let loading: Promise<void> | null = null;

// The catalogue is a separate chunk: nobody fetches hundreds of sentences before the first refusal.
export const loadRefusalTexts = (): Promise<void> => {
  loading ??= import('./refusal-texts.ts').then(
    (loaded) => {
      catalogue = loaded.errorMsg;
      againAt = loaded.waitTexts.againAt;
    },
    () => {
      loading = null;
    },
  );
  return loading;
};

beforeRefusals(loadRefusalTexts);

// The text of a message code; a message without a translation is shown unchanged, as plain text.
export const refusalText = (message: string, locale: Locale): string => {
  const row: Row | undefined = Object.hasOwn(catalogue, message) ? catalogue[message] : undefined;
  return row === undefined ? message : textOf(row, locale);
};

export const useRefusalText = (): ((message: string) => string) => {
  const locale = useLocale();
  return useCallback((message) => refusalText(message, locale), [locale]);
};

// With a line that says when the wait is over, if the answer said how long it is; `at` is when the answer came.
export const useRefusedText = (): ((refused: Refused, at?: Date) => string) => {
  const locale = useLocale();
  return useCallback(
    ({ message, waitMs }, at = new Date()) => {
      const text = refusalText(message, locale);
      if (waitMs === undefined || againAt === null) return text;
      const time = formatMinute(new Date(at.getTime() + waitMs), at);
      return [text, textOf(againAt, locale, { time })].join('\n');
    },
    [locale],
  );
};
