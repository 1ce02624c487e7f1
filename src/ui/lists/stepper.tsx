import { useTexts } from '#i18n/texts.ts';
import styles from './lists.module.css';
import { listTexts } from './list-texts.ts';

export interface StepperProps {
  // Counted from 1.
  readonly step: number;
  readonly total: number;
}

export const Stepper = ({ step, total }: StepperProps) => {
  const t = useTexts(listTexts);
  return (
    <div className={styles['stepper']}>
      <p aria-current="step">{t('step', { n: step, total })}</p>
      <div className={styles['bar']} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <span key={index} className={index < step ? styles['reached'] : undefined} />
        ))}
      </div>
    </div>
  );
};
