import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly text: string;
  // A single, obvious action.
  readonly action?: ReactNode;
}

// A sheet of paper without an entry, and a coin that waits.
const Drawing = () => (
  <svg width="104" height="84" viewBox="0 0 104 84" aria-hidden="true" className={styles['drawing']}>
    <ellipse cx="52" cy="77" rx="38" ry="5" />
    <path className={styles['paper']} d="M30 8h44v60l-7.3-5-7.4 5-7.3-5-7.3 5-7.4-5-7.3 5z" />
    <path d="M40 24h24M40 35h24M40 46h13" />
    <circle cx="77" cy="22" r="12" />
    <path className={styles['glint']} d="M71 22a6 6 0 0 1 6-6" />
  </svg>
);

export const EmptyState = ({ text, action }: EmptyStateProps) => (
  <div className={styles['empty']}>
    <Drawing />
    <p>{text}</p>
    {action}
  </div>
);
