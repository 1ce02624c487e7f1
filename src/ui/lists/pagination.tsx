import { ChevronLeft, ChevronRight } from 'lucide-react';
import { plainText } from '#i18n/plain-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { classNames } from '../class-names.ts';
import styles from './lists.module.css';
import { listTexts } from './list-texts.ts';

const shownBefore = 3;
const shownAfter = 1;
const besideArrowsMax = 3;

export interface PaginationProps {
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
}

// The numbers around the page: three before it and one after.
export const pagesAround = (page: number, pageCount: number): number[] => {
  const first = Math.max(1, page - shownBefore);
  const last = Math.min(pageCount, page + shownAfter);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
};

export const Pagination = ({ page, pageCount, onPage }: PaginationProps) => {
  const t = useTexts(listTexts);
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={plainText(t('pages'))} className={styles['pages']}>
      <IconButton
        label={t('previous')}
        icon={<ChevronLeft size={22} strokeWidth={1.75} />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <span className={classNames(styles['numbers'], pageCount > besideArrowsMax && styles['many'])}>
        {pagesAround(page, pageCount).map((number) => (
          <button
            key={number}
            type="button"
            className={styles['page']}
            aria-label={plainText(t('page', { n: number }))}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
          >
            {number}
          </button>
        ))}
      </span>
      <IconButton
        label={t('next')}
        icon={<ChevronRight size={22} strokeWidth={1.75} />}
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
};
