import { limitField, perCurrency, setting, type Setting } from '#server/operator/setting.ts';

export const slipProofAbove = setting({
  name: 'slipProofAbove',
  about:
    'The most that slips credit to one member in a day while no bank has shown the whole number of the member’s account; above it a slip waits for the feed, then for staff.',
  steersMoney: true,
  shape: perCurrency(limitField()),
  // A slip shows four digits and a name, which anybody can register.
  usual: { BAHT: 0, LAK: 0 },
});

export const settings: readonly Setting[] = [slipProofAbove];
