import type { ReactNode } from 'react';
import { formatDateTime } from '#i18n/date-formats.ts';
import styles from './beside-list.module.css';

export interface BesideLine {
  readonly key: string;
  // What it is, with the way to it.
  readonly what: ReactNode;
  readonly amount: ReactNode;
  readonly state: ReactNode;
  readonly at: string;
  readonly note?: string | null;
}

// What happened to a member recently, beside something else about the member.
export const BesideList = ({ lines }: { readonly lines: readonly BesideLine[] }) => (
  <ul className={styles['list']}>
    {lines.map(({ key, what, amount, state, at, note = null }) => (
      <li key={key}>
        <span>{what}</span>
        <span className={styles['end']}>{amount}</span>
        {state}
        <time className={styles['end']} dateTime={at}>
          {formatDateTime(at)}
        </time>
        {note === null ? null : <p className={styles['note']}>{note}</p>}
      </li>
    ))}
  </ul>
);
