import { useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { bonusOn, type BonusPay, type Condition, thresholdsOf } from '#money/bonus-terms.ts';
import type { Currency } from '#money/currency.ts';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { Money } from '#ui/figures/money.tsx';
import { FactList } from '#ui/office/detail/detail-parts.tsx';
import styles from './office.module.css';
import { simulationStrings } from './simulation-strings.ts';

interface ReachProps {
  readonly terms: BonusPay & Pick<Condition, 'percentSuccess' | 'percentFail'> & { readonly currency: Currency };
}

// What one member would have to reach after a deposit, with the money that the member has besides.
export const ReachPanel = ({ terms }: ReachProps) => {
  const t = useTexts(simulationStrings);
  const [firstDeposit] = useState(terms.minimum);
  const [deposit, setDeposit] = useState<bigint | null>(firstDeposit);
  const [own, setOwn] = useState<bigint | null>(0n);
  const { currency } = terms;
  const bonus = deposit === null ? 0n : bonusOn(terms, deposit);
  const isPaid = bonus > 0n;
  const { success, fail } = thresholdsOf({ ...terms, base: (deposit ?? 0n) + bonus, own: own ?? 0n });
  const isTyped = deposit !== null && own !== null;
  return (
    <>
      <h4>{t('reach')}</h4>
      <div className={styles['ask']}>
        <MoneyInput
          name="exampleDeposit"
          label={t('deposit')}
          currency={currency}
          defaultAmount={firstDeposit}
          onAmount={setDeposit}
        />
        <MoneyInput name="exampleOwn" label={t('own')} currency={currency} defaultAmount={0n} onAmount={setOwn} />
      </div>
      <div role="status">
        {isTyped && !isPaid ? <p>{t('unpaid')}</p> : null}
        {isTyped && isPaid ? (
          <FactList
            facts={[
              { label: t('bonus'), value: <Money amount={bonus} currency={currency} /> },
              { label: t('met'), value: <Money amount={success} currency={currency} /> },
              { label: t('lost'), value: <Money amount={fail} currency={currency} /> },
            ]}
          />
        ) : null}
      </div>
    </>
  );
};
