import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './check-field.module.css';

export interface CheckFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'checked'> {
  readonly name: string;
  readonly children: ReactNode;
}

export const CheckField = ({ children, ...input }: CheckFieldProps) => (
  <label className={styles['check']}>
    <input {...input} type="checkbox" />
    <span>{children}</span>
  </label>
);
