import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './fields.module.css';

export interface TextFieldProps
  extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'value' | 'size'> {
  readonly ref?: Ref<HTMLInputElement>;
  readonly name: string;
  // Inside the box at its end, such as a button.
  readonly end?: ReactNode;
}

// Uncontrolled: accepts defaultValue, is read by FormData or a ref.
export const TextField = ({ label, hint, error, describedBy, id, end, ref, ...input }: TextFieldProps) => (
  <FieldFrame id={id} label={label} hint={hint} error={error} describedBy={describedBy}>
    {(links) => (
      <span className={styles['box']}>
        <input {...input} {...links} ref={ref} className={styles['input']} />
        {end}
      </span>
    )}
  </FieldFrame>
);
