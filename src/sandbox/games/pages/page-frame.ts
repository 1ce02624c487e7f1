import { languageTag, type PageLanguage } from './page-texts.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

// Markup that is safe to place in a page as it stands; every other text is escaped on its way in.
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Piece = string | number | Markup | readonly Markup[] | null;

const textOf = (piece: Piece): string => {
  if (piece === null) return '';
  if (piece instanceof Markup) return piece.text;
  if (typeof piece === 'string' || typeof piece === 'number') return escapeHtml(String(piece));
  return piece.map((one) => one.text).join('');
};

export const html = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup =>
  new Markup(parts.map((part, index) => part + textOf(pieces[index] ?? null)).join(''));

export interface Frame {
  readonly language: PageLanguage;
  readonly title: string;
  // The code of the game whose colours the page wears, or null for the lobby.
  readonly theme: string | null;
  readonly script: string | null;
  readonly content: Markup;
}

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
        <link rel="stylesheet" href="/games/assets/games.css" />
        <link rel="stylesheet" href="/games/assets/themes.css" />
        ${script === null ? null : html`<script type="module" src="/games/assets/${script}"></script>`}
      </head>
      <body class="${theme === null ? 'theme-lobby' : `theme-${theme}`}">
        ${content}
      </body>
    </html>`.text;

// Only web addresses: a javascript: link would run in the game's page.
export const safeReturnUrl = (asked: unknown): string | null => {
  if (typeof asked !== 'string' || !URL.canParse(asked)) return null;
  const { protocol, href } = new URL(asked);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
};
