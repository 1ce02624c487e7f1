import { useLocale } from '#i18n/locale.ts';
import { thresholdsOf } from '#money/bonus-terms.ts';
import { BonusCard } from '../member/previews/bonus-card.tsx';
import { BonusTerms } from '../member/previews/bonus-terms.tsx';
import { PromotionTerms } from '../member/previews/promotion-terms.tsx';
import type { OfferFields } from '../office-contract.ts';
import styles from './office.module.css';

// Numbers that are not written yet count as none, so that the parts of the member's app can compute with them.
const number = (written: number, least: number): number => (Number.isNaN(written) ? least : Math.max(written, least));

// The member's card and terms of what is written, in the language of the preview.
export const OfferPreview = ({ offer }: { readonly offer: OfferFields }) => {
  const locale = useLocale();
  const percents = {
    percentSuccess: number(offer.percentSuccess, 0),
    percentFail: number(offer.percentFail, 0),
  };
  const { code, currency } = offer;
  const words = { title: offer.title[locale], description: offer.description[locale] };
  if (offer.kind === 'promotion') {
    const { amount } = offer;
    const promotion = { ...words, ...percents, code, amount, ...thresholdsOf({ base: amount, own: 0n, ...percents }) };
    return (
      <div className={styles['part']}>
        <PromotionTerms promotion={promotion} currency={currency} />
      </div>
    );
  }
  const { amountMax, minimum } = offer;
  const isWritten = offer.percent >= 1 && amountMax > 0n && minimum > 0n;
  const bonus = {
    ...words,
    ...percents,
    code,
    type: offer.type,
    maxReceived: number(offer.maxReceived, 0),
    banners: offer.banners.map(({ image, html }) => ({ image, html: html?.[locale] ?? null })),
    userBonus: null,
    percent: number(offer.percent, 1),
    amountMax: isWritten ? amountMax : null,
    minimum: isWritten ? minimum : null,
  };
  return (
    <div className={styles['part']}>
      <div className={styles['half']} inert>
        <BonusCard bonus={bonus} onOpen={() => undefined} />
      </div>
      <BonusTerms bonus={bonus} currency={currency} />
    </div>
  );
};
