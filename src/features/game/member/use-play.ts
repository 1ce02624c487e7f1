import { useRef, useState } from 'react';
import { ask, type Asked } from '#ask/ask.ts';
import { setting } from '#ask/settings.ts';
import { plainText } from '#i18n/plain-text.ts';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { useDialogs } from '#ui/overlays/dialogs.tsx';
import { gameCalls } from '../contract.ts';
import { postedLogin, wayInto, webAddress } from '../rules.ts';
import { gameAccountStrings } from './game-account-strings.ts';
import { type GameDoor, openGameTab } from './game-door.ts';
import { leaveForGame } from './opened-game.ts';
import type { GameCredential } from './use-credential.ts';

export interface PlayedGame {
  readonly code: string;
  readonly name: string;
  readonly web: string | null;
}

// A door, or the message of the refusal; null if it is the provider that gave no link.
type Way = { readonly door: GameDoor } | { readonly message: string | null };

const fromProvider = 502;

const ofLink = (link: string | null): Way => (link === null ? { message: null } : { door: { link } });

const ofAnswer = (asked: Asked<string>): Way => {
  if (asked.ok) return ofLink(webAddress(asked.answer));
  const { message, status } = asked.refusal;
  return { message: status === fromProvider ? null : message };
};

const findWay = async ({ code, web }: PlayedGame, credential: GameCredential): Promise<Way> => {
  const { username, password } = credential;
  const game = code.toLowerCase();
  const way = wayInto({ code, web });
  if (way === 'link') return ofAnswer(await ask(gameCalls.autoLogin, { game, username }));
  if (way === 'link-with-password')
    return ofAnswer(await ask(gameCalls.autoLoginWithPassword, { game, username, password }));
  if (way === 'web') return ofLink(webAddress(web));
  const form = postedLogin({ code, web, ufaHost: setting('VITE_UFA_HOST'), credential });
  if (form !== null) return { door: { form } };
  // Without a page to post to, the provider may open the game by a link; if not, the answer is NO_GAME.
  return ofAnswer(await ask(gameCalls.autoLogin, { game, username }));
};

export interface Play {
  readonly isOpening: boolean;
  // The door itself, if the browser blocked the page.
  readonly blocked: GameDoor | null;
  readonly unblock: () => void;
  readonly play: () => Promise<void>;
}

export interface PlayParts {
  readonly game: PlayedGame;
  readonly credential: GameCredential | null;
  // Whether money is in the game, or is moved there before it opens.
  readonly hasMoney: boolean;
  // Moves the main wallet's money to the game; false if the game must not be opened.
  readonly bringMoney: () => Promise<boolean>;
}

export const usePlay = ({ game, credential, hasMoney, bringMoney }: PlayParts): Play => {
  const t = useTexts(gameAccountStrings);
  const refusalText = useRefusalText();
  const dialogs = useDialogs();
  const isHeld = useRef(false);
  const [isOpening, setOpening] = useState(false);
  const [blocked, setBlocked] = useState<GameDoor | null>(null);

  const open = async (known: GameCredential): Promise<void> => {
    const tab = openGameTab(plainText(t('openingGame', { game: game.name })));
    if (!(await bringMoney())) {
      tab.close();
      return;
    }
    const way = await findWay(game, known);
    if ('door' in way) {
      leaveForGame();
      if (!tab.show(way.door)) setBlocked(way.door);
      return;
    }
    tab.close();
    const why = way.message === null ? t('noLink', { game: game.name }) : refusalText(way.message);
    await dialogs.alert({ kind: 'error', text: [why, t(hasMoney ? 'moneyStays' : 'tryAgainSoon')].join('\n') });
  };
  const play = async (): Promise<void> => {
    if (isHeld.current || credential === null) return;
    isHeld.current = true;
    setBlocked(null);
    setOpening(true);
    try {
      await open(credential);
    } finally {
      isHeld.current = false;
      setOpening(false);
    }
  };
  return { isOpening, blocked, unblock: () => setBlocked(null), play };
};
