import { ask } from '#ask/ask.ts';
import { forgetSession } from '#ask/session.ts';
import { authCalls } from '#features/auth/contract.ts';
import { useTexts } from '#i18n/texts.ts';
import { useToasts } from '#ui/overlays/toasts.tsx';
import { logOutTexts } from './log-out-texts.ts';
import { useGoToLogin } from './use-go-to-login.ts';

// A picture that waits here is the member's own.
const forgetSharedPicture = async (): Promise<void> => {
  const { forgetPicture } = await import('#ask/waiting-picture.ts');
  await forgetPicture();
};

// The token is deleted at once; the backend is informed without waiting, and may not know the call.
export const useLogOut = (): (() => void) => {
  const t = useTexts(logOutTexts);
  const toasts = useToasts();
  const goToLogin = useGoToLogin();
  return () => {
    void ask(authCalls.logOut, {});
    forgetSession();
    void forgetSharedPicture().catch(() => undefined);
    void goToLogin();
    toasts.info(t('loggedOut'));
  };
};
