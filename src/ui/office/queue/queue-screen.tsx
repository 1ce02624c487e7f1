import { useEffect, useMemo, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { classNames } from '../../class-names.ts';
import { EmptyState } from '../../lists/empty-state.tsx';
import { officeTexts } from '../office-texts.ts';
import { useShortcut } from '../shortcuts/shortcuts.tsx';
import { afterItem, stepFrom } from './neighbours.ts';
import { type Decided, OpenItemProvider } from './queue-context.ts';
import { QueueList } from './queue-list.tsx';
import type { QueueProps } from './queue-shape.ts';
import styles from './queue.module.css';

// The one way to work through a list of items that wait for a person: rows, the opened item beside them (a page of its
// own below 1024 px), and the next item after each decision. See README.md in this folder.
export const QueueScreen = <Item, View extends string>(props: QueueProps<Item, View>) => {
  const { at, reading, rowOf, detail, chooseText } = props;
  const { itemId, page } = at.place;
  const { go } = at;
  const t = useTexts(officeTexts);
  const [outcome, setOutcome] = useState<Decided | null>(null);
  const rows = useMemo(() => (reading.items ?? []).map(rowOf), [reading.items, rowOf]);
  const ids = rows.map(({ id }) => id);
  // Rows move up while people decide. What is left of a page that emptied stands on the first one.
  const isEmptied = page > 1 && reading.items?.length === 0;
  useEffect(() => {
    if (isEmptied) go({ page: 1 }, { focus: 'same', isStep: true });
  }, [isEmptied, go]);
  // Decided items disappear between two readings of the list: their old position determines the next one.
  const [last, setLast] = useState<{ readonly itemId: string | null; readonly next: string | null }>({
    itemId: null,
    next: null,
  });
  const isListed = itemId !== null && ids.includes(itemId);
  const next = itemId === null ? null : isListed ? afterItem(ids, itemId) : last.itemId === itemId ? last.next : null;
  if (isListed && (last.itemId !== itemId || last.next !== next)) setLast({ itemId, next });

  const step = (by: 1 | -1) => (): void => {
    const to = stepFrom(ids, itemId, by);
    if (to !== null && to !== itemId) at.go({ itemId: to }, { focus: 'row', isStep: itemId !== null });
  };
  useShortcut('j ArrowDown', t('nextItem'), step(1));
  useShortcut('k ArrowUp', t('previousItem'), step(-1));

  const openItem = {
    focus: at.focus,
    backToList: () => at.go({ itemId: null }),
    decided: (decided: Decided): void => {
      setOutcome(decided);
      at.go({ itemId: next }, { focus: 'detail', isStep: true });
    },
  };
  return (
    <div className={classNames(styles['panes'], itemId !== null && styles['has-item'])}>
      <QueueList {...props} rows={rows} outcome={outcome} />
      <div className={styles['detail']}>
        {itemId === null ? (
          <EmptyState text={chooseText} />
        ) : (
          <OpenItemProvider value={openItem}>{detail(itemId)}</OpenItemProvider>
        )}
      </div>
    </div>
  );
};
