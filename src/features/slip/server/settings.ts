import * as z from 'zod/mini';
import { currencyCodes } from '#money/currency.ts';
import { amountLimitField, perCurrency, setting, type Setting } from '#server/operator/setting.ts';

const nothing = { each: 0, day: 0 };

export const slipProofAbove = setting({
  name: 'slipProofAbove',
  about:
    'The most that slips credit to one member in a day while no bank has shown the whole number of the member’s account; above it a slip waits for the feed, after 5 minutes for staff. 0: every slip of such a member waits, so read the feed of each account that takes slips, or expect each first slip at the desk.',
  steersMoney: true,
  shape: perCurrency(amountLimitField()),
  // A slip shows four digits and a name, which anybody can register.
  usual: { BAHT: 0, LAK: 0 },
});

export const slipAlone = setting({
  name: 'slipAlone',
  about:
    'What the slip service alone is believed: the most that one slip credits, and all slips of one deposit account in a day, before its bank has shown the money; above it a slip waits for the feed, after 5 minutes for staff.',
  steersMoney: true,
  shape: perCurrency(z.object({ each: amountLimitField(), day: amountLimitField() })),
  usual: { BAHT: { each: 20_000, day: 200_000 }, LAK: { each: 8_000_000, day: 80_000_000 } },
  // The operator may have written less.
  whenUnreadable: { BAHT: nothing, LAK: nothing },
  // One slip alone may not be worth more than all of a day.
  mistakesIn: (limits) =>
    currencyCodes
      .filter((currency) => limits[currency].each > limits[currency].day)
      .map((currency) => `${currency}.day`),
});

export const settings: readonly Setting[] = [slipProofAbove, slipAlone];
