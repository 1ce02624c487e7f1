import { formatDateTime } from '#i18n/date-formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { StatusChip } from '#ui/lists/status-chip.tsx';
import { StampLine } from '#ui/office/detail/detail-parts.tsx';
import type { AboutLine } from '../../contract.ts';
import type { DeskComplaint } from '../../office-contract.ts';
import styles from '../chats.module.css';
import { complaintChips, complaintStateTexts, complaintStrings } from './complaint-strings.ts';
import { LineHistory, useLineFacts } from './line-history.tsx';

interface ComplaintCardProps {
  readonly about: AboutLine | undefined;
  readonly memberId: string | null;
  // As they stand by now.
  readonly complaints: readonly DeskComplaint[];
}

// The line of the statement that a message is about, with the way to its whole history.
export const ComplaintCard = ({ about, memberId, complaints }: ComplaintCardProps) => {
  const t = useTexts(complaintStrings);
  const factsOf = useLineFacts();
  const states = useTexts(complaintStateTexts);
  if (about === undefined || memberId === null) return null;
  const { lineId, lineType, lineAt, complaintNo, answerBy } = about;
  const {
    state = 'OPEN',
    endedAt = null,
    isLate = false,
    slip = null,
    money = null,
  } = complaints.find((one) => one.complaintNo === complaintNo) ?? {};
  const line = { lineId, lineType, slip, money };
  return (
    <div className={styles['card']}>
      <p>
        {`${factsOf(line)}, ${formatDateTime(lineAt)} `}
        <LineHistory memberId={memberId} line={line} />
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
