import { formatDateTime } from '#i18n/date-formats.ts';
import { currencyWords, formatMoney } from '#i18n/formats.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import { isCurrency } from '#money/currency.ts';
import { readAmount } from '#ui/fields/money-input.tsx';
import { ofBangkokText } from '#ui/office/editor/bangkok-time.ts';
import { type Difference, differences } from '#ui/office/editor/differences.ts';
import { editorTexts } from '#ui/office/editor/editor-texts.ts';
import { bonusPeriods } from '../contract.ts';
import { bonusStrings } from '../strings.ts';
import type { WrittenOffer } from './offer-form.ts';
import { offerFieldTexts } from './offer-strings.ts';

// The name of a field of the form: Title, Thai.
export const useOfferFieldName = () => {
  const t = useTexts(offerFieldTexts);
  const editor = useTexts(editorTexts);
  return (name: string): string => {
    const [field = '', locale = ''] = name.split('.');
    const label = t(field as keyof typeof offerFieldTexts);
    return isTextKey(editorTexts, locale) ? `${label}, ${editor(locale)}` : label;
  };
};

const amounts: readonly string[] = ['amount', 'amountMax', 'minimum'];
const times: readonly string[] = ['startsAt', 'endsAt'];

// What is written in a field of an offer, in words.
const useShownAs = () => {
  const currencies = useTexts(currencyWords);
  const periods = useTexts(bonusStrings);
  return ({ currency }: WrittenOffer, name: string, written: string): string => {
    const amount = amounts.includes(name) ? readAmount(written) : null;
    if (amount !== null && isCurrency(currency)) return formatMoney(amount, currency);
    if (times.includes(name) && written !== '') return formatDateTime(ofBangkokText(written));
    if (name === 'currency' && isCurrency(written)) return currencies(written);
    const period = name === 'type' ? bonusPeriods.find((one) => one === written) : undefined;
    return period === undefined ? written : periods(period);
  };
};

// What would change of an offer, field by field in words.
export const useOfferChanges = () => {
  const nameOf = useOfferFieldName();
  const shownAs = useShownAs();
  return (before: WrittenOffer, after: WrittenOffer): (Difference & { readonly label: string })[] =>
    differences(before, after).map(({ name, from, to }) => ({
      name,
      label: nameOf(name),
      from: shownAs(before, name, from),
      to: shownAs(after, name, to),
    }));
};
