import { Skeleton } from '#ui/waiting/skeleton.tsx';
import { useWaiting } from '#ui/waiting/use-waiting.ts';
import styles from './home.module.css';

// The layout of the first load: card, actions, strip, one row of games.
export const HomeSkeleton = () => {
  const isShown = useWaiting(true) !== 'hidden';
  return (
    <div className={styles['skeleton']} aria-busy="true">
      {isShown ? (
        <>
          <Skeleton shape="block" className={styles['skeleton-card'] ?? ''} />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" className={styles['skeleton-games'] ?? ''} />
        </>
      ) : null}
    </div>
  );
};
