import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { readStored, store } from '#ask/browser-storage.ts';
import { texts, useTexts } from '#i18n/texts.ts';
import { HintLine } from './hint-line.tsx';

const strings = texts({
  inAppBrowser: [
    'เปิดในเบราว์เซอร์เพื่อการใช้งานที่สมบูรณ์',
    'ເປີດໃນບຣາວເຊີເພື່ອການໃຊ້ງານທີ່ສົມບູນ',
    'Open in your browser for the full experience',
  ],
});

const closedKey = 'in-app-hint';
const line = /\bLine\//;
const android = /\bAndroid\b/;

// The same screen in the phone's own browser: LINE opens an address with this query parameter there, other apps on Android
// hand an intent over. Null where the member has to use the app's menu.
const addressOutside = (fragment: string | null): string | null => {
  const address = new URL(location.href);
  address.hash = fragment ?? '';
  if (line.test(navigator.userAgent)) {
    address.searchParams.set('openExternalBrowser', '1');
    return address.href;
  }
  if (!android.test(navigator.userAgent)) return null;
  const scheme = address.protocol.slice(0, -1);
  return `${address.href.replace(scheme, 'intent')}#Intent;scheme=${scheme};action=android.intent.action.VIEW;end`;
};

export interface InAppLineProps {
  // Asks for what carries the session along; null if nothing does.
  readonly fragment?: () => Promise<string | null>;
}

export const InAppLine = ({ fragment }: InAppLineProps) => {
  const t = useTexts(strings);
  const [isClosed, setClosed] = useState(false);
  if (isClosed || readStored('session', closedKey) !== null) return null;
  const close = (): void => {
    store('session', closedKey, 'closed');
    setClosed(true);
  };
  const goOutside = async (ask: () => Promise<string | null>): Promise<void> => {
    const address = addressOutside(await ask());
    if (address !== null) location.assign(address);
  };
  const address = addressOutside(null);
  return (
    <HintLine onClose={close}>
      {address === null ? (
        t('inAppBrowser')
      ) : (
        <a
          href={address}
          onClick={(event) => {
            if (fragment === undefined) return;
            event.preventDefault();
            void goOutside(fragment);
          }}
        >
          {t('inAppBrowser')} <ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />
        </a>
      )}
    </HintLine>
  );
};
