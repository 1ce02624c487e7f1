import { chooseBank } from '#providers/banks/choose.ts';
import { chooseSlips } from '#providers/slips/choose.ts';
import { chooseWalletLinks } from '#providers/wallet-links/choose.ts';
import { chooseSms } from '#providers/sms/choose.ts';
import type { Providers } from '../outside/providers.ts';
import { lanedBank, lanedSlips, lanedWalletLinks } from '../outside/laned-ports.ts';
import { createLanes, laneLimitsFor } from '../outside/lanes.ts';
import type { Settings } from '../settings.ts';
import { readGames } from './read-games.ts';
import { gameLaneLimits, wireGames } from './wire-games.ts';
import { wirePayments } from './wire-payments.ts';

const needed = (settings: Settings, name: keyof Settings): string => {
  const value = settings[name];
  if (typeof value !== 'string' || value === '') throw new Error(`${name} is missing`);
  return value;
};

const originsOf = (addresses: readonly (string | undefined)[]): string[] => [
  ...new Set(
    addresses.filter((address) => URL.canParse(address ?? '')).map((address) => new URL(address ?? '').origin),
  ),
];

// Binds each port to the adapter and the address the settings name.
export const wireProviders = (settings: Settings, now: () => Date = () => new Date()): Providers => {
  const outside = { timeoutMs: settings.PROVIDER_TIMEOUT_MS, allowPrivateAddresses: !settings.isLive };
  const games = readGames(settings);
  const lanes = createLanes(laneLimitsFor(settings.PROVIDER_TIMEOUT_MS), gameLaneLimits(games), now);
  return {
    lanes,
    ...wireGames(games, lanes),
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
    gameOrigins: originsOf([...games.map(({ url }) => url), settings.VITE_UFA_HOST]),
  };
};
