import { CircleCheck, CircleX, Hourglass, type LucideIcon } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { formatDateTime } from '#i18n/formats.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { SignedMoney } from '#ui/figures/money.tsx';
import { walletLinkStrings } from '../strings.ts';
import type { SentLink } from './use-wallet-link.ts';
import styles from './wallet-link.module.css';

type End = 'SUCCESS' | 'FAILED';

export interface LinkWatchProps {
  // Of the link's line in the statement.
  readonly id: string;
  readonly onEnded: (ended: { readonly status: End; readonly amount: bigint | null }) => void;
}

export interface SentLinkNoteProps {
  readonly sent: SentLink;
  readonly onFollow: () => void;
  // Reads whether the line has ended, as long as it is mounted.
  readonly LinkWatch: ComponentType<LinkWatchProps>;
}

interface Sign {
  readonly icon: LucideIcon;
  readonly className: string | undefined;
}

const signs: Readonly<Record<End | 'PENDING', Sign>> = {
  PENDING: { icon: Hourglass, className: undefined },
  SUCCESS: { icon: CircleCheck, className: styles['check'] },
  FAILED: { icon: CircleX, className: styles['cross'] },
};

// What became of the link: its money is in the wallet, or it is in progress, since when and until when, and then how it
// ended.
export const SentLinkNote = ({ sent: { answer, at }, onFollow, LinkWatch }: SentLinkNoteProps) => {
  const t = useTexts(walletLinkStrings);
  const shared = useTexts(sharedTexts);
  const box = useRef<HTMLDivElement>(null);
  const [ended, setEnded] = useState<Parameters<LinkWatchProps['onEnded']>[0] | null>(null);
  // A keyboard or a long list of methods may leave no room below the button.
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const status = ended?.status ?? (answer.status === 'PENDING' ? 'PENDING' : 'SUCCESS');
  const amount = ended === null ? answer.amount : ended.amount;
  const { icon: Icon, className } = signs[status];
  const names = { PENDING: shared('statusInProgress'), SUCCESS: t('credited'), FAILED: shared('statusFailed') };
  const next = { PENDING: t('pendingNext'), SUCCESS: t('creditedNext'), FAILED: t('failedNext') };
  return (
    <div ref={box} className={styles['sent']} role="status">
      {status === 'PENDING' && answer.id !== undefined ? <LinkWatch id={answer.id} onEnded={setEnded} /> : null}
      <Icon size={32} strokeWidth={1.75} aria-hidden="true" className={className} />
      <div className={styles['words']}>
        <p className={styles['name']}>{names[status]}</p>
        {amount === undefined || amount === null || status === 'FAILED' ? null : (
          <p className={styles['amount']}>
            <SignedMoney amount={amount} currency="BAHT" direction="in" status={status} />
          </p>
        )}
        <p className={styles['caption']}>
          <span className="money">{formatDateTime(at)}</span>
        </p>
        <p>{next[status]}</p>
        {status === 'SUCCESS' ? null : <Button onClick={onFollow}>{shared('follow')}</Button>}
      </div>
    </div>
  );
};
