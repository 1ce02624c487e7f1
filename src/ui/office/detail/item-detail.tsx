import { type ReactNode, useEffect, useRef } from 'react';
import { useOpenItem } from '../queue/queue-context.ts';
import { BackToList } from './back-to-list.tsx';
import styles from './detail.module.css';

export interface ItemDetailProps {
  // The kind of item and its owner, in one small line above the heading.
  readonly kicker: ReactNode;
  // Large; screen readers use it as the name of the item.
  readonly heading: ReactNode;
  readonly chips?: ReactNode;
  // Beside the item if there is room, otherwise below it: the member and their last transactions.
  readonly aside?: ReactNode;
  // Sticks to the bottom edge.
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

// The opened item. It takes the focus if a person opened it or arrived by a decision.
export const ItemDetail = ({ kicker, heading, chips, aside, actions, children }: ItemDetailProps) => {
  const { focus } = useOpenItem();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus === 'detail') title.current?.focus();
  }, [focus]);
  return (
    <article className={styles['item']}>
      <div className={styles['scroll']}>
        <BackToList />
        <header className={styles['head']}>
          <p className={styles['kicker']}>{kicker}</p>
          <h2 ref={title} tabIndex={-1} className={styles['heading']}>
            {heading}
          </h2>
          {chips === undefined ? null : <div className={styles['chips']}>{chips}</div>}
        </header>
        <div className={styles['columns']}>
          <div className={styles['body']}>{children}</div>
          {aside === undefined ? null : <div className={styles['aside']}>{aside}</div>}
        </div>
      </div>
      {actions === undefined || actions === null ? null : <div className={styles['foot']}>{actions}</div>}
    </article>
  );
};
