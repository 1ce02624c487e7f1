import { ReceiptText, X } from 'lucide-react';
import { formatDateTime } from '#i18n/date-formats.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Money } from '#ui/figures/money.tsx';
import { useIsPast } from '#ui/waiting/use-is-past.ts';
import type { AboutLine, OwnComplaint } from '../contract.ts';
import { aboutTexts, chatStrings } from '../strings.ts';
import { ComplaintState } from './line-complaint.tsx';
import styles from './about-card.module.css';

export type AttachedLine = Pick<AboutLine, 'lineId' | 'lineType' | 'lineAt'> & Pick<OwnComplaint, 'money'>;

interface AboutCardProps {
  // With the complaint's number once the message was taken.
  readonly about: AttachedLine & Partial<AboutLine>;
  // As the complaint stands by now.
  readonly complaint?: OwnComplaint | undefined;
  readonly onRemove?: () => void;
}

// The line of the statement that a message is about.
export const AboutCard = ({ about, complaint, onRemove }: AboutCardProps) => {
  const t = useTexts(chatStrings);
  const types = useTexts(aboutTexts);
  const { lineType, lineAt, complaintNo, answerBy } = about;
  const money = complaint?.money ?? about.money ?? null;
  const isOver = useIsPast(answerBy ?? null);
  // As the message was answered, until the complaint is read; not once that promise is over.
  const promised = { state: 'OPEN', isLate: false, endedAt: null } as const;
  const isPromised = complaintNo !== undefined && answerBy !== undefined && !isOver;
  const known = complaint ?? (isPromised ? { ...promised, complaintNo, answerBy } : null);
  return (
    <div className={styles['card']}>
      <ReceiptText size={20} strokeWidth={1.75} aria-hidden="true" />
      <div className={styles['text']}>
        <p className={styles['strong']}>{types(isTextKey(aboutTexts, lineType) ? lineType : 'other')}</p>
        {money === null ? null : (
          <p>
            <Money {...money} />
          </p>
        )}
        <p>{formatDateTime(lineAt)}</p>
        {known === null ? null : <ComplaintState {...known} />}
      </div>
      {onRemove === undefined ? null : (
        <IconButton label={t('cancel')} icon={<X size={20} strokeWidth={1.75} />} onClick={onRemove} />
      )}
    </div>
  );
};
