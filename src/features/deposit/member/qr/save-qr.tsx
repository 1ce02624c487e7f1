import { Download } from 'lucide-react';
import { useState } from 'react';
import { spokenMoney } from '#i18n/formats.ts';
import { useLocale } from '#i18n/locale.ts';
import { plainText } from '#i18n/plain-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { toDecimalText } from '#money/money-wire.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ServerMarkup } from '#ui/markup/server-markup.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useToasts } from '#ui/overlays/toasts.tsx';
import { qrStrings } from '../../strings.ts';
import styles from '../deposit.module.css';
import { canDownload, download, qrPicture } from './qr-picture.ts';
import type { LiveQr } from './qr-state.ts';

const fileNameOf = (qr: LiveQr): string => `qr-${toDecimalText(qr.amount)}.png`;

interface PictureProps {
  readonly qr: LiveQr;
  // Missing if no picture could be made of the code: it is then shown as received.
  readonly address: string | null;
  readonly onClose: () => void;
}

const QrPicture = ({ qr, address, onClose }: PictureProps) => {
  const t = useTexts(qrStrings);
  const locale = useLocale();
  const name = plainText(t('qrOf', { amount: spokenMoney(qr.amount, 'BAHT', locale) }));
  return (
    <Dialog title={t('holdToSave')} isWide onClose={onClose}>
      <div className={styles['picture']}>
        {address === null ? <ServerMarkup html={qr.markup} /> : <img src={address} alt={name} />}
      </div>
    </Dialog>
  );
};

// A download if the browser supports it, otherwise only the picture, to press and hold.
export const SaveQr = ({ qr }: { readonly qr: LiveQr }) => {
  const t = useTexts(qrStrings);
  const toasts = useToasts();
  const [picture, setPicture] = useState<{ readonly address: string | null } | null>(null);
  const save = async (): Promise<void> => {
    const address = await qrPicture(qr.markup).catch(() => null);
    if (address === null || !canDownload()) {
      setPicture({ address });
      return;
    }
    download(address, fileNameOf(qr));
    toasts.success(t('qrSaved'));
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
      {picture === null ? null : <QrPicture qr={qr} address={picture.address} onClose={() => setPicture(null)} />}
    </>
  );
};
