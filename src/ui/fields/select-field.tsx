import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './fields.module.css';

export interface SelectFieldProps
  extends FieldTexts, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'value'> {
  readonly ref?: Ref<HTMLSelectElement>;
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  // The first, empty choice.
  readonly prompt?: string;
}

export const SelectField = ({ label, hint, error, id, options, prompt, ref, ...select }: SelectFieldProps) => (
  <FieldFrame id={id} label={label} hint={hint} error={error}>
    {(links) => (
      <span className={styles['box']}>
        <select {...select} {...links} ref={ref} className={styles['input']}>
          {prompt === undefined ? null : <option value="">{prompt}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles['chevron']} size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
    )}
  </FieldFrame>
);
