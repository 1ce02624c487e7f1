import { createContext, useContext, useSyncExternalStore } from 'react';
import { readStored, store } from '#ask/browser-storage.ts';
import { isLaos } from '#ask/settings.ts';
import { builtFor } from './built/built-for.ts';
import { loadTexts } from './built/built-texts.ts';

export const locales = ['th', 'la', 'en'] as const;
export type Locale = (typeof locales)[number];

const localeKey = 'locale';

// As a language tag `la` means Latin, so the page, Intl and fonts use `lo`; storage and calls keep `la`.
const languageTags: Record<Locale, 'th' | 'lo' | 'en'> = { th: 'th', la: 'lo', en: 'en' };
export const languageTag = (locale: Locale): 'th' | 'lo' | 'en' => languageTags[locale];

export const localeOfTag = (tag: string): Locale => locales.find((locale) => languageTags[locale] === tag) ?? 'th';

const isLocale = (value: string | null): value is Locale => locales.some((locale) => locale === value);

export const defaultLocale = (): Locale => (isLaos() ? 'la' : 'th');

const localeOfStorage = (): Locale => {
  const stored = readStored('local', localeKey);
  return isLocale(stored) ? stored : defaultLocale();
};

let chosen: Locale | null = null;
const listeners = new Set<() => void>();

// The page has fetched the scripts of the stored language.
const localeOfStart = (): Locale => builtFor ?? localeOfStorage();

export const currentLocale = (): Locale => (chosen ??= localeOfStart());

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

// Inside a preview, the language that is previewed.
const PreviewContext = createContext<Locale | null>(null);
export const PreviewLocale = PreviewContext.Provider;

export const useLocale = (): Locale => {
  const locale = useSyncExternalStore(subscribe, currentLocale, currentLocale);
  return useContext(PreviewContext) ?? locale;
};

// One letter of each script is enough to make the browser fetch that script's font.
const fontSamples: Record<Locale, readonly [font: string, sample: string]> = {
  th: ['16px "Noto Sans Thai"', 'ก'],
  la: ['16px "Noto Sans Lao Looped"', 'ກ'],
  en: ['16px "Noto Sans Latin"', 'a'],
};

const fontWaitMs = 300;

const fontOf = async (locale: Locale): Promise<void> => {
  if (document.fonts === undefined) return;
  const [font, sample] = fontSamples[locale];
  const waited = new Promise<void>((resolve) => setTimeout(resolve, fontWaitMs));
  await Promise.race([document.fonts.load(font, sample).catch(() => []), waited]);
};

// While a page is drawn at build time, there is neither a document nor a stored choice.
export const drawIn = (locale: Locale): void => {
  chosen = locale;
};

export const applyLocale = (locale: Locale): void => {
  chosen = locale;
  document.documentElement.lang = languageTag(locale);
  for (const listener of listeners) listener();
};

let wanted: Locale | null = null;

// Waits at most 300 ms for the font, so that the text does not change shape after the switch. Fails, and changes nothing,
// if the texts cannot be fetched. Of two choices in a row the last holds.
export const chooseLocale = async (locale: Locale): Promise<void> => {
  wanted = locale;
  await Promise.all([loadTexts(locale), fontOf(locale)]);
  if (wanted !== locale) return;
  store('local', localeKey, locale);
  applyLocale(locale);
};

// Reads the stored choice again, as at the start of a visit.
export const startLocale = (): void => applyLocale(localeOfStart());
