import { toDecimalText } from '#money/money-wire.ts';
import { shownRound } from '../control-routes.ts';
import type { Player, Round } from '../game-book.ts';
import { sandboxGames, type SandboxGame } from '../game-catalogue.ts';
import type { GameVisit } from '../launch-tickets.ts';
import { html, type Markup } from '../../pages/markup.ts';
import { page } from './page-frame.ts';
import { allPageTexts, pageLanguage, pageText, type PageLanguage, type PageText } from './page-texts.ts';

const languageLinks = (address: string): Markup =>
  html`<nav class="languages">
    <a href="${address}?lang=th" lang="th">ไทย</a> <a href="${address}?lang=la" lang="lo">ລາວ</a>
    <a href="${address}?lang=en" lang="en">English</a>
  </nav>`;

const backLink = (returnUrl: string | null, language: PageLanguage): Markup | null =>
  returnUrl === null ? null : html`<a class="back" href="${returnUrl}">← ${pageText(language, 'backToWallet')}</a>`;

export const lobbyPage = (language: PageLanguage): string => {
  const t = (name: PageText) => pageText(language, name);
  const tiles = sandboxGames.map(
    (game) =>
      html`<li>
        <a class="tile theme-${game.code}" href="/games/${game.code}/login?lang=${language}">
          <span class="mark" aria-hidden="true">${game.name.slice(0, 1)}</span>
          <span class="name">${game.name}</span>
        </a>
      </li>`,
  );
  const content = html`<header class="bar">${languageLinks('/games')}</header>
    <main>
      <h1>${t('lobby')}</h1>
      <p class="hint">${t('lobbyHint')}</p>
      <ul class="tiles">
        ${tiles}
      </ul>
    </main>`;
  return page({ language, title: t('lobby'), theme: null, script: null, content });
};

export interface LoginPage {
  readonly game: SandboxGame;
  readonly language: PageLanguage;
  readonly fields: Readonly<Record<string, string>>;
  readonly returnUrl: string | null;
  readonly trouble: PageText | null;
}

export const loginPage = ({ game, language, fields, returnUrl, trouble }: LoginPage): string => {
  const t = (name: PageText) => pageText(language, name);
  const hidden = { ...fields, lang: language, ...(returnUrl === null ? {} : { returnUrl }) };
  const inputs = Object.entries(hidden).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  const content = html`<header class="bar">
      ${backLink(returnUrl, language)} ${languageLinks(`/games/${game.code}/login`)}
    </header>
    <main class="narrow">
      <h1>${game.name}</h1>
      ${trouble === null ? null : html`<p class="trouble" role="alert">${t(trouble)}</p>`}
      <form method="post" action="/games/${game.code}/login" class="card">
        ${inputs}
        <label>${t('username')}<input name="username" required autocomplete="username" maxlength="32" /></label>
        <label
          >${t('password')}<input
            name="password"
            type="password"
            required
            autocomplete="current-password"
            maxlength="64"
        /></label>
        <button type="submit">${t('login')}</button>
      </form>
    </main>`;
  return page({ language, title: game.name, theme: game.code, script: null, content });
};

const stages: Readonly<Record<SandboxGame['pastime'], (t: (name: PageText) => string) => Markup>> = {
  reels: (t) =>
    html`<div class="stage reels" id="stage" aria-hidden="true">
        <div class="reel"></div>
        <div class="reel"></div>
        <div class="reel"></div>
      </div>
      <p class="hint">${t('reelsRule')}</p>`,
  match: (t) =>
    html`<div class="stage match" id="stage" aria-hidden="true">
        <div class="coin"><span class="face"></span></div>
      </div>
      <fieldset class="choices">
        <legend>${t('pickTeam')}</legend>
        <label><input type="radio" name="team" value="home" checked /> ${t('home')}</label>
        <label><input type="radio" name="team" value="away" /> ${t('away')}</label>
      </fieldset>
      <p class="hint">${t('matchRule')}</p>`,
  cards: (t) =>
    html`<div class="stage cards" id="stage" aria-hidden="true">
        <div class="hand"><span>${t('player')}</span><span class="playing-card"></span></div>
        <div class="hand"><span>${t('banker')}</span><span class="playing-card"></span></div>
      </div>
      <fieldset class="choices">
        <legend>${t('pickSide')}</legend>
        <label><input type="radio" name="side" value="player" checked /> ${t('player')}</label>
        <label><input type="radio" name="side" value="banker" /> ${t('banker')}</label>
        <label><input type="radio" name="side" value="tie" /> ${t('tie')}</label>
      </fieldset>
      <p class="hint">${t('cardsRule')}</p>`,
  draw: (t) =>
    html`<div class="stage draw" id="stage" aria-hidden="true">
        <div class="ball">–</div>
        <div class="ball">–</div>
      </div>
      <label class="number"
        >${t('pickNumber')}<input
          name="number"
          inputmode="numeric"
          pattern="[0-9]{2}"
          maxlength="2"
          value="07"
          required
      /></label>
      <p class="hint">${t('drawRule')}</p>`,
};

const quickStakes = [1, 10, 50, 100];

export interface PlayPage {
  readonly game: SandboxGame;
  readonly visit: GameVisit;
  readonly player: Player;
  readonly rounds: readonly Round[];
}

export const playPage = ({ game, visit, player, rounds }: PlayPage): string => {
  const language = pageLanguage(visit.language);
  const t = (name: PageText) => pageText(language, name);
  const chips = quickStakes.map((stake) => html`<button type="button" class="chip" value="${stake}">${stake}</button>`);
  const content = html`<header class="bar">
      <h1>${game.name}</h1>
      ${backLink(visit.returnUrl, language)}
    </header>
    <main
      class="narrow"
      id="game"
      data-code="${game.code}"
      data-username="${player.username}"
      data-pastime="${game.pastime}"
      data-texts="${JSON.stringify(allPageTexts(language))}"
      data-rounds="${JSON.stringify(rounds.map(shownRound))}"
    >
      <section class="balance">
        <span class="whose"><span>${t('balance')}</span><span class="player">${player.username}</span></span>
        <output id="balance" data-amount="${toDecimalText(player.balance)}">${toDecimalText(player.balance)}</output>
      </section>
      <form id="round" class="card" novalidate>
        <p id="result" role="status"></p>
        ${stages[game.pastime](t)}
        <label
          >${t('stake')}<input name="stake" id="stake" inputmode="decimal" value="10" autocomplete="off" required
        /></label>
        <div class="chips">${chips}</div>
        <button type="submit" id="play" disabled>${t('play')}</button>
      </form>
      <h2>${t('recent')}</h2>
      <p id="no-rounds" class="hint">${t('noRounds')}</p>
      <ol id="rounds" class="rounds"></ol>
    </main>`;
  return page({ language, title: game.name, theme: game.code, script: 'play.js', content });
};

export const appPage = (game: SandboxGame, language: PageLanguage): string => {
  const content = html`<main class="narrow">
    <h1>${game.name}</h1>
    <p class="hint">${pageText(language, 'appPage')}</p>
    <a class="back" href="/games/${game.code}/login?lang=${language}">${pageText(language, 'login')}</a>
  </main>`;
  return page({ language, title: game.name, theme: game.code, script: null, content });
};
