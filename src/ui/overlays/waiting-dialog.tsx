import { useLayoutEffect, useState } from 'react';
import { Skeleton } from '../waiting/skeleton.tsx';
import { useWaiting } from '../waiting/use-waiting.ts';
import { Dialog, type DialogProps } from './dialog.tsx';
import styles from './dialog.module.css';

type About = Pick<DialogProps, 'title' | 'onClose'>;

let shownCount = 0;

const ShownWaiting = (about: About) => {
  useLayoutEffect(() => {
    shownCount += 1;
    return () => {
      shownCount -= 1;
    };
  }, []);
  return (
    <Dialog {...about}>
      <div className={styles['waiting']} aria-busy="true">
        <Skeleton />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </Dialog>
  );
};

// Shown after a press while the modal's script is loading. One that follows another, such as for the modal's data after its
// script, takes its place at once: between them the page would show itself.
export const WaitingDialog = (about: About) => {
  const [followsAnother] = useState(() => shownCount > 0);
  const waiting = useWaiting(true);
  return waiting === 'hidden' && !followsAnother ? null : <ShownWaiting {...about} />;
};
