import { currencies, type Currency } from '#money/currency.ts';
import type { CallLanguage } from '#server/context.ts';
import { saidIn, type Spoken } from '#server/operator/texts/spoken.ts';

interface Reader {
  readonly language?: CallLanguage | undefined;
  readonly currency: Currency;
}

// "฿1,000", with satang only where there are some. Written here, since the label is a text of the answer.
const shown = (amount: bigint, currency: Currency): string => {
  const whole = String(amount / 100n).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  const part = amount % 100n;
  const rest = part === 0n ? '' : `.${String(part).padStart(2, '0')}`;
  return `${currencies[currency].symbol}${whole}${rest}`;
};

// A text of a slice as a member reads it: {amount} is what the slice pays in the member's currency.
export const prizeWords = (
  said: Spoken,
  amount: Readonly<Record<Currency, bigint>>,
  { language, currency }: Reader,
): string => saidIn(said, language).replaceAll('{amount}', shown(amount[currency], currency));
