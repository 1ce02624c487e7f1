import { spokenMoney } from '#i18n/formats.ts';
import { useLocale } from '#i18n/locale.ts';
import { plainText } from '#i18n/plain-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { ServerMarkup } from '#ui/markup/server-markup.tsx';
import { qrStrings } from '../../strings.ts';
import type { LiveQr } from './qr-state.ts';
import { useQrPicture } from './use-qr-picture.ts';

// An img element, because browsers look for codes to pay only in those, and save them by pressing and holding. Without
// a picture the code is shown as received.
export const QrFace = ({ qr }: { readonly qr: LiveQr }) => {
  const t = useTexts(qrStrings);
  const locale = useLocale();
  const picture = useQrPicture(qr);
  const name = plainText(t('qrOf', { amount: spokenMoney(qr.amount, 'BAHT', locale) }));
  if (picture !== null) return <img src={picture.address} alt={name} width={1_024} height={1_024} />;
  return (
    <div role="img" aria-label={name}>
      <ServerMarkup html={qr.markup} />
    </div>
  );
};
