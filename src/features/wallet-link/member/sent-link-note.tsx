import { CircleCheck, CircleX, Hourglass, type LucideIcon } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { formatDateTime } from '#i18n/date-formats.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { SignedMoney } from '#ui/figures/money.tsx';
import { useFocusWhenLost } from '#ui/press/use-focus-when-lost.ts';
import { walletLinkStrings } from '../strings.ts';
import type { SentLink } from './use-wallet-link.ts';
import styles from './wallet-link.module.css';

type End = 'SUCCESS' | 'FAILED';
type Status = End | 'PENDING';

export interface LinkWatchProps {
  // Of the link's line in the statement.
  readonly id: string;
  readonly onEnded: (ended: { readonly status: End; readonly amount: bigint | null }) => void;
}

export interface SentLinkNoteProps {
  readonly sent: SentLink;
  readonly onFollow: () => void;
  readonly onFollowLine: (lineId: string) => void;
  // Reads whether the line has ended, as long as it is mounted.
  readonly LinkWatch: ComponentType<LinkWatchProps>;
}

interface Sign {
  readonly icon: LucideIcon;
  readonly className: string | undefined;
}

const signs: Readonly<Record<Status, Sign>> = {
  PENDING: { icon: Hourglass, className: undefined },
  SUCCESS: { icon: CircleCheck, className: styles['check'] },
  FAILED: { icon: CircleX, className: styles['cross'] },
};

interface WordsProps {
  readonly sent: SentLink;
  readonly status: Status;
  readonly amount: bigint | null;
  readonly onFollow: () => void;
}

const Words = ({ sent, status, amount, onFollow }: WordsProps) => {
  const t = useTexts(walletLinkStrings);
  const shared = useTexts(sharedTexts);
  const box = useFocusWhenLost<HTMLDivElement>();
  const names = { PENDING: shared('statusInProgress'), SUCCESS: t('credited'), FAILED: shared('statusFailed') };
  const next = { PENDING: t('pendingNext'), SUCCESS: t('creditedNext'), FAILED: t('failedNext') };
  return (
    <div ref={box} tabIndex={-1} className={styles['words']}>
      <p className={styles['name']}>{names[status]}</p>
      {amount === null || status === 'FAILED' ? null : (
        <p className={styles['amount']}>
          <SignedMoney amount={amount} currency="BAHT" direction="in" status={status} />
        </p>
      )}
      <p className={styles['caption']}>
        <span className="money">{formatDateTime(sent.at)}</span>
      </p>
      <p>{next[status]}</p>
      {status === 'SUCCESS' ? null : <Button onClick={onFollow}>{shared('follow')}</Button>}
    </div>
  );
};

// What became of the link: its money is in the wallet, or it is in progress, since when and until when, and then how it
// ended.
export const SentLinkNote = ({ sent, onFollow, onFollowLine, LinkWatch }: SentLinkNoteProps) => {
  const { id, amount: told, status: answered } = sent.answer;
  const box = useRef<HTMLDivElement>(null);
  const [ended, setEnded] = useState<Parameters<LinkWatchProps['onEnded']>[0] | null>(null);
  // A keyboard or a long list of methods may leave no room below the button.
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const status = ended?.status ?? (answered === 'PENDING' ? 'PENDING' : 'SUCCESS');
  const amount = ended === null ? (told ?? null) : ended.amount;
  const { icon: Icon, className } = signs[status];
  const follow = id === undefined ? onFollow : () => onFollowLine(id);
  return (
    <div ref={box} className={styles['sent']} role="status">
      {status === 'PENDING' && id !== undefined ? <LinkWatch id={id} onEnded={setEnded} /> : null}
      <Icon size={32} strokeWidth={1.75} aria-hidden="true" className={className} />
      <Words key={status} {...{ sent, status, amount }} onFollow={follow} />
    </div>
  );
};
