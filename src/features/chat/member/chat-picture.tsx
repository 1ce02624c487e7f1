import { useState } from 'react';
import { plainText } from '#i18n/plain-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { OnPage } from '#ui/overlays/on-page.tsx';
import { chatStrings } from '../strings.ts';
import styles from './chat-log.module.css';

// A picture of a line, which a press shows as large as the screen allows: what is written on a slip is small here.
export const ChatPicture = ({ address }: { readonly address: string }) => {
  const t = useTexts(chatStrings);
  const [isOpen, setOpen] = useState(false);
  const alt = plainText(t('picture'));
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={styles['picture']} onClick={() => setOpen(true)}>
        <img src={address} alt={alt} loading="lazy" className={styles['media']} />
      </button>
      {isOpen ? (
        <OnPage>
          <Dialog title={t('picture')} isWide onClose={() => setOpen(false)}>
            <img src={address} alt={alt} className={styles['large']} />
          </Dialog>
        </OnPage>
      ) : null}
    </>
  );
};
