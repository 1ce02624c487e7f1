import { useState } from 'react';
import { formatDateTime } from '#i18n/date-formats.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import type { Currency } from '#money/currency.ts';
import { Money } from '#ui/figures/money.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { Pagination } from '#ui/lists/pagination.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import type { FreshWallet } from '#ui/press/money-result.tsx';
import { type ReceivedMoney, ReceivedMoneyDialog } from '#ui/press/received-money.tsx';
import { BusyArea } from '#ui/waiting/busy-area.tsx';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import type { RefundLine } from '../contract.ts';
import { refundStrings } from '../strings.ts';
import { RefundOffer } from './refund-offer.tsx';
import styles from './refund.module.css';
import { refundsPerPage, useRefundCheck, useRefunds } from './use-refund.ts';

interface RefundLogProps {
  readonly currency: Currency;
  readonly log: ReturnType<typeof useRefunds>;
}

const moneyCell =
  (currency: Currency) =>
  ({ refundAmount }: RefundLine) => <Money amount={refundAmount} currency={currency} />;

const RefundLog = ({ currency, log }: RefundLogProps) => {
  const t = useTexts(refundStrings);
  const shared = useTexts(sharedTexts);
  const refunds = log.data?.refunds ?? [];
  if (refunds.length === 0) return null;
  return (
    <BusyArea isBusy={log.isPlaceholderData && log.isFetching}>
      <DataTable
        caption={t('log')}
        isCaptionShown
        items={refunds}
        keyOf={({ createdAt }) => createdAt}
        cardsBelow={0}
        columns={[
          { key: 'date', head: shared('date'), cell: ({ createdAt }) => formatDateTime(createdAt) },
          {
            key: 'amount',
            head: shared('amount'),
            cell: moneyCell(currency),
            isAmount: true,
          },
        ]}
      />
    </BusyArea>
  );
};

export interface RefundModalProps {
  // Missing until it was read: an amount is never shown without its currency.
  readonly wallet: FreshWallet | null;
  readonly onClose: () => void;
}

export const RefundModal = ({ wallet, onClose }: RefundModalProps) => {
  const t = useTexts(refundStrings);
  const shared = useTexts(sharedTexts);
  const [page, setPage] = useState(1);
  const check = useRefundCheck();
  const log = useRefunds(page);
  const [received, setReceived] = useState<ReceivedMoney | null>(null);
  const currency = wallet?.currency ?? null;
  const readAgain = (): void => {
    setPage(1);
    void check.refetch();
    void log.refetch();
  };
  const isLoading = check.isPending || currency === null;
  if (received !== null && wallet !== null) {
    const texts = { title: t('received'), from: t('refund'), next: t('nextAfterReward') };
    return <ReceivedMoneyDialog {...received} {...texts} wallet={wallet} onClose={onClose} />;
  }
  return (
    <Dialog title={t('refund')} onClose={onClose}>
      <div className={styles['refund']} aria-busy={isLoading}>
        {check.isError && check.data === undefined ? <p>{shared('loadFailed')}</p> : null}
        {isLoading ? <Skeleton shape="block" /> : null}
        {check.data === undefined || currency === null ? null : (
          <>
            <RefundOffer check={check.data} currency={currency} onReceived={setReceived} onFailed={readAgain} />
            <RefundLog currency={currency} log={log} />
            <Pagination page={page} pageCount={Math.ceil((log.data?.total ?? 0) / refundsPerPage)} onPage={setPage} />
          </>
        )}
      </div>
    </Dialog>
  );
};
