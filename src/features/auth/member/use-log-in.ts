import { useState } from 'react';
import { useNavigate } from '#ui/frame/router.ts';
import { ask } from '#ask/ask.ts';
import { storeToken } from '#ask/session.ts';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { phoneAsTyped } from '#ui/fields/typed-digits.ts';
import { useToasts } from '#ui/overlays/toasts.tsx';
import { authCalls } from '../contract.ts';
import { storeLoginPhone } from './login-phone.ts';

export interface LogIn {
  readonly isBusy: boolean;
  // The message of the last refusal, in the language of the page.
  readonly failure: string | null;
  readonly start: (credential: Credential) => Promise<void>;
}

interface Credential {
  readonly phone: string;
  readonly password: string;
  readonly remember: boolean;
}

export const useLogIn = (): LogIn => {
  const navigate = useNavigate();
  const toasts = useToasts();
  const refusalText = useRefusalText();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);

  const start = async ({ phone, password, remember }: Credential): Promise<void> => {
    const username = phoneAsTyped(phone);
    setBusy(true);
    setMessage(null);
    toasts.clear();
    const asked = await ask(authCalls.logIn, { username, password });
    if (asked.ok) {
      storeToken(asked.answer.token, remember);
      storeLoginPhone(username);
      navigate('/user', { replace: true });
      return;
    }
    setBusy(false);
    // The shell goes to /terminated automatically.
    if (asked.refusal.message === 'gone') return;
    setMessage(asked.refusal.message);
    toasts.danger(refusalText(asked.refusal.message));
  };

  return { isBusy, failure: message === null ? null : refusalText(message), start };
};
