import { spokenMoney } from '#i18n/formats.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import type { Currency } from '#money/currency.ts';
import type { ContractInNumbers as Numbers } from '../../rules.ts';
import { bonusStrings } from '../../strings.ts';
import styles from '../bonus.module.css';

interface ContractProps {
  // Without a deposit: the amount is given at once.
  readonly numbers: readonly (Omit<Numbers, 'deposit'> & { readonly deposit?: bigint })[];
  readonly currency: Currency;
  // What the member has now, if the numbers include it.
  readonly own?: bigint | null | undefined;
}

// What a member gets and what it asks, before anything is accepted.
export const ContractInNumbers = ({ numbers, currency, own = null }: ContractProps) => {
  const t = useTexts(bonusStrings);
  const locale = useLocale();
  const money = (amount: bigint) => spokenMoney(amount, currency, locale);
  return (
    <section className={styles['modal']}>
      <h3>{t('exampleHeading')}</h3>
      <dl className={styles['modal']}>
        {numbers.map(({ deposit, amount, success, fail }) => (
          <div key={String(deposit)} className={styles['contract']}>
            {deposit === undefined ? null : <dt>{t('example', { deposit: money(deposit) })}</dt>}
            <dd>{t('contract', { amount: money(amount), success: money(success), fail: money(fail) })}</dd>
          </div>
        ))}
      </dl>
      <p>{t('base')}</p>
      {own === 0n ? null : <p>{own === null ? t('ownAdded') : t('ownIncluded', { own: money(own) })}</p>}
    </section>
  );
};
