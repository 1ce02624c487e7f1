import { type MouseEvent, useEffect, useRef } from 'react';
import { useTexts } from '#i18n/texts.ts';
import styles from './fields.module.css';
import { focusField } from './focus-field.ts';
import { fieldTexts } from './field-texts.ts';

export interface FieldError {
  readonly fieldId: string;
  readonly label?: string | undefined;
  readonly message: string;
}

export interface ErrorSummaryProps {
  readonly errors: readonly FieldError[];
  // Grows by one with each attempt to submit, so that the summary takes the focus again.
  readonly attempt: number;
}

const goToField = (event: MouseEvent<HTMLAnchorElement>): void => {
  event.preventDefault();
  focusField(document.getElementById(event.currentTarget.hash.slice(1)));
};

// Two or more errors: takes the focus and links to the fields. A single error appears only under its field.
export const ErrorSummary = ({ errors, attempt }: ErrorSummaryProps) => {
  const t = useTexts(fieldTexts);
  const box = useRef<HTMLDivElement>(null);
  const seenAttempt = useRef(0);
  const isShown = errors.length > 1;
  // Only on an attempt to submit: an error found on leaving a field must not take the focus from the next one.
  useEffect(() => {
    const isTry = attempt > seenAttempt.current;
    seenAttempt.current = attempt;
    if (isShown && isTry) box.current?.focus();
  }, [isShown, attempt]);
  if (!isShown) return null;
  return (
    <div ref={box} tabIndex={-1} role="group" aria-labelledby="error-summary-title" className={styles['summary']}>
      <p id="error-summary-title">{t('errorSummary', { n: errors.length })}</p>
      <ul>
        {errors.map(({ fieldId, label, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={goToField}>
              {label === undefined ? message : `${label}: ${message}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
