import { useTexts } from '#i18n/texts.ts';
import { depositStrings } from '../strings.ts';
import styles from './deposit.module.css';

// The code of an account, into which the payer enters the amount. An img, because browsers look for codes to pay only
// in those; an svg loaded as an image runs no scripts.
export const StaticQr = ({ markup }: { readonly markup: string }) => {
  const t = useTexts(depositStrings);
  const address = `data:image/svg+xml,${encodeURIComponent(markup)}`;
  return (
    <figure className={styles['account-qr']}>
      <img src={address} alt={t('accountQr')} width={280} height={280} />
      <figcaption>{t('accountQrNote')}</figcaption>
    </figure>
  );
};
