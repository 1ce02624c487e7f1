import { useState } from 'react';
import { useNavigate } from '#ui/frame/router.ts';
import { ask, type Refusal } from '#ask/ask.ts';
import { storeToken } from '#ask/session.ts';
import { useRefusedText } from '#i18n/refusal-text.ts';
import { phoneAsTyped } from '#ui/fields/typed-digits.ts';
import { useToasts } from '#ui/overlays/toasts.tsx';
import { beginWait, useWaitLeft, type Wait } from '#ui/waiting/use-wait-left.ts';
import { authCalls } from '../contract.ts';
import { storeLoginPhone } from './login-phone.ts';

export interface LogIn {
  readonly isBusy: boolean;
  // The message of the last refusal, in the language of the page.
  readonly failure: string | null;
  // How long the server refuses further tries for this phone number; 0 if it does not, or did not say.
  readonly waitLeftMs: number;
  // For another phone number, which may be tried at once.
  readonly endWait: () => void;
  readonly start: (credential: Credential) => Promise<void>;
}

// The longest wait of a phone number. A longer one is that of the network, which a phone may leave.
const blockMsMax = 15 * 60_000;

interface Credential {
  readonly phone: string;
  readonly password: string;
  readonly remember: boolean;
}

interface Failed {
  readonly refusal: Refusal;
  readonly at: Date;
}

export const useLogIn = (): LogIn => {
  const navigate = useNavigate();
  const toasts = useToasts();
  const refusedText = useRefusedText();
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failed | null>(null);
  const [wait, setWait] = useState<Wait | null>(null);
  const waitLeftMs = useWaitLeft(wait);

  const start = async ({ phone, password, remember }: Credential): Promise<void> => {
    const username = phoneAsTyped(phone);
    setBusy(true);
    setFailed(null);
    setWait(null);
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
    const { refusal } = asked;
    if (refusal.message === 'gone') return;
    const at = new Date();
    setFailed({ refusal, at });
    if (refusal.waitMs !== undefined) setWait(beginWait(Math.min(refusal.waitMs, blockMsMax)));
    toasts.danger(refusedText(refusal, at));
  };

  const endWait = (): void => {
    if (wait === null) return;
    setWait(null);
    setFailed(null);
  };
  // Once the wait is over, nothing asks the member to wait any longer.
  const isOver = wait !== null && waitLeftMs === 0;
  const failure = failed === null || isOver ? null : refusedText(failed.refusal, failed.at);
  return { isBusy, failure, waitLeftMs, endWait, start };
};
