import { formatTime } from '#i18n/formats.ts';
import { ReceiptText } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '#i18n/texts.ts';
import type { Currency } from '#money/currency.ts';
import { Button } from '#ui/buttons/button.tsx';
import { RefreshButton } from '#ui/buttons/refresh-button.tsx';
import { EmptyState } from '#ui/lists/empty-state.tsx';
import { Pagination } from '#ui/lists/pagination.tsx';
import { BusyArea } from '#ui/waiting/busy-area.tsx';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import { statementStrings } from '../strings.ts';
import { type NameOf, StatementTable } from './statement-table.tsx';
import styles from './statement.module.css';
import { usePageInAddress } from './use-page-in-address.ts';
import { useStatement } from './use-statement.ts';

export interface StatementScreenProps {
  // Missing until the wallet was read: an amount is never shown without its currency.
  readonly currency: Currency | null;
  readonly nameOf: NameOf;
  readonly onViewSlips: () => void;
  readonly onFollow: (id: string) => void;
}

const rowsPerPage = 10;

const Rows = () => (
  <div className={styles['places']}>
    {Array.from({ length: rowsPerPage }, (_, index) => (
      <Skeleton key={index} shape="block" />
    ))}
  </div>
);

export const StatementScreen = ({ currency, nameOf, onViewSlips, onFollow }: StatementScreenProps) => {
  const t = useTexts(statementStrings);
  const [page, go] = usePageInAddress();
  const { lines, pageCount, readAt, isLoading, isTurning, isReading, refresh } = useStatement(page);
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoadingAll = isLoading || (currency === null && lines !== undefined);

  const isPastEnd = !isTurning && lines?.length === 0 && pageCount > 0 && page > pageCount;
  const leavePastEnd = useEffectEvent(() => go(pageCount, true));
  useEffect(() => {
    if (isPastEnd) leavePastEnd();
  }, [isPastEnd]);
  const turn = (to: number): void => {
    go(to);
    heading.current?.focus();
    heading.current?.scrollIntoView?.({ block: 'center' });
  };
  return (
    <div className={styles['screen']} aria-busy={isLoadingAll}>
      <h1 ref={heading} tabIndex={-1}>
        {t('statement')}
      </h1>
      <div className={styles['ways']}>
        <Button icon={<ReceiptText size={20} strokeWidth={1.75} aria-hidden="true" />} onClick={onViewSlips}>
          {t('slipStatus')}
        </Button>
        <RefreshButton isBusy={isReading} onPress={refresh} />
      </div>
      <p className={styles['as-of']}>{readAt === null ? null : t('asOf', { time: formatTime(readAt) })}</p>
      <BusyArea isBusy={isTurning}>
        {isLoadingAll ? <Rows /> : null}
        {lines?.length === 0 && !isPastEnd ? <EmptyState text={t('emptyStatement')} /> : null}
        {lines === undefined || lines.length === 0 || currency === null ? null : (
          <StatementTable {...{ lines, currency, nameOf, onFollow }} />
        )}
      </BusyArea>
      <Pagination page={page} pageCount={pageCount} onPage={turn} />
    </div>
  );
};
