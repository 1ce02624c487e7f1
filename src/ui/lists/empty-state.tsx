import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './lists.module.css';

export interface EmptyStateProps {
  readonly text: string;
  // A single, obvious action.
  readonly action?: ReactNode;
}

export const EmptyState = ({ text, action }: EmptyStateProps) => (
  <div className={styles['empty']}>
    <Inbox size={40} strokeWidth={1.25} aria-hidden="true" />
    <p>{text}</p>
    {action}
  </div>
);
