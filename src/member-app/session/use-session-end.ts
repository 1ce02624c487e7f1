import { useEffect } from 'react';
import { useNavigate } from '#ui/frame/router.ts';
import { type SessionEnd, whenSessionEnds } from '#ask/ask.ts';
import { forgetSession } from '#ask/session.ts';
import { currentLocale } from '#i18n/locale.ts';
import { refusalText } from '#i18n/refusal-text.ts';
import { useToasts } from '#ui/overlays/toasts.tsx';
import { useGoToLogin } from './use-go-to-login.ts';

// Sends the member to /login if an answer ends the session, and to /terminated if it says the service is gone.
export const useSessionEnd = (): void => {
  const navigate = useNavigate();
  const goToLogin = useGoToLogin();
  const toasts = useToasts();
  useEffect(() => {
    const leave = (end: SessionEnd, message: string): void => {
      if (end === 'gone') {
        navigate('/terminated', { replace: true });
        return;
      }
      forgetSession();
      // The screen says it in a sentence that stays, unless that is the toast's own.
      void goToLogin({ sessionEnded: message !== 'EXPIRED_AUTH_TOKEN' });
      if (end === 'expired') toasts.danger(refusalText(message, currentLocale()));
    };
    return whenSessionEnds(leave);
  }, [navigate, goToLogin, toasts]);
};
