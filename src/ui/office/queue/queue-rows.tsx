import { type MouseEvent, useEffect, useRef } from 'react';
import { formatDate } from '#i18n/date-formats.ts';
import { classNames } from '../../class-names.ts';
import { Money } from '../../figures/money.tsx';
import { statusIcons } from '../../lists/status-chip.tsx';
import type { QueueRow } from './queue-shape.ts';
import styles from './rows.module.css';
import { WaitingAge } from './waiting-age.tsx';

interface RowProps {
  readonly row: QueueRow;
  readonly href: string;
  readonly isOpen: boolean;
  readonly takesFocus: boolean;
  readonly lateAfterMs: number;
  readonly onOpen: (itemId: string) => void;
}

const Since = ({ row: { since, hasEnded }, lateAfterMs }: Pick<RowProps, 'row' | 'lateAfterMs'>) => {
  if (since === null) return null;
  if (hasEnded !== true) return <WaitingAge since={since} lateAfterMs={lateAfterMs} />;
  return <time dateTime={since}>{formatDate(since)}</time>;
};

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const Row = ({ row, href, isOpen, takesFocus, lateAfterMs, onOpen }: RowProps) => {
  const Icon = statusIcons[row.tone];
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    if (takesFocus) link.current?.focus({ preventScroll: true });
    link.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen, takesFocus]);
  const open = (event: MouseEvent): void => {
    if (!isPlain(event)) return;
    event.preventDefault();
    onOpen(row.id);
  };
  return (
    <li>
      <a
        ref={link}
        href={href}
        className={styles['row']}
        data-item={row.id}
        aria-current={isOpen ? 'true' : undefined}
        onClick={open}
      >
        <span className={classNames(styles['sign'], styles[row.tone])} title={row.status}>
          <Icon size={16} strokeWidth={2} aria-hidden="true" />
          <span className="visually-hidden">{row.status}</span>
        </span>
        <span className={styles['age']}>
          <Since row={row} lateAfterMs={lateAfterMs} />
        </span>
        <span className={styles['name']}>{row.name}</span>
        <span className={styles['about']}>{row.about}</span>
        <span className={styles['row-amount']}>
          {row.amount == null || row.currency == null ? null : <Money amount={row.amount} currency={row.currency} />}
        </span>
      </a>
    </li>
  );
};

export interface QueueRowsProps {
  readonly label: string;
  readonly rows: readonly QueueRow[];
  readonly itemId: string | null;
  readonly takesFocus: boolean;
  readonly lateAfterMs: number;
  readonly hrefOf: (itemId: string) => string;
  readonly onOpen: (itemId: string) => void;
}

// Each row is a link to its item, so that it can be opened in a new tab or sent to a colleague.
export const QueueRows = ({ label, rows, itemId, takesFocus, lateAfterMs, hrefOf, onOpen }: QueueRowsProps) => (
  <ul aria-label={label} className={classNames(rows.every(({ since }) => since === null) && styles['ageless'])}>
    {rows.map((row) => (
      <Row
        key={row.id}
        row={row}
        href={hrefOf(row.id)}
        isOpen={row.id === itemId}
        takesFocus={takesFocus}
        lateAfterMs={lateAfterMs}
        onOpen={onOpen}
      />
    ))}
  </ul>
);
