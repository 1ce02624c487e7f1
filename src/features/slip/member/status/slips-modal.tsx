import { type ComponentType, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import type { Currency } from '#money/currency.ts';
import { RefreshButton } from '#ui/buttons/refresh-button.tsx';
import { EmptyState } from '#ui/lists/empty-state.tsx';
import { Pagination } from '#ui/lists/pagination.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { BusyArea } from '#ui/waiting/busy-area.tsx';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import type { SlipLine } from '../../contract.ts';
import { slipStatusStrings } from '../../strings.ts';
import styles from '../slip.module.css';
import { type Contact, SlipHelp } from './slip-help.tsx';
import { SlipTable } from './slip-table.tsx';
import { useSlips } from '../use-slips.ts';

export interface SlipsModalProps {
  // Missing until the wallet was read: an amount is never shown without its currency.
  readonly currency: Currency | null;
  readonly contact: Contact | undefined;
  // The reference of a slip that the member asks for help about.
  readonly helpFor?: string | null;
  readonly Complaint?: ComponentType<{ readonly lineId: string }>;
  readonly onClose: () => void;
}

export const SlipsModal = ({ currency, contact, helpFor = null, Complaint, onClose }: SlipsModalProps) => {
  const t = useTexts(slipStatusStrings);
  const [page, setPage] = useState(1);
  // The list is read first, so the line of a reference may come later.
  const [asked, setAsked] = useState<SlipLine | string | null>(helpFor);
  const { slips, pageCount, isLoading, isTurning, isReading, refresh } = useSlips(page);
  const isLoadingAll = isLoading || (currency === null && slips !== undefined);
  const helped = typeof asked === 'string' ? slips?.find(({ reference }) => reference === asked) : asked;
  if (helped)
    return <SlipHelp line={helped} onBack={() => setAsked(null)} {...{ currency, contact, Complaint, onClose }} />;
  return (
    <Dialog title={t('slipStatus')} isWide onClose={onClose}>
      <div className={styles['slips']} aria-busy={isLoadingAll}>
        <RefreshButton isBusy={isReading && !isLoadingAll} onPress={refresh} />
        <BusyArea isBusy={isTurning}>
          {isLoadingAll ? <Skeleton shape="block" /> : null}
          {slips?.length === 0 && page === 1 ? <EmptyState text={t('emptySlip')} /> : null}
          {slips === undefined || slips.length === 0 || currency === null ? null : (
            <SlipTable slips={slips} currency={currency} onHelp={setAsked} />
          )}
        </BusyArea>
        <Pagination page={page} pageCount={pageCount} onPage={setPage} />
      </div>
    </Dialog>
  );
};
