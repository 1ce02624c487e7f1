import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '../../buttons/button.tsx';
import { addressHere } from './address-outside.ts';
import { copyWhenKnown } from './copy-when-known.ts';
import styles from './copy-link.module.css';
import { inAppTexts } from './in-app-texts.ts';

interface Outcome {
  readonly text: 'copiedAddress' | 'copiedSession' | 'copyFailed';
  // To be copied by hand.
  readonly address: string | null;
}

export interface CopyLinkProps {
  // Asks for what carries the session along; null if nothing does.
  readonly fragment: () => Promise<string | null>;
}

// Inside an app that opens no address elsewhere. The link is not shown: its ticket logs in.
export const CopyLink = ({ fragment }: CopyLinkProps) => {
  const t = useTexts(inAppTexts);
  const [isCopying, setCopying] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const press = async (): Promise<void> => {
    setCopying(true);
    setOutcome(null);
    const asked = fragment();
    const address = asked.then((known) => addressHere(known).href);
    if (await copyWhenKnown(address)) {
      setOutcome({ text: (await asked) === null ? 'copiedAddress' : 'copiedSession', address: null });
    } else {
      setOutcome({ text: 'copyFailed', address: addressHere(null).href });
    }
    setCopying(false);
  };
  return (
    <div className={styles['copy']}>
      <p className={styles['title']}>{t('inAppBrowser')}</p>
      <p>{t('byMenu')}</p>
      <Button
        isBusy={isCopying}
        icon={<Copy size={20} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => void press()}
      >
        {t('copyLink')}
      </Button>
      <div role="status">
        {outcome === null ? null : <p>{t(outcome.text)}</p>}
        {outcome?.address == null ? null : <p className={styles['address']}>{outcome.address}</p>}
      </div>
    </div>
  );
};
