import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useToasts } from '#ui/overlays/toasts.tsx';
import { qrStrings } from '../../strings.ts';
import styles from '../deposit.module.css';
import { QrFace } from './qr-face.tsx';
import { canDownload, download, share } from './qr-picture.ts';
import type { LiveQr } from './qr-state.ts';
import { useQrPicture } from './use-qr-picture.ts';

// A download if the browser supports it, otherwise the share sheet, otherwise the picture to press and hold.
export const SaveQr = ({ qr }: { readonly qr: LiveQr }) => {
  const t = useTexts(qrStrings);
  const toasts = useToasts();
  const picture = useQrPicture(qr);
  const [isShown, setShown] = useState(false);
  const save = async (): Promise<void> => {
    if (picture !== null && canDownload()) {
      download(picture);
      toasts.success(t('qrSaved'));
      return;
    }
    if (picture === null || !(await share(picture))) setShown(true);
  };
  return (
    <>
      <Button
        kind="filled"
        isMain
        isWide
        icon={<Download size={20} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => void save()}
      >
        {t('saveQr')}
      </Button>
      {isShown ? (
        <Dialog title={t('holdToSave')} isWide onClose={() => setShown(false)}>
          <div className={styles['picture']}>
            <QrFace qr={qr} />
          </div>
        </Dialog>
      ) : null}
    </>
  );
};
