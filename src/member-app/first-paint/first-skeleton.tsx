import { Skeleton } from '#ui/waiting/skeleton.tsx';
import styles from '../screens/screens.module.css';

// Stands where the heading of the screen will: see frame.ts.
const headingLater = '…';

// Drawn at build time for any screen of a member.
export const FirstSkeleton = () => (
  <div className={styles['skeleton']} aria-busy="true">
    <h1 className={styles['first-heading']}>{headingLater}</h1>
    <Skeleton shape="block" className={styles['first-card']} />
    <Skeleton shape="block" />
    <Skeleton shape="block" className={styles['first-card']} />
  </div>
);
