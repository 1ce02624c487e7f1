import { ExternalLink, X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { readStored, store } from '#ask/browser-storage.ts';
import { useTexts } from '#i18n/texts.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { overlayTexts } from '../overlays/overlay-texts.ts';
import { frameTexts } from './frame-texts.ts';
import styles from './frame.module.css';

const closedKey = 'in-app-hint';
const line = /\bLine\//;
const webViews = /\bLine\/|FBAN|FBAV|Instagram|TikTok|musical_ly|BytedanceWebview/;

const neverChanges = (): (() => void) => () => undefined;
const isInWebView = (): boolean => webViews.test(navigator.userAgent);

// LINE opens an address with this field in the phone's own browser.
const externalAddress = (): string => {
  const address = new URL(location.href);
  address.searchParams.set('openExternalBrowser', '1');
  return address.href;
};

// One line inside the browsers of chat apps, which lose passwords and downloads. It hints and blocks nothing.
export const InAppHint = () => {
  const t = useTexts(frameTexts);
  const overlay = useTexts(overlayTexts);
  const isInApp = useSyncExternalStore(neverChanges, isInWebView, () => false);
  const [isClosed, setClosed] = useState(false);
  if (!isInApp || isClosed || readStored('session', closedKey) !== null) return null;
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
