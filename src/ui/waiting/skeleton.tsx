import { classNames } from '../class-names.ts';
import styles from './waiting.module.css';

export interface SkeletonProps {
  readonly shape?: 'line' | 'block' | 'disc';
  readonly className?: string | undefined;
}

// Replaces loading content at its final size; the region around it has aria-busy.
export const Skeleton = ({ shape = 'line', className }: SkeletonProps) => (
  <span className={classNames(styles['skeleton'], styles[shape], className)} aria-hidden="true" />
);
