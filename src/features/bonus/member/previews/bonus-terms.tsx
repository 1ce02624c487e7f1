import { ServerMarkup } from '#ui/markup/server-markup.tsx';
import { useTexts } from '#i18n/texts.ts';
import type { Currency } from '#money/currency.ts';
import { contractOf, exampleDeposits, isPaying } from '../../rules.ts';
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

const Banners = ({ bonus }: { readonly bonus: Bonus }) => (
  <ul className={styles['banners']}>
    {bonus.banners.map(({ image, html }) => (
      <li key={`${image ?? ''} ${html ?? ''}`}>
        {image === null ? null : <BonusPicture image={image} code={bonus.code} />}
        {html === null ? null : <ServerMarkup html={html} />}
      </li>
    ))}
  </ul>
);

// What a bonus is and asks, before it is accepted.
export const BonusTerms = ({ bonus, currency }: { readonly bonus: Bonus; readonly currency: Currency }) => {
  const t = useTexts(bonusStrings);
  const numbers = numbersOf(bonus);
  return (
    <div className={styles['modal']}>
      {bonus.banners.length === 0 ? null : <Banners bonus={bonus} />}
      {bonus.description === '' ? null : <p>{bonus.description}</p>}
      {numbers.length === 0 ? null : <ContractInNumbers numbers={numbers} currency={currency} />}
      <p>{t('failNotice').replace('%percentFail%', String(bonus.percentFail))}</p>
    </div>
  );
};
