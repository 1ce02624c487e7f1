import { formatDateTime } from '#i18n/formats.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import { GoLink } from '#ui/frame/go-link.tsx';
import { StatusChip } from '#ui/lists/status-chip.tsx';
import { StampLine } from '#ui/office/detail/detail-parts.tsx';
import type { AboutLine, OwnComplaint } from '../../contract.ts';
import styles from '../chats.module.css';
import { aboutTexts } from '../../strings.ts';
import { complaintChips, complaintStateTexts, complaintStrings, lineAddress } from './complaint-strings.ts';

interface ComplaintCardProps {
  readonly about: AboutLine | undefined;
  readonly memberId: string | null;
  // As they stand by now.
  readonly complaints: readonly OwnComplaint[];
}

// The line of the statement that a message is about, with the way to its whole history.
export const ComplaintCard = ({ about, memberId, complaints }: ComplaintCardProps) => {
  const t = useTexts(complaintStrings);
  const types = useTexts(aboutTexts);
  const states = useTexts(complaintStateTexts);
  if (about === undefined || memberId === null) return null;
  const { lineId, lineType, lineAt, complaintNo, answerBy } = about;
  const {
    state = 'OPEN',
    endedAt = null,
    isLate = false,
  } = complaints.find((one) => one.complaintNo === complaintNo) ?? {};
  return (
    <div className={styles['card']}>
      <p>
        {`${types(isTextKey(aboutTexts, lineType) ? lineType : 'other')}, ${formatDateTime(lineAt)} · `}
        <GoLink to={lineAddress({ memberId, lineId, lineType })}>{t('openLine')}</GoLink>
      </p>
      <p>
        {`${t('number', { n: complaintNo })} · `}
        {endedAt === null
          ? `${t('answerBy')} ${formatDateTime(answerBy)}`
          : `${t('endedAt')} ${formatDateTime(endedAt)}`}
      </p>
      <StatusChip kind={complaintChips[state]}>{states(state)}</StatusChip>
      {isLate ? <StampLine>{t('late')}</StampLine> : null}
    </div>
  );
};
