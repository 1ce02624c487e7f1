import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './office-page.module.css';

export interface OfficePageProps {
  // Missing where a part of the page has a heading of its own.
  readonly title?: string;
  // Of its text and tables, in pixels.
  readonly width?: 480 | 720 | 960;
  readonly children: ReactNode;
}

// A page of the back office that is no queue. The shell moves the focus to its heading.
export const OfficePage = ({ title, width = 960, children }: OfficePageProps) => (
  <div className={classNames(styles['page'], styles[`width-${String(width)}`])}>
    {title === undefined ? null : <h1 tabIndex={-1}>{title}</h1>}
    {children}
  </div>
);
