import type { ReactNode } from 'react';
import { plainText } from '#i18n/plain-text.ts';
import { GoLink } from '#ui/frame/go-link.tsx';
import styles from './layouts.module.css';

export interface BarItem {
  readonly label: string;
  readonly icon: ReactNode;
  readonly mark?: ReactNode;
  readonly to?: string;
  readonly onPress?: () => void;
}

export interface BarProps {
  readonly label: string;
  readonly items: readonly BarItem[];
  // Becomes a rail on the left from 1024 px.
  readonly hasRail?: boolean;
}

export const Bar = ({ label, items, hasRail = false }: BarProps) => (
  <nav aria-label={plainText(label)} className={hasRail ? `${styles['bar']} ${styles['rail']}` : styles['bar']}>
    <div className={styles['items']}>
      {items.map((item) =>
        item.to === undefined ? (
          <button key={item.label} type="button" className={styles['item']} onClick={item.onPress}>
            {item.icon}
            <span>{item.label}</span>
          </button>
        ) : (
          <GoLink key={item.label} to={item.to} className={styles['item']}>
            {item.icon}
            <span>{item.label}</span>
            {item.mark}
          </GoLink>
        ),
      )}
    </div>
  </nav>
);
