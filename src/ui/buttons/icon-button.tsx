import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { plainText } from '#i18n/plain-text.ts';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  // The accessible name; also shown beside the icon when `isLabelled`.
  readonly label: string;
  readonly icon: ReactNode;
  readonly isLabelled?: boolean;
}

export const IconButton = ({ label, icon, isLabelled = false, type = 'button', ...rest }: IconButtonProps) => (
  <button
    {...rest}
    type={type}
    className={classNames(styles['icon'], isLabelled && styles['labelled'])}
    {...(isLabelled ? {} : { 'aria-label': plainText(label), title: plainText(label) })}
  >
    {icon}
    {isLabelled ? <span>{label}</span> : null}
  </button>
);
