import type { Currency } from '#money/currency.ts';
import { lazyPart } from '#ui/frame/lazy-part.ts';
import { OptionalPart } from '#ui/frame/optional-part.tsx';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import styles from './home.module.css';

interface RecentProps {
  readonly currency: Currency;
}

// Phones have no room for it, and do not fetch it.
const recent = lazyPart(() => import('./recent-statement.tsx'), 'RecentStatement');

const skeleton = (
  <div className={styles['recent']}>
    <Skeleton shape="block" className={styles['recent-skeleton']} />
  </div>
);

export const RecentPart = (props: RecentProps) => (
  <OptionalPart meanwhile={skeleton}>
    <recent.Part {...props} />
  </OptionalPart>
);
