import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './fields.module.css';

export interface InlineErrorProps {
  readonly id?: string;
  readonly children: ReactNode;
}

export const InlineError = ({ id, children }: InlineErrorProps) => (
  <p id={id} className={styles['error']}>
    <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
    <span>{children}</span>
  </p>
);
