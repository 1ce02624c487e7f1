import { Share2 } from 'lucide-react';
import { renderSVG } from 'uqr';
import { plainText } from '#i18n/plain-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CopyField } from '#ui/lists/copy-field.tsx';
import { inviteLink } from '../rules.ts';
import { inviteStrings } from '../strings.ts';
import styles from './invite.module.css';

const pictureOf = (link: string): string => `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}`;

export const InviteLinkPart = ({ profileId }: { readonly profileId: string }) => {
  const t = useTexts(inviteStrings);
  const link = inviteLink(location.origin, profileId);
  const title = plainText(t('invite'));
  // Closing the sheet of the phone rejects too.
  const share = (): Promise<void> => navigator.share({ title, url: link }).catch(() => undefined);
  return (
    <section className={styles['part']}>
      <CopyField label={t('link')} value={link} />
      {'share' in navigator ? (
        <Button isWide icon={<Share2 size={20} strokeWidth={1.75} aria-hidden="true" />} onClick={() => void share()}>
          {t('share')}
        </Button>
      ) : null}
      <img className={styles['qr']} src={pictureOf(link)} alt={plainText(t('qr'))} width={176} height={176} />
    </section>
  );
};
