import * as z from 'zod/mini';
import { limitField, perCurrency, setting, type Setting } from '#server/operator/setting.ts';

// A win up to believedUpTo is booked, one above heldAbove is held, and one in between is booked if it is at most so
// many times the previous balance.
const winLimit = () =>
  perCurrency(
    z.object({ believedUpTo: limitField(), timesOfBalance: z.int().check(z.minimum(0)), heldAbove: limitField() }),
  );

const everyWinHeld = { believedUpTo: 0, timesOfBalance: 0, heldAbove: 0 };

export const winLimits = setting({
  name: 'winLimits',
  about: 'The largest win that one reading of a game books without a review; for every game, and for single games.',
  steersMoney: true,
  shape: z.object({ everyGame: winLimit(), games: z.record(z.string(), winLimit()) }),
  // A limit that is missing or unreadable must never be a generous one.
  usual: { everyGame: { BAHT: everyWinHeld, LAK: everyWinHeld }, games: {} },
});

export const dayWinLimit = setting({
  name: 'dayWinLimit',
  about:
    'How much all members together may win at one game within a day, less what they lost there, before transfers to it stop.',
  steersMoney: true,
  shape: perCurrency(limitField()),
  usual: { BAHT: 0, LAK: 0 },
});

export const settings: readonly Setting[] = [winLimits, dayWinLimit];
