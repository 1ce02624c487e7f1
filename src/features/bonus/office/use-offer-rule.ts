import { formatAmount, formatCount } from '#i18n/formats.ts';
import { useLocale } from '#i18n/locale.ts';
import { staffTexts } from '#i18n/staff-texts.ts';
import { joinSentences, useTexts } from '#i18n/texts.ts';
import { offerAmounts, offerRanges } from '../office-contract.ts';
import type { OfferName } from './offer-form.ts';
import { offerStrings } from './offer-strings.ts';

const amounts: readonly OfferName[] = ['amount', 'amountMax', 'minimum'];

const isRanged = (name: OfferName): name is keyof typeof offerRanges => name in offerRanges;

// What a field of an offer takes, in a sentence: its hint, and the reason if it holds anything else.
export const useOfferRule = () => {
  const t = useTexts(offerStrings);
  const staff = useTexts(staffTexts);
  const locale = useLocale();
  const ofEmpty: Partial<Record<OfferName, string>> = { quota: t('noLimit'), maxReceived: t('zeroNoLimit') };
  const others: Partial<Record<OfferName, string>> = {
    code: t('codeHint'),
    codes: t('codesHint'),
    picture: t('pictureHint'),
    startsAt: t('thaiTime'),
    endsAt: joinSentences(locale, [t('endsRule'), t('thaiTime')]),
  };
  return (name: OfferName): string | undefined => {
    if (amounts.includes(name)) {
      const { min, max } = offerAmounts;
      return staff('amountRule', { min: formatAmount(min), max: formatAmount(max) });
    }
    if (!isRanged(name)) return others[name];
    const { min, max } = offerRanges[name];
    const rule = staff('wholeRule', { min: formatCount(min), max: formatCount(max) });
    return ofEmpty[name] === undefined ? rule : joinSentences(locale, [rule, ofEmpty[name]]);
  };
};
