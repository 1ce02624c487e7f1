import * as z from 'zod/mini';
import { limitField, perCurrency, setting, type Setting } from '#server/operator/setting.ts';
import { spokenMarkup, spokenName } from '#server/operator/texts/spoken.ts';
import { slicesMax, weightMax } from '../rules.ts';

const colour = () => z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/));
// More than any prize, so that a typing error does not become one.
const amountMax = 100_000_000n;
const prizeAmount = () => limitField().check(z.refine((amount) => amount <= amountMax * 400n));

const sliceField = () =>
  z
    .strictObject({
      code: z.string().check(z.regex(/^[A-Z0-9_-]{1,20}$/)),
      label: spokenName(40),
      prize: z.nullable(spokenName(80)),
      bgColor: colour(),
      textColor: colour(),
      htmlDescription: z.nullable(spokenMarkup(1_000)),
      weight: z.int().check(z.gte(0), z.lte(weightMax)),
      amount: perCurrency(prizeAmount()),
    })
    .check(z.refine(({ prize, amount }) => prize !== null || (amount.BAHT === 0n && amount.LAK === 0n)));

const wheelField = () =>
  z
    .strictObject({ name: spokenName(60), slices: z.array(sliceField()).check(z.minLength(2), z.maxLength(slicesMax)) })
    .check(
      z.refine(({ slices }) => slices.some(({ weight }) => weight > 0)),
      z.refine(({ slices }) => new Set(slices.map(({ code }) => code)).size === slices.length),
    );

export const spinWheel = setting({
  name: 'spinWheel',
  about:
    'The prize wheel: its slices with weights, prizes and amounts, in the order they lie on it; {amount} in a text is what the slice pays in the member’s currency; null: no wheel is offered. A change begins new seeds.',
  steersMoney: true,
  shape: z.nullable(wheelField()),
  usual: null,
});

export const spinCoin = setting({
  name: 'spinCoin',
  about: 'A deposit earns one coin of the prize wheel for each full amount of this size; null: no coins.',
  steersMoney: true,
  shape: perCurrency(z.nullable(limitField().check(z.refine((amount) => amount > 0n)))),
  usual: { BAHT: 500, LAK: 200_000 },
});

export const settings: readonly Setting[] = [spinWheel, spinCoin];
