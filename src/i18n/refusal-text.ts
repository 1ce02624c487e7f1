import { useCallback } from 'react';
import { beforeRefusals } from '#ask/ask.ts';
import { type Locale, useLocale } from './locale.ts';
import { type Row, type Texts, textOf, texts } from './texts.ts';
import { entryTexts } from './entry-texts.ts';

// Loaded from the start, because it is shown when nothing else can be fetched.
const noAnswer = texts({
  INTERNAL_SERVER_ERROR: entryTexts.noAnswer,
});

let catalogue: Texts = noAnswer;
let loading: Promise<void> | null = null;

// The catalogue is a separate chunk: nobody fetches hundreds of sentences before the first refusal.
export const loadRefusalTexts = (): Promise<void> => {
  loading ??= import('./refusal-texts.ts').then(
    ({ errorMsg }) => {
      catalogue = errorMsg;
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
