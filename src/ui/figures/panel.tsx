import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './panel.module.css';

// A part of a screen with a border of its own; `aria-label` or `aria-labelledby` names it.
export const Panel = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section {...rest} className={classNames(styles['panel'], className)} />
);
