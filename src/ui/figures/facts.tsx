import type { ReactNode } from 'react';
import styles from './facts.module.css';

// Pairs of `dt` and `dd`, each in a div of its own: what a fact is called at the start of its line, the fact at the end.
export const Facts = ({ children }: { readonly children: ReactNode }) => (
  <dl className={styles['facts']}>{children}</dl>
);
