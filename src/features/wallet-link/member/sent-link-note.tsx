import { CircleCheck, Hourglass } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatDateTime } from '#i18n/formats.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { SignedMoney } from '#ui/figures/money.tsx';
import { walletLinkStrings } from '../strings.ts';
import type { SentLink } from './use-wallet-link.ts';
import styles from './wallet-link.module.css';

export interface SentLinkNoteProps {
  readonly sent: SentLink;
  readonly onFollow: () => void;
}

const icon = { size: 32, strokeWidth: 1.75, 'aria-hidden': true } as const;

// What became of the link: its money is in the wallet, or it is in progress, since when and until when.
export const SentLinkNote = ({ sent: { answer, at }, onFollow }: SentLinkNoteProps) => {
  const t = useTexts(walletLinkStrings);
  const shared = useTexts(sharedTexts);
  const box = useRef<HTMLDivElement>(null);
  // A keyboard or a long list of methods may leave no room below the button.
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const { amount } = answer;
  const isPending = answer.status === 'PENDING';
  return (
    <div ref={box} className={styles['sent']} role="status">
      {isPending ? <Hourglass {...icon} /> : <CircleCheck {...icon} className={styles['check']} />}
      <div className={styles['words']}>
        <p className={styles['name']}>{isPending ? shared('statusInProgress') : t('credited')}</p>
        {amount === undefined || amount === null ? null : (
          <p className={styles['amount']}>
            <SignedMoney amount={amount} currency="BAHT" direction="in" status={answer.status ?? 'SUCCESS'} />
          </p>
        )}
        <p className={styles['caption']}>
          <span className="money">{formatDateTime(at)}</span>
        </p>
        <p>{isPending ? t('pendingNext') : t('creditedNext')}</p>
        {isPending ? <Button onClick={onFollow}>{shared('follow')}</Button> : null}
      </div>
    </div>
  );
};
