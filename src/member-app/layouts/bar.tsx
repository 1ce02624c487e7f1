import type { ReactNode } from 'react';
import { plainText } from '#i18n/plain-text.ts';
import { classNames } from '#ui/class-names.ts';
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
  // Further classes of the bar, its list and each item.
  readonly classes?: Readonly<Record<'bar' | 'items' | 'item', string | undefined>>;
}

export const Bar = ({ label, items, classes }: BarProps) => (
  <nav aria-label={plainText(label)} className={classNames(styles['bar'], classes?.bar)}>
    <div className={classNames(styles['items'], classes?.items)}>
      {items.map((item) =>
        item.to === undefined ? (
          <button
            key={item.label}
            type="button"
            className={classNames(styles['item'], classes?.item)}
            onClick={item.onPress}
          >
            {item.icon}
            <span>{item.label}</span>
          </button>
        ) : (
          <GoLink key={item.label} to={item.to} className={classNames(styles['item'], classes?.item)}>
            {item.icon}
            <span>{item.label}</span>
            {item.mark}
          </GoLink>
        ),
      )}
    </div>
  </nav>
);
