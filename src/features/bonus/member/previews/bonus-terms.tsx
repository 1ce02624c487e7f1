import { BannerSteps } from '#ui/lists/banner-steps.tsx';
import { ServerMarkup } from '#ui/markup/server-markup.tsx';
import { useTexts } from '#i18n/texts.ts';
import type { Currency } from '#money/currency.ts';
import { bonusName, contractOf, exampleDeposits, isPaying } from '../../rules.ts';
import { bonusStrings } from '../../strings.ts';
import styles from '../bonus.module.css';
import type { Bonus } from './bonus-card.tsx';
import { BonusPicture } from './bonus-picture.tsx';
import { ContractInNumbers } from './contract-in-numbers.tsx';

const numbersOf = (bonus: Bonus) => {
  const { amountMax, minimum } = bonus;
  if (amountMax === null || minimum === null || !isPaying(bonus)) return [];
  const terms = { ...bonus, amountMax, minimum };
  return exampleDeposits(terms).map((deposit) => contractOf(terms, deposit));
};

const Banner = ({
  banner: { image, html },
  code,
}: {
  readonly banner: Bonus['banners'][number];
  readonly code: string;
}) => (
  <div className={styles['banner']}>
    {image === null ? null : <BonusPicture image={image} code={code} />}
    {html === null ? null : <ServerMarkup html={html} />}
  </div>
);

// What a bonus is and asks, before it is accepted.
export const BonusTerms = ({ bonus, currency }: { readonly bonus: Bonus; readonly currency: Currency }) => {
  const t = useTexts(bonusStrings);
  const numbers = numbersOf(bonus);
  return (
    <div className={styles['modal']}>
      <BannerSteps
        title={bonusName(bonus)}
        items={bonus.banners}
        renderItem={(banner) => <Banner banner={banner} code={bonus.code} />}
      />
      {bonus.description === '' ? null : <p>{bonus.description}</p>}
      {numbers.length === 0 ? null : <ContractInNumbers numbers={numbers} currency={currency} />}
      <p>{t('failNotice').replace('%percentFail%', String(bonus.percentFail))}</p>
    </div>
  );
};
