import { RefreshCw } from 'lucide-react';
import type { ComponentType } from 'react';
import { formatDateTime } from '#i18n/date-formats.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import type { Currency } from '#money/currency.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CopyField } from '#ui/lists/copy-field.tsx';
import { EmptyState } from '#ui/lists/empty-state.tsx';
import { OutcomeChip } from '#ui/lists/status-chip.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import type { StatementLine } from '../../contract.ts';
import { statementTypeTexts } from '#i18n/statement-texts.ts';
import { timelineStrings } from './timeline-strings.ts';
import { statementStrings } from '../../strings.ts';
import { LineMoney } from '../line-money.tsx';
import { isFreed } from '../../rules.ts';
import { styleOf } from '../statement-lines.ts';
import type { NameOf } from '../statement-table.tsx';
import { HelpWithLine, TimelineActs } from './timeline-acts.tsx';
import { TimelineSteps } from './timeline-steps.tsx';
import styles from './timeline.module.css';
import { useTimeline } from './use-timeline.ts';

export interface TimelineModalProps {
  // The id of a line, or the newest one of a type.
  readonly about: string;
  readonly currency: Currency;
  readonly nameOf: NameOf;
  // What became of the member's complaint about a line.
  readonly Complaint?: ComponentType<{ readonly lineId: string }>;
  readonly onAgain: (type: string) => void;
  readonly onClose: () => void;
}

type HeadProps = Pick<TimelineModalProps, 'currency' | 'nameOf'> & { readonly line: StatementLine };

const Head = ({ line, currency, nameOf }: HeadProps) => {
  const types = useTexts(statementTypeTexts);
  const statement = useTexts(statementStrings);
  const { text } = styleOf(line);
  const ends = [line.from, line.to].filter((end) => end !== null).map(nameOf);
  return (
    <header className={styles['head']}>
      <p className={styles['strong']}>{types(text)}</p>
      <p className={styles['amount']}>
        <LineMoney {...{ line, currency }} />
      </p>
      <p className={styles['time']}>{ends.join(' → ')}</p>
      <p className={styles['time']}>{formatDateTime(line.createdAt)}</p>
      <OutcomeChip status={line.status} />
      {isFreed(line) ? <p>{statement('freed')}</p> : null}
    </header>
  );
};

// One operation: what happened, what happens next and until when, why, and what the member can do.
export const TimelineModal = ({ about, currency, Complaint, nameOf, onAgain, onClose }: TimelineModalProps) => {
  const t = useTexts(timelineStrings);
  const shared = useTexts(sharedTexts);
  const { followed, isLoading, isReading, hasFailed, refresh } = useTimeline(about);
  const { line = null, timeline = null } = followed ?? {};
  const footer = (
    <Button isMain isWide icon={<RefreshCw size={18} strokeWidth={1.75} />} isBusy={isReading} onClick={refresh}>
      {shared('refresh')}
    </Button>
  );
  return (
    <Dialog title={shared('follow')} footer={footer} onClose={onClose}>
      <div className={styles['timeline']}>
        {isLoading ? <Skeleton shape="block" /> : null}
        {hasFailed ? <EmptyState text={shared('loadFailed')} /> : null}
        {followed !== undefined && line === null ? <EmptyState text={t('noLine')} /> : null}
        {line === null ? null : <Head {...{ line, currency, nameOf }} />}
        {line !== null && timeline === null ? <p>{t('notTold')}</p> : null}
        {line === null || timeline === null ? null : (
          <>
            <TimelineSteps {...{ timeline, nameOf }} />
            <TimelineActs can={timeline.can} {...{ line, currency, onAgain, onClose }} />
          </>
        )}
        {line?._id === undefined || timeline === null || Complaint === undefined ? null : (
          <Complaint lineId={line._id} />
        )}
        {line === null || timeline?.can.includes('ASK_HELP') === true ? null : (
          <HelpWithLine kind="text" {...{ line, currency, onClose }}>
            {t('talkAbout')}
          </HelpWithLine>
        )}
        {line?._id === undefined ? null : <CopyField label={t('quote')} value={line._id} />}
      </div>
    </Dialog>
  );
};
