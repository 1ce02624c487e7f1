import { EmptyState, type EmptyStateProps } from '../../lists/empty-state.tsx';
import { BackToList } from './back-to-list.tsx';
import styles from './detail.module.css';

// In the place of an opened item that cannot be shown: why, and on a phone the way back to the list that it covers.
export const NoItem = (why: EmptyStateProps) => (
  <div className={styles['none']}>
    <BackToList />
    <EmptyState {...why} />
  </div>
);
