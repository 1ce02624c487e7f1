import { formatDateTime } from '#i18n/date-formats.ts';
import { formatAmount, formatMoney } from '#i18n/formats.ts';
import { isCurrency } from '#money/currency.ts';
import { toMinorUnits } from '#money/money-wire.ts';
import { isOfParts, leavesOf } from '#ui/office/detail/leaves.ts';
import { shownValue } from './shown-value.ts';
import { useValueWords } from './use-value-words.ts';

const amounts: readonly string[] = ['amount', 'minimum'];
const times: readonly string[] = ['startsAt', 'endsAt', 'withdrawnAt'];
const chosen: readonly string[] = ['kind', 'period', 'currency'];

// A value of a bonus or promotion as staff read it in one line; empty if the offer has none. Only a new offer names its
// currency.
export const useOfferWords = () => {
  const { word } = useValueWords();
  return (name: string, value: unknown, currency: unknown): string => {
    if (isOfParts(value))
      return leavesOf(value)
        .map((leaf) => leaf.value)
        .filter((text) => text !== 'null')
        .join(', ');
    const written = shownValue(value);
    if (written === '') return '';
    if (amounts.includes(name)) {
      const amount = toMinorUnits(value);
      return isCurrency(currency) ? formatMoney(amount, currency) : formatAmount(amount);
    }
    if (times.includes(name)) return formatDateTime(written);
    return chosen.includes(name) ? word(written) : written;
  };
};
