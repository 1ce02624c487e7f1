import { useSyncExternalStore } from 'react';
import { canInstall, closeInstallOffer, install, subscribeInstallOffer } from '#ask/install-offer.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { HintLine } from '#ui/frame/hint-line.tsx';
import { slipStrings } from '../strings.ts';

// Other apps can share pictures only to an installed app.
export const InstallLine = () => {
  const t = useTexts(slipStrings);
  if (!useSyncExternalStore(subscribeInstallOffer, canInstall)) return null;
  return (
    <HintLine onClose={closeInstallOffer}>
      <p>{t('installWhy')}</p>
      <Button kind="text" onClick={() => void install()}>
        {t('install')}
      </Button>
    </HintLine>
  );
};
