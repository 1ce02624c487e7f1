import { type ReactNode, useId } from 'react';
import styles from './fields.module.css';
import { InlineError } from './inline-error.tsx';

export interface FieldTexts {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
  // The id of a text elsewhere that also describes the field, such as the refusal of its form.
  readonly describedBy?: string | undefined;
}

// The ids that link an input to its label, hint and error.
export interface FieldLinks {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldFrameProps extends FieldTexts {
  readonly id?: string | undefined;
  readonly children: (links: FieldLinks) => ReactNode;
}

export const FieldFrame = ({ id, label, hint, error, describedBy, children }: FieldFrameProps) => {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const hasHint = hint !== undefined && hint !== null;
  const hasError = typeof error === 'string' && error !== '';
  const described = [hasError && `${fieldId}-error`, hasHint && `${fieldId}-hint`, describedBy]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles['field']}>
      <label htmlFor={fieldId} className={styles['label']}>
        {label}
      </label>
      {children({
        id: fieldId,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': hasError || undefined,
      })}
      {hasHint ? (
        <div id={`${fieldId}-hint`} className={styles['hint']}>
          {hint}
        </div>
      ) : null}
      {hasError ? <InlineError id={`${fieldId}-error`}>{error}</InlineError> : null}
    </div>
  );
};
