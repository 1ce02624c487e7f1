import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { frameTexts } from './frame-texts.ts';
import styles from './frame.module.css';
import { useOnline } from './use-online.ts';

const backOnlineMs = 4_000;

export const OfflineBanner = () => {
  const t = useTexts(frameTexts);
  const isOnline = useOnline();
  const [wasOffline, setWasOffline] = useState(!isOnline);
  if (!isOnline && !wasOffline) setWasOffline(true);
  useEffect(() => {
    if (!isOnline) return;
    const timer = setTimeout(() => setWasOffline(false), backOnlineMs);
    return () => clearTimeout(timer);
  }, [isOnline]);
  const isShown = !isOnline || wasOffline;
  return (
    <div role="status" className={isShown ? styles['banner'] : 'visually-hidden'}>
      {isShown ? (
        <>
          {isOnline ? null : <WifiOff size={18} strokeWidth={1.75} aria-hidden="true" />}
          <span>{isOnline ? t('backOnline') : t('offline')}</span>
        </>
      ) : null}
    </div>
  );
};
