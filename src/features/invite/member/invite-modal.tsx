import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerOf } from '#ask/ask.ts';
import { formatDateTime } from '#i18n/date-formats.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import type { Currency } from '#money/currency.ts';
import { Money } from '#ui/figures/money.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { EmptyState } from '#ui/lists/empty-state.tsx';
import { Pagination } from '#ui/lists/pagination.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import type { FreshWallet } from '#ui/press/money-result.tsx';
import { BusyArea } from '#ui/waiting/busy-area.tsx';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import { inviteCalls, type InviteLine } from '../contract.ts';
import { inviteStrings } from '../strings.ts';
import { InviteLinkPart } from './invite-link-part.tsx';
import styles from './invite.module.css';
import { ReceiveButton } from './receive-button.tsx';

const rowsPerPage = 10;

export interface InviteWallet {
  readonly profileId: string;
  readonly main: FreshWallet;
  readonly due: bigint | null;
  readonly percentSuccess: number;
  readonly percentFail: number;
  readonly isConditionRunning: boolean;
}

export interface InviteModalProps {
  // Missing until it was read.
  readonly wallet: InviteWallet | undefined;
  readonly onClose: () => void;
}

// A failure is not shown, and keeps the rows read before.
const useInvites = (page: number) =>
  useQuery({
    queryKey: ['invites', page],
    queryFn: ({ signal }) => answerOf(inviteCalls.list, { page, limit: rowsPerPage }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

const moneyCell =
  (currency: Currency) =>
  ({ amount }: InviteLine) => <Money amount={amount} currency={currency} />;

const Shares = ({ invites, currency }: { readonly invites: readonly InviteLine[]; readonly currency: Currency }) => {
  const t = useTexts(inviteStrings);
  const shared = useTexts(sharedTexts);
  return (
    <DataTable
      caption={t('shares')}
      isCaptionShown
      items={invites}
      keyOf={(_, index) => String(index)}
      columns={[
        { key: 'name', head: t('name'), cell: ({ from }) => from.name },
        {
          key: 'amount',
          head: shared('amount'),
          cell: moneyCell(currency),
          isAmount: true,
        },
        { key: 'date', head: shared('date'), cell: ({ createdAt }) => formatDateTime(createdAt) },
      ]}
    />
  );
};

const Due = ({ wallet, onDone }: { readonly wallet: InviteWallet; readonly onDone: () => void }) => {
  const t = useTexts(inviteStrings);
  const { due, main, percentSuccess, percentFail, isConditionRunning } = wallet;
  return (
    <section className={styles['part']}>
      <h3>{t('inviteBonus')}</h3>
      <Money amount={due} currency={main.currency} size="title" />
      <ReceiveButton amount={due} wallet={main} {...{ isConditionRunning, onDone }} />
      <p className={styles['quiet']}>{t('condition', { success: percentSuccess, fail: percentFail })}</p>
    </section>
  );
};

export const InviteModal = ({ wallet, onClose }: InviteModalProps) => {
  const t = useTexts(inviteStrings);
  const [page, setPage] = useState(1);
  const { data, isFetching, isPlaceholderData } = useInvites(page);
  // What is due comes from friends, also before the first share was received.
  const isDue = (wallet?.due ?? 0n) > 0n;
  return (
    <Dialog title={t('invite')} onClose={onClose}>
      {wallet === undefined ? (
        <Skeleton shape="block" />
      ) : (
        <div className={styles['invite']}>
          {data?.percent === undefined ? null : <p>{t('how', { percent: data.percent })}</p>}
          <InviteLinkPart profileId={wallet.profileId} />
          <Due wallet={wallet} onDone={onClose} />
          <BusyArea isBusy={isPlaceholderData && isFetching}>
            {data?.invites.length === 0 && page === 1 && !isDue ? <EmptyState text={t('empty')} /> : null}
            {data === undefined || data.invites.length === 0 ? null : (
              <Shares invites={data.invites} currency={wallet.main.currency} />
            )}
          </BusyArea>
          <Pagination page={page} pageCount={Math.ceil((data?.total ?? 0) / rowsPerPage)} onPage={setPage} />
        </div>
      )}
    </Dialog>
  );
};
