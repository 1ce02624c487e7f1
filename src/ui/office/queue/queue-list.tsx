import { CircleCheck, Info } from 'lucide-react';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '../../buttons/button.tsx';
import { classNames } from '../../class-names.ts';
import { EmptyState } from '../../lists/empty-state.tsx';
import { BusyArea } from '../../waiting/busy-area.tsx';
import { officeTexts } from '../office-texts.ts';
import { FirstReading } from './first-reading.tsx';
import type { Decided } from './queue-context.ts';
import { QueueRows } from './queue-rows.tsx';
import { QueueSearch } from './queue-search.tsx';
import type { QueueProps, QueueRow } from './queue-shape.ts';
import styles from './queue.module.css';
import { WaitingAge } from './waiting-age.tsx';

type ListProps<Item, View extends string> = QueueProps<Item, View> & {
  readonly rows: readonly QueueRow[];
  readonly outcome: Decided | null;
};

const usualLateMs = 600_000;

const Views = <Item, View extends string>({ at, views, oldest, lateAfterMs = usualLateMs }: ListProps<Item, View>) => {
  const t = useTexts(officeTexts);
  return (
    <div className={styles['views']}>
      <div role="group" aria-label={t('views')} className={styles['tabs']}>
        {views.map(({ key, label, count }) => (
          <button
            key={key}
            type="button"
            className={styles['tab']}
            aria-pressed={key === at.place.view}
            onClick={() => at.go({ view: key, page: 1, itemId: null })}
          >
            {label}
            {count === undefined ? null : <span className={styles['count']}> {count}</span>}
          </button>
        ))}
      </div>
      {typeof oldest === 'string' ? (
        <p className={styles['oldest']}>
          {t('oldest')} <WaitingAge since={oldest} lateAfterMs={lateAfterMs} />
        </p>
      ) : null}
    </div>
  );
};

const Outcome = ({ outcome }: { readonly outcome: Decided | null }) => {
  const Icon = outcome?.kind === 'info' ? Info : CircleCheck;
  return (
    <p
      role="status"
      className={outcome === null ? 'visually-hidden' : classNames(styles['outcome'], styles[outcome.kind])}
    >
      {outcome === null ? null : (
        <>
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
          <span>{outcome.text}</span>
        </>
      )}
    </p>
  );
};

const Pages = <Item, View extends string>({ at, reading }: ListProps<Item, View>) => {
  const shared = useTexts(sharedTexts);
  const { page } = at.place;
  if (page === 1 && !reading.hasMore) return null;
  return (
    <div className={styles['pages']}>
      <Button isDisabled={page === 1} onClick={() => at.go({ page: page - 1, itemId: null })}>
        {shared('previous')}
      </Button>
      <span>{page}</span>
      <Button isDisabled={!reading.hasMore} onClick={() => at.go({ page: page + 1, itemId: null })}>
        {shared('next')}
      </Button>
    </div>
  );
};

const Rows = <Item, View extends string>(props: ListProps<Item, View>) => {
  const { at, title, reading, rows, emptyText, lateAfterMs = usualLateMs } = props;
  const t = useTexts(officeTexts);
  const shared = useTexts(sharedTexts);
  if (reading.items === undefined)
    return <FirstReading query={{ isError: reading.isError, refetch: reading.readAgain }} />;
  return (
    <>
      {reading.isError ? (
        <p role="status" className={classNames(styles['outcome'], styles['stale'])}>
          <Info size={18} strokeWidth={1.75} aria-hidden="true" />
          <span>{t('stale')}</span>
          <Button kind="text" onClick={reading.readAgain}>
            {shared('retry')}
          </Button>
        </p>
      ) : null}
      <BusyArea isBusy={reading.isBehind === true}>
        {rows.length === 0 ? (
          <EmptyState text={at.place.search === '' ? emptyText : t('nothingFound')} />
        ) : (
          <QueueRows
            label={title}
            rows={rows}
            itemId={at.place.itemId}
            takesFocus={at.focus === 'row'}
            lateAfterMs={lateAfterMs}
            hrefOf={at.hrefOf}
            onOpen={(itemId) => at.go({ itemId }, { focus: 'detail' })}
          />
        )}
        <Pages {...props} />
      </BusyArea>
    </>
  );
};

export const QueueList = <Item, View extends string>(props: ListProps<Item, View>) => {
  const { title, at, searchLabel, above = null, outcome } = props;
  return (
    <section className={styles['list']} aria-labelledby="queue-title">
      <h1 id="queue-title" tabIndex={-1} className={styles['title']}>
        {title}
      </h1>
      <Views {...props} />
      {searchLabel === undefined ? null : (
        <QueueSearch
          label={searchLabel}
          search={at.place.search}
          onSearch={(search) => at.go({ search, page: 1 }, { focus: 'same', isStep: true })}
        />
      )}
      <Outcome outcome={outcome} />
      {above}
      <Rows {...props} />
    </section>
  );
};
