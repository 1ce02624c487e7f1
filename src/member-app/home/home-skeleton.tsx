import { Skeleton } from '#ui/waiting/skeleton.tsx';
import { useWaiting } from '#ui/waiting/use-waiting.ts';
import { isFrameDrawn } from '../first-paint/drawn-frame.ts';
import styles from './home.module.css';

const moves = ['deposit', 'withdraw'];
const tiles = ['invite', 'refund', 'bonus', 'wheel'];

// The layout of the first load: card, actions, strip, one row of games.
export const HomeSkeleton = () => {
  const isShown = useWaiting(true, isFrameDrawn()) !== 'hidden';
  return (
    <div className={styles['content']} aria-busy="true">
      {isShown ? (
        <>
          <div className={styles['money']}>
            <Skeleton shape="block" className={styles['skeleton-card']} />
            <div className={styles['actions']}>
              <div className={styles['moves']}>
                {moves.map((tile) => (
                  <Skeleton key={tile} shape="block" />
                ))}
              </div>
              <div className={styles['tiles']}>
                {tiles.map((tile) => (
                  <Skeleton key={tile} shape="block" />
                ))}
              </div>
            </div>
            <Skeleton shape="block" className={styles['skeleton-strip']} />
          </div>
          <Skeleton shape="block" className={styles['skeleton-games']} />
        </>
      ) : null}
    </div>
  );
};
