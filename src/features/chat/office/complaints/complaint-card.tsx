import { formatDateTime } from '#i18n/formats.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import { GoLink } from '#ui/frame/go-link.tsx';
import type { AboutLine } from '../../contract.ts';
import styles from '../chats.module.css';
import { aboutTexts } from '../../strings.ts';
import { complaintStrings, lineAddress } from './complaint-strings.ts';

interface ComplaintCardProps {
  readonly about: AboutLine | undefined;
  readonly memberId: string | null;
}

// The line of the statement that a message is about, with the way to its whole history.
export const ComplaintCard = ({ about, memberId }: ComplaintCardProps) => {
  const t = useTexts(complaintStrings);
  const types = useTexts(aboutTexts);
  if (about === undefined || memberId === null) return null;
  const { lineId, lineType, lineAt, complaintNo, answerBy } = about;
  return (
    <div className={styles['card']}>
      <p>
        {`${types(isTextKey(aboutTexts, lineType) ? lineType : 'other')}, ${formatDateTime(lineAt)} · `}
        <GoLink to={lineAddress({ memberId, lineId, lineType })}>{t('openLine')}</GoLink>
      </p>
      <p>{`${t('number', { n: complaintNo })} · ${t('answerBy')} ${formatDateTime(answerBy)}`}</p>
    </div>
  );
};
