import { classNames } from '../class-names.ts';
import styles from './brand.module.css';

export interface BrandMarkProps {
  // White on the brand's own colour, instead of the brand's colour on paper.
  readonly isOnBrand?: boolean;
  readonly className?: string | undefined;
}

// A drawstring pouch with a golden cord, as in public/icon.svg. Inline, because the first screen must not need another
// request.
export const BrandMark = ({ isOnBrand = false, className }: BrandMarkProps) => (
  <svg
    viewBox="6 5 52 54"
    aria-hidden="true"
    className={classNames(styles['mark'], isOnBrand && styles['on-brand'], className)}
  >
    <path
      className={styles['pouch']}
      d="M24 19 19 7.5c2.6 1.9 5 1.9 7.3 0 3.4 2.2 8 2.2 11.4 0 2.3 1.9 4.7 1.9 7.3 0L40 19Zm0 4C14 29 8 37 8 45c0 8.3 6.2 13 15 13h18c8.8 0 15-4.7 15-13 0-8-6-16-16-22Z"
    />
    <path className={styles['cord']} d="M23.5 21h17M41 21c4.5 1 6.5 4 6.5 8" />
    <path className={styles['letter']} d="M27 33.5v17M38 33.5l-11 10M31 40.5l8 10" />
  </svg>
);
