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
  about: 'What one reading of a game may have won before a person looks at it; for every game, and for some.',
  steersMoney: true,
  shape: z.object({ everyGame: winLimit(), games: z.record(z.string(), winLimit()) }),
  // A limit that is missing or unreadable must never be a generous one.
  usual: { everyGame: { BAHT: everyWinHeld, LAK: everyWinHeld }, games: {} },
});

export const dayWinLimit = setting({
  name: 'dayWinLimit',
  about:
    'What the members together may win at one game within a day, beyond what they lost there, before its transfers stop.',
  steersMoney: true,
  shape: perCurrency(limitField()),
  usual: { BAHT: 0, LAK: 0 },
});

export const settings: readonly Setting[] = [winLimits, dayWinLimit];
