import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '../../buttons/button.tsx';
import { officeTexts } from '../office-texts.ts';
import { useOpenItem } from '../queue/queue-context.ts';
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
  const t = useTexts(officeTexts);
  const { focus, backToList } = useOpenItem();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus === 'detail') title.current?.focus();
  }, [focus]);
  return (
    <article className={styles['item']}>
      <div className={styles['scroll']}>
        <div className={styles['back']}>
          <Button kind="text" icon={<ArrowLeft size={20} strokeWidth={1.75} />} onClick={backToList}>
            {t('backToList')}
          </Button>
        </div>
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
