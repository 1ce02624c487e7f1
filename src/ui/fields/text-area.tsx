import type { TextareaHTMLAttributes } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './fields.module.css';
import own from './text-area.module.css';

export interface TextAreaProps
  extends FieldTexts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'value'> {
  readonly name: string;
}

// Uncontrolled, of as many lines as it is given; it grows where the browser can.
export const TextArea = ({ label, hint, error, id, ...area }: TextAreaProps) => (
  <FieldFrame id={id} label={label} hint={hint} error={error}>
    {(links) => (
      <span className={styles['box']}>
        <textarea {...area} {...links} className={`${styles['input'] ?? ''} ${own['lines'] ?? ''}`} />
      </span>
    )}
  </FieldFrame>
);
