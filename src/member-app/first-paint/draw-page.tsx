import { prerender } from 'react-dom/static';
import { drawWith } from '#ask/settings.ts';
import { drawIn, type Locale, locales } from '#i18n/locale.ts';
import { plainText } from '#i18n/plain-text.ts';
import { textOf } from '#i18n/texts.ts';
import { App } from '../app.tsx';
import { shellStrings } from '../strings.ts';
import { type PageData, placeholder } from './page-data.ts';
import { allScreens } from '../all-screens.ts';
import { routerAt } from './router-at.tsx';

export interface Drawing {
  readonly locale: Locale;
  readonly title: string;
  readonly html: string;
}

const draw = async (path: string, locale: Locale): Promise<Drawing> => {
  drawIn(locale);
  const route = allScreens.find((other) => other.path === path);
  const { prelude } = await prerender(<App Router={routerAt(path)} />, {
    progressiveChunkSize: Infinity,
    onError: (error) => {
      throw error;
    },
  });
  const screen = plainText(textOf(route?.title ?? shellStrings.pageNotFound, locale));
  return {
    locale,
    title: `${screen}, ${placeholder(locale, 'operatorName')}`,
    html: await new Response(prelude).text(),
  };
};

const placeholdersIn = (locale: Locale): PageData => ({
  operatorName: placeholder(locale, 'operatorName'),
  website: placeholder(locale, 'website'),
  contactText: placeholder(locale, 'contactText'),
  lineLink: placeholder(locale, 'lineLink'),
  lineName: placeholder(locale, 'lineName'),
  lineQR: placeholder(locale, 'lineQR'),
});

// The screen of an address in every language, as one variant of the product shows it.
export const drawPage = async (path: string, variant: 'thai' | 'laos'): Promise<Drawing[]> => {
  const pageData = Object.fromEntries(locales.map((locale) => [locale, placeholdersIn(locale)]));
  drawWith({ pageData, ...(variant === 'laos' ? { VITE_LAOS: 'true' } : {}) });
  await allScreens.find((other) => other.path === path)?.screen.prepare();
  const drawings: Drawing[] = [];
  for (const locale of locales) drawings.push(await draw(path, locale));
  return drawings;
};
