import { isConnectedGame, connectedGames } from '#contract/games.ts';
import { currencies } from '#money/currency.ts';
import { chooseBank } from '#providers/banks/choose.ts';
import { chooseGame } from '#providers/games/choose.ts';
import { gameSettings, type GamesAgreement } from '#providers/games/game-settings.ts';
import type { GamePort } from '#providers/games/port.ts';
import { chooseSlips } from '#providers/slips/choose.ts';
import { chooseWalletLinks } from '#providers/wallet-links/choose.ts';
import { chooseSms } from '#providers/sms/choose.ts';
import type { Providers } from '../outside/providers.ts';
import { lanedBank, lanedGame, lanedSlips, lanedWalletLinks } from '../outside/laned-ports.ts';
import { createLanes, laneLimitsFor } from '../outside/lanes.ts';
import type { Settings } from '../settings.ts';
import { wirePayments } from './wire-payments.ts';

const needed = (settings: Settings, name: keyof Settings): string => {
  const value = settings[name];
  if (typeof value !== 'string' || value === '') throw new Error(`${name} is missing`);
  return value;
};

const agreementOf = (settings: Settings): Omit<GamesAgreement, 'currency' | 'unitFactor'> => ({
  joker: {
    url: needed(settings, 'JOKER_URL'),
    appId: needed(settings, 'JOKER_APP_ID'),
    secret: needed(settings, 'JOKER_SECRET'),
  },
  transferWallet: {
    url: needed(settings, 'GAMES_URL'),
    operatorId: needed(settings, 'GAMES_AGENT'),
    secret: needed(settings, 'GAMES_SECRET'),
  },
  isSandbox: !settings.isLive,
  timeoutMs: settings.PROVIDER_TIMEOUT_MS,
});

const originsOf = (addresses: readonly (string | undefined)[]): string[] => [
  ...new Set(
    addresses.filter((address) => URL.canParse(address ?? '')).map((address) => new URL(address ?? '').origin),
  ),
];

// Binds each port to the adapter and the address the settings name.
export const wireProviders = (settings: Settings, now: () => Date = () => new Date()): Providers => {
  const outside = { timeoutMs: settings.PROVIDER_TIMEOUT_MS, allowPrivateAddresses: !settings.isLive };
  const games = new Map<string, GamePort>();
  const agreement = agreementOf(settings);
  const lanes = createLanes(laneLimitsFor(settings.PROVIDER_TIMEOUT_MS));
  return {
    lanes,
    game: ({ code, currency, unitFactor }) => {
      if (!isConnectedGame(code)) return null;
      const name = `${code} ${currency} ${String(unitFactor.numerator)}/${String(unitFactor.denominator)}`;
      const money = currencies[currency].isoCode;
      const choose = () => chooseGame(gameSettings(code, { ...agreement, currency: money, unitFactor }));
      const port = games.get(name) ?? lanedGame(lanes, code, choose());
      games.set(name, port);
      return port;
    },
    gameCodes: connectedGames,
    payments: wirePayments(settings, lanes, { ...outside, now }),
    bank: lanedBank(
      lanes,
      chooseBank({
        protocol: 'statement-feed',
        ...outside,
        baseUrl: needed(settings, 'BANK_URL'),
        secret: needed(settings, 'BANK_SECRET'),
        now,
      }),
    ),
    slips: lanedSlips(
      lanes,
      chooseSlips({
        protocol: 'slip2go',
        ...outside,
        baseUrl: needed(settings, 'SLIPS_URL'),
        secret: needed(settings, 'SLIPS_SECRET'),
      }),
    ),
    walletLinks:
      settings.TRUEMONEY_GIFT_URL === undefined
        ? null
        : lanedWalletLinks(
            lanes,
            chooseWalletLinks({ protocol: 'truemoney-gift', ...outside, baseUrl: settings.TRUEMONEY_GIFT_URL }),
          ),
    sms: chooseSms({
      protocol: 'http-sms',
      ...outside,
      timeoutMs: Math.min(settings.PROVIDER_TIMEOUT_MS, 8_000),
      baseUrl: needed(settings, 'SMS_URL'),
      token: needed(settings, 'SMS_SECRET'),
    }),
    gameOrigins: originsOf([agreement.joker.url, agreement.transferWallet.url, settings.VITE_UFA_HOST]),
  };
};
