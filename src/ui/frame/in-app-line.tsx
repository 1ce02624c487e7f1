import { ExternalLink, X } from 'lucide-react';
import { useState } from 'react';
import { readStored, store } from '#ask/browser-storage.ts';
import { texts, useTexts } from '#i18n/texts.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { overlayTexts } from '../overlays/overlay-texts.ts';
import styles from './in-app-line.module.css';

const strings = texts({
  inAppBrowser: [
    'เปิดในเบราว์เซอร์เพื่อการใช้งานที่สมบูรณ์',
    'ເປີດໃນບຣາວເຊີເພື່ອການໃຊ້ງານທີ່ສົມບູນ',
    'Open in your browser for the full experience',
  ],
});

const closedKey = 'in-app-hint';
const line = /\bLine\//;

// LINE opens an address with this query parameter in the phone's own browser.
const externalAddress = (): string => {
  const address = new URL(location.href);
  address.searchParams.set('openExternalBrowser', '1');
  return address.href;
};

export const InAppLine = () => {
  const t = useTexts(strings);
  const overlay = useTexts(overlayTexts);
  const [isClosed, setClosed] = useState(false);
  if (isClosed || readStored('session', closedKey) !== null) return null;
  const close = (): void => {
    store('session', closedKey, 'closed');
    setClosed(true);
  };
  return (
    <div className={styles['hint']}>
      <p>
        {line.test(navigator.userAgent) ? (
          <a href={externalAddress()}>
            {t('inAppBrowser')} <ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />
          </a>
        ) : (
          t('inAppBrowser')
        )}
      </p>
      <IconButton label={overlay('close')} icon={<X size={20} strokeWidth={1.75} />} onClick={close} />
    </div>
  );
};
