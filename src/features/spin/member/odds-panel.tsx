import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoney } from '#i18n/formats.ts';
import type { Currency } from '#money/currency.ts';
import { useTexts } from '#i18n/texts.ts';
import { DataTable } from '#ui/lists/data-table.tsx';
import { spinStrings } from '../strings.ts';
import styles from './spin.module.css';
import type { WheelReading } from './use-wheel.ts';

export interface OddsPanelProps {
  readonly odds: NonNullable<WheelReading['odds']>;
  readonly currency: Currency;
}

const prizeOf = ({ label, amount }: OddsPanelProps['odds']['slices'][number], currency: Currency): ReactNode => (
  <>
    {label}
    {amount === 0n ? null : <span className={styles['beneath']}>{formatMoney(amount, currency)}</span>}
  </>
);

// Shown before the spin: equal slices do not mean equal chances.
export const OddsPanel = ({ odds, currency }: OddsPanelProps) => {
  const t = useTexts(spinStrings);
  return (
    <details className={styles['odds']}>
      <summary>
        {t('odds')}
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
      </summary>
      <p>{t('oddsNote')}</p>
      <DataTable
        caption={t('odds')}
        items={odds.slices}
        keyOf={({ code }) => code}
        cardsBelow={0}
        columns={[
          {
            key: 'prize',
            head: t('prize'),
            cell: (slice) => prizeOf(slice, currency),
          },
          {
            key: 'chance',
            head: t('chance'),
            isAmount: true,
            cell: ({ weight }) => `${((weight * 100) / odds.total).toFixed(2)} %`,
          },
        ]}
      />
    </details>
  );
};
