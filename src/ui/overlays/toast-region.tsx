import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { classNames } from '../class-names.ts';
import type { Toast } from './toast-queue.ts';
import styles from './toast.module.css';
import { useToastQueue } from './toasts.tsx';
import { overlayTexts } from './overlay-texts.ts';

const icons = { info: Info, success: CircleCheck, danger: CircleAlert };

const ToastBox = ({ toast }: { readonly toast: Toast }) => {
  const t = useTexts(overlayTexts);
  const queue = useToastQueue();
  const Icon = icons[toast.kind];
  return (
    <div
      key={toast.id}
      className={classNames(styles['toast'], styles[toast.kind])}
      onMouseEnter={queue.pause}
      onMouseLeave={queue.resume}
      onFocus={queue.pause}
      onBlur={queue.resume}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles['text']}>{toast.text}</span>
      <IconButton label={t('close')} icon={<X size={20} strokeWidth={1.75} />} onClick={queue.close} />
    </div>
  );
};

const none = (): null => null;

// Both live regions exist from the start, so that new content in them is announced once. A modal brings its own,
// because everything outside it is inert.
export const ToastRegion = ({ place = 'page' }: { readonly place?: 'page' | 'modal' }) => {
  const queue = useToastQueue();
  const [region] = useState(() => Symbol('toast region'));
  useEffect(() => queue.addRegion(region, place), [queue, region, place]);
  const toast = useSyncExternalStore(queue.subscribe, queue.shown, none);
  const top = useSyncExternalStore(queue.subscribe, queue.topRegion, none);
  const shown = top === region ? toast : null;
  return (
    <div className={styles['region']} data-toasts="">
      <div role="status">{shown !== null && shown.kind !== 'danger' ? <ToastBox toast={shown} /> : null}</div>
      <div role="alert">{shown?.kind === 'danger' ? <ToastBox toast={shown} /> : null}</div>
    </div>
  );
};
