import * as z from 'zod/mini';
import { currencyCodes } from '#money/currency.ts';
import { amountLimitField, perCurrency, setting, type Setting } from '#server/operator/setting.ts';

// A win up to believedUpTo is booked, one above heldAbove is held, and one in between is booked if it is at most so
// many times the previous balance.
const winLimit = () =>
  perCurrency(
    z.object({
      believedUpTo: amountLimitField(),
      timesOfBalance: z.int().check(z.minimum(0)),
      heldAbove: amountLimitField(),
    }),
  );

type WinLimits = z.output<ReturnType<typeof winLimit>>;

// A win that is booked without a review cannot also be one that is always reviewed.
const winMistakes = (limits: WinLimits, within: string): string[] =>
  currencyCodes
    .filter((currency) => limits[currency].believedUpTo > limits[currency].heldAbove)
    .map((currency) => `${within}.${currency}.heldAbove`);

const everyWinHeld = { believedUpTo: 0, timesOfBalance: 0, heldAbove: 0 };

export const winLimits = setting({
  name: 'winLimits',
  about: 'The largest win that one reading of a game books without a review; for every game, and for single games.',
  steersMoney: true,
  shape: z.object({ everyGame: winLimit(), games: z.record(z.string(), winLimit()) }),
  // A limit that is missing or unreadable must never be a generous one.
  usual: { everyGame: { BAHT: everyWinHeld, LAK: everyWinHeld }, games: {} },
  mistakesIn: ({ everyGame, games }) => [
    ...winMistakes(everyGame, 'everyGame'),
    ...Object.entries(games).flatMap(([code, limits]) => winMistakes(limits, `games.${code}`)),
  ],
});

export const dayWinLimit = setting({
  name: 'dayWinLimit',
  about:
    'How much all members together may win at one game within a day, less what they lost there, before transfers to it stop.',
  steersMoney: true,
  shape: perCurrency(amountLimitField()),
  usual: { BAHT: 0, LAK: 0 },
});

export const settings: readonly Setting[] = [winLimits, dayWinLimit];
