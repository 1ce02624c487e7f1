import { useEffect, useState } from 'react';
import { formatWaiting } from '#i18n/formats.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { officeTexts } from '../office-texts.ts';
import styles from './rows.module.css';

const tickMs = 15_000;

const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};

export interface WaitingAgeProps {
  // ISO time.
  readonly since: string;
  readonly lateAfterMs: number;
}

// How long something has waited; late is red and also said in a word.
export const WaitingAge = ({ since, lateAfterMs }: WaitingAgeProps) => {
  const t = useTexts(officeTexts);
  const locale = useLocale();
  const waitedMs = useNow() - Date.parse(since);
  const isLate = waitedMs >= lateAfterMs;
  return (
    <time dateTime={since} className={isLate ? styles['late'] : undefined}>
      {formatWaiting(waitedMs, locale)}
      {isLate ? <span className="visually-hidden">, {t('late')}</span> : null}
    </time>
  );
};
