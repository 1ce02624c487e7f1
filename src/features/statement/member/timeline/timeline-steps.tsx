import { Check, Circle } from 'lucide-react';
import type { MoneyTimeline } from '#contract/money-timeline.ts';
import { formatDateTime } from '#i18n/date-formats.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import { timelineNextTexts, timelineReasonTexts, timelineStepTexts } from '#i18n/timeline-texts.ts';
import { timelineStrings } from './timeline-strings.ts';
import { statementNoteTexts } from '../../strings.ts';
import { isKnownNote } from '../statement-lines.ts';
import type { NameOf } from '../statement-table.tsx';
import styles from './timeline.module.css';

interface TimelineStepsProps {
  readonly timeline: MoneyTimeline;
  readonly nameOf: NameOf;
}

const useStepText = (nameOf: NameOf): ((step: MoneyTimeline['steps'][number]) => string) => {
  const t = useTexts(timelineStepTexts);
  return ({ what, place }) =>
    isTextKey(timelineStepTexts, what) ? t(what, { place: place === null ? '' : nameOf(place) }) : what;
};

const useReasonText = (): ((reason: string) => string) => {
  const reasons = useTexts(timelineReasonTexts);
  const notes = useTexts(statementNoteTexts);
  return (reason) => {
    if (isTextKey(timelineReasonTexts, reason)) return reasons(reason);
    return isKnownNote(reason) ? notes(reason) : reason;
  };
};

const Coming = ({ next }: { readonly next: NonNullable<MoneyTimeline['next']> }) => {
  const t = useTexts(timelineStrings);
  const texts = useTexts(timelineNextTexts);
  const { what, until, isLate } = next;
  const time = until === null ? null : formatDateTime(until);
  return (
    <li className={styles['coming']} data-late={isLate || undefined}>
      <Circle size={20} strokeWidth={2} aria-hidden="true" />
      <div>
        <p className={styles['label']}>{t('whatNext')}</p>
        <p className={styles['strong']}>{isTextKey(timelineNextTexts, what) ? texts(what) : what}</p>
        {time === null ? <p>{t('noTime')}</p> : <p>{isLate ? t('late', { time }) : t('by', { time })}</p>}
      </div>
    </li>
  );
};

// What happened, oldest first, then what happens next, and why.
export const TimelineSteps = ({ timeline, nameOf }: TimelineStepsProps) => {
  const t = useTexts(timelineStrings);
  const stepText = useStepText(nameOf);
  const reasonText = useReasonText();
  const { steps, next, reason } = timeline;
  return (
    <>
      <ol className={styles['steps']} aria-label={t('whatHappened')}>
        {steps.map((step) => (
          <li key={`${step.what} ${step.at ?? ''}`}>
            <Check size={20} strokeWidth={2} aria-hidden="true" />
            <div>
              <p className={styles['strong']}>{stepText(step)}</p>
              {step.at === null ? null : <p className={styles['time']}>{formatDateTime(step.at)}</p>}
            </div>
          </li>
        ))}
        {next === null ? null : <Coming next={next} />}
      </ol>
      {reason === null ? null : (
        <p className={styles['why']}>
          <span className={styles['label']}>{t('why')}</span>
          {reasonText(reason)}
        </p>
      )}
    </>
  );
};
