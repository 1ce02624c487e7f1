import { Skeleton } from '../waiting/skeleton.tsx';
import { useWaiting } from '../waiting/use-waiting.ts';
import { Dialog, type DialogProps } from './dialog.tsx';
import styles from './dialog.module.css';

// Shown after a press while the modal's script is loading.
export const WaitingDialog = (about: Pick<DialogProps, 'title' | 'onClose'>) => {
  if (useWaiting(true) === 'hidden') return null;
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
