import { html, type Markup } from '../../pages/markup.ts';
import { languageTag, type PageLanguage } from './page-texts.ts';

export interface Frame {
  readonly language: PageLanguage;
  readonly title: string;
  // The code of the game whose colours the page uses, or null for the lobby.
  readonly theme: string | null;
  readonly script: string | null;
  readonly content: Markup;
}

// Named here, so that the browser requests them together with the page's own script.
const modules = ['rounds-list', 'random-below', 'reels-pastime', 'match-pastime', 'draw-pastime', 'cards-pastime'];
const sheets = ['script-fonts.css', 'games.css', 'lobby.css', 'stage.css', 'themes.css'];

export const page = ({ language, title, theme, script, content }: Frame): string =>
  html`<!doctype html>
    <html lang="${languageTag(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${sheets.map((name) => html`<link rel="stylesheet" href="/games/assets/${name}" />`)}
        ${script === null ? null : modules.map((name) => html`<link rel="modulepreload" href="/games/assets/${name}.js" />`)}
        ${script === null ? null : html`<script type="module" src="/games/assets/${script}"></script>`}
      </head>
      <body class="${theme === null ? 'theme-lobby' : `theme-${theme}`}">
        ${content}
      </body>
    </html>`.text;

// Web addresses only: a javascript: link would run in the game's page.
export const safeReturnUrl = (requested: unknown): string | null => {
  if (typeof requested !== 'string' || !URL.canParse(requested)) return null;
  const { protocol, href } = new URL(requested);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
};
