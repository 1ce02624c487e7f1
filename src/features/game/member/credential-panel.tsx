import { Eye, EyeOff, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { CopyField } from '#ui/lists/copy-field.tsx';
import { EmptyState } from '#ui/lists/empty-state.tsx';
import { BusyArea } from '#ui/waiting/busy-area.tsx';
import { gameAccountStrings } from './game-account-strings.ts';
import styles from './game-account-modal.module.css';
import type { Credential } from './use-credential.ts';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

// Username and password to copy; the password is hidden until requested.
export const CredentialPanel = ({ credential }: { readonly credential: Credential }) => {
  const t = useTexts(gameAccountStrings);
  const shared = useTexts(sharedTexts);
  const [isShown, setShown] = useState(false);
  const { known, whyNone, isBusy, load, reset } = credential;
  if (whyNone !== null) {
    const retry = (
      <Button isBusy={isBusy} onClick={load}>
        {shared('retry')}
      </Button>
    );
    return <EmptyState text={whyNone} action={retry} />;
  }
  return (
    <BusyArea isBusy={isBusy}>
      <div className={styles['credential']}>
        <CopyField label={t('username')} value={known?.username ?? ''} />
        <CopyField label={t('password')} value={known?.password ?? ''} isSecret={!isShown} />
        <div className={styles['password-actions']}>
          <IconButton
            label={t(isShown ? 'hidePassword' : 'showPassword')}
            icon={isShown ? <EyeOff {...icon} /> : <Eye {...icon} />}
            isLabelled
            onClick={() => setShown(!isShown)}
          />
          <Button kind="text" icon={<KeyRound {...icon} />} onClick={() => void reset()}>
            {t('resetPassword')}
          </Button>
        </div>
      </div>
    </BusyArea>
  );
};
