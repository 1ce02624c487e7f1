import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { readStored, store } from '#ask/browser-storage.ts';
import { useTexts } from '#i18n/texts.ts';
import { HintLine } from '../hint-line.tsx';
import { addressOutside } from './address-outside.ts';
import { CopyLink } from './copy-link.tsx';
import { inAppTexts } from './in-app-texts.ts';

const closedKey = 'in-app-hint';

export interface InAppLineProps {
  // Asks for what carries the session along; null if nothing does.
  readonly fragment?: () => Promise<string | null>;
}

const nothing = (): Promise<null> => Promise.resolve(null);

export const InAppLine = ({ fragment }: InAppLineProps) => {
  const t = useTexts(inAppTexts);
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
    <HintLine hasButton={address === null} onClose={close}>
      {address === null ? (
        <CopyLink fragment={fragment ?? nothing} />
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
