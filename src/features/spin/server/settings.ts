import * as z from 'zod/mini';
import { wheelLimits } from '#contract/wheel-limits.ts';
import { amountLimitField, perCurrency, setting, type Setting } from '#server/operator/setting.ts';
import { spokenMarkup, spokenName } from '#server/operator/texts/spoken.ts';

const colour = () => z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/));
// More than any prize, so that a typing error does not become one.
const prizeUpTo = (units: number) => amountLimitField().check(z.refine((amount) => amount <= BigInt(units) * 100n));

const sliceField = () =>
  z
    .strictObject({
      code: z.string().check(z.regex(wheelLimits.code)),
      label: spokenName(wheelLimits.label),
      prize: z.nullable(spokenName(wheelLimits.prize)),
      bgColor: colour(),
      textColor: colour(),
      htmlDescription: z.nullable(spokenMarkup(wheelLimits.html)),
      weight: z.int().check(z.gte(0), z.lte(wheelLimits.weight)),
      amount: z.object({ BAHT: prizeUpTo(wheelLimits.amount), LAK: prizeUpTo(wheelLimits.amount * 400) }),
    })
    .check(z.refine(({ prize, amount }) => prize !== null || (amount.BAHT === 0n && amount.LAK === 0n)));

const wheelField = () =>
  z
    .strictObject({
      name: spokenName(wheelLimits.name),
      slices: z.array(sliceField()).check(z.minLength(wheelLimits.slicesMin), z.maxLength(wheelLimits.slices)),
    })
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
  shape: perCurrency(z.nullable(amountLimitField().check(z.refine((amount) => amount > 0n)))),
  usual: { BAHT: 500, LAK: 200_000 },
});

export const settings: readonly Setting[] = [spinWheel, spinCoin];
