import { formatDateTime } from '#i18n/formats.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Money } from '#ui/figures/money.tsx';
import { EmptyState } from '#ui/lists/empty-state.tsx';
import { Pagination } from '#ui/lists/pagination.tsx';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import type { WithdrawalLine } from '../contract.ts';
import { withdrawalOfficeStrings } from './office-strings.ts';
import { type QueuePlace, useQueuePlace } from './use-queue-place.ts';
import { pageSize, type QueueView, useQueue } from './use-withdrawals.ts';
import { WithdrawalReview } from './withdrawal-review.tsx';
import { WithdrawalStatusChip } from './withdrawal-status-chip.tsx';
import styles from './withdrawals.module.css';

const views: readonly QueueView[] = ['open', 'ended'];

interface PlaceProps {
  readonly place: QueuePlace;
  readonly onPlace: (place: QueuePlace) => void;
}

const ViewChoice = ({ place, onPlace }: PlaceProps) => {
  const t = useTexts(withdrawalOfficeStrings);
  return (
    <div role="group" aria-label={t('views')} className={styles['views']}>
      {views.map((view) => (
        <Button
          key={view}
          kind={view === place.view ? 'filled' : 'outlined'}
          aria-pressed={view === place.view}
          onClick={() => onPlace({ view, page: 1, withdrawalId: null })}
        >
          {t(view)}
        </Button>
      ))}
    </div>
  );
};

const Row = ({ line, isOpen, onOpen }: { line: WithdrawalLine; isOpen: boolean; onOpen: () => void }) => (
  <li>
    <button type="button" className={styles['row']} aria-current={isOpen ? 'true' : undefined} onClick={onOpen}>
      <span className={styles['row-head']}>
        <span>{line.memberName}</span>
        <Money amount={line.amount} currency={line.currency} />
      </span>
      <span className={styles['row-foot']}>
        <WithdrawalStatusChip status={line.status} />
        <span>
          {line.bankCode} {line.bankAccountNo}
        </span>
        <span>{formatDateTime(line.createdAt)}</span>
      </span>
    </button>
  </li>
);

const Queue = ({ place, onPlace }: PlaceProps) => {
  const t = useTexts(withdrawalOfficeStrings);
  const shared = useTexts(sharedTexts);
  const { data, isError, refetch } = useQueue(place.view, place.page);
  if (data === undefined) {
    if (!isError) return <Skeleton />;
    return (
      <EmptyState text={t('loadFailed')} action={<Button onClick={() => void refetch()}>{shared('retry')}</Button>} />
    );
  }
  if (data.withdrawals.length === 0) return <EmptyState text={t(place.view === 'open' ? 'emptyOpen' : 'emptyEnded')} />;
  return (
    <>
      <ul className={styles['rows']}>
        {data.withdrawals.map((line) => (
          <Row
            key={line.withdrawalId}
            line={line}
            isOpen={line.withdrawalId === place.withdrawalId}
            onOpen={() => onPlace({ ...place, withdrawalId: line.withdrawalId })}
          />
        ))}
      </ul>
      <Pagination
        page={place.page}
        pageCount={Math.ceil(data.total / pageSize)}
        onPage={(page) => onPlace({ ...place, page, withdrawalId: null })}
      />
    </>
  );
};

// The queue at the left, the chosen withdrawal beside it, below it on narrow screens.
export const WithdrawalsScreen = () => {
  const t = useTexts(withdrawalOfficeStrings);
  const [place, onPlace] = useQueuePlace();
  return (
    <div className={styles['panes']}>
      <section className={styles['pane']} aria-labelledby="queue-title">
        <h1 id="queue-title" tabIndex={-1}>
          {t('title')}
        </h1>
        <ViewChoice place={place} onPlace={onPlace} />
        <Queue place={place} onPlace={onPlace} />
      </section>
      <section className={styles['pane']} aria-live="polite">
        {place.withdrawalId === null ? (
          <EmptyState text={t('choose')} />
        ) : (
          <WithdrawalReview key={place.withdrawalId} withdrawalId={place.withdrawalId} />
        )}
      </section>
    </div>
  );
};
