import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from '#ui/frame/router.ts';
import { ask, type Asked } from '#ask/ask.ts';
import { forgetInviteCode } from '#ask/session.ts';
import { isLaos } from '#ask/settings.ts';
import { registrationCalls } from '../contract.ts';
import { type BankFields, payloadOf, profileFields, type ProfileValues } from './register-payload.ts';
import { type Outcome, type PhoneCheck, usePhoneCheck } from './use-phone-check.ts';
import { type Steps, useSteps } from './use-steps.ts';
import { useStepsInHistory } from './use-steps-in-history.ts';
import { type ShownRefusal, useRefusalToast } from './use-refusal-toast.ts';

const redirectAfterMs = 2_000;

export interface Registration extends PhoneCheck, Omit<Steps, 'move'> {
  readonly isBusy: boolean;
  readonly isDone: boolean;
  readonly back: () => void;
  readonly submitProfile: (values: ProfileValues) => Outcome;
  readonly submitBank: (fields: BankFields) => Outcome;
  readonly goToLogin: () => void;
}

export interface RegistrationSetting {
  readonly askForOtp: () => Promise<boolean>;
  readonly inviteCode: string | null;
}

export const useRegistration = ({ askForOtp, inviteCode }: RegistrationSetting): Registration => {
  const navigate = useNavigate();
  const toast = useRefusalToast();
  const { move, ...steps } = useSteps();
  const { draft } = steps;
  const phoneCheck = usePhoneCheck({ ...steps, move }, toast, askForOtp);
  const [isDone, setDone] = useState(false);
  // Phone and password of a creation whose answer was lost: if the phone is a member's at the next try, it was done.
  const unanswered = useRef<string | null>(null);
  const back = (): void => move('back');
  useStepsInHistory(steps.progress.step, isDone, back);

  const goToLogin = useCallback((): void => {
    navigate('/login', { replace: true, state: { phone: draft.values().phone } });
  }, [navigate, draft]);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(goToLogin, redirectAfterMs);
    return () => clearTimeout(timer);
  }, [isDone, goToLogin]);

  const checkProfile = async (values: ProfileValues): Outcome => {
    const asked = await ask(registrationCalls.validate, profileFields(draft.values().phone, values, inviteCode));
    if (asked.ok) move('profileValid');
    return toast.show(asked);
  };

  const finish = (): null => {
    draft.forget();
    forgetInviteCode();
    setDone(true);
    return null;
  };
  const create = async (fields: BankFields): Outcome => {
    const values = draft.values();
    const { currency, ...checked } = payloadOf(profileFields(values.phone, values, inviteCode), fields, isLaos());
    const login = `${values.phone} ${values.password}`;
    const end = (asked: Asked<unknown>): ShownRefusal | null => {
      if (asked.ok) return finish();
      const isMade = asked.refusal.message === 'EXISTING_USER' && unanswered.current === login;
      return isMade ? finish() : toast.show(asked);
    };
    const valid = await ask(registrationCalls.validate, checked);
    if (!valid.ok) return end(valid);
    const created = await ask(registrationCalls.create, { ...checked, currency }, { otpToken: draft.verifiedToken() });
    if (!created.ok && created.refusal.outcome === 'unknown') unanswered.current = login;
    return end(created);
  };

  return {
    ...steps,
    ...phoneCheck,
    isBusy: toast.isBusy,
    isDone,
    back,
    submitProfile: (values) => toast.during(() => checkProfile(values)),
    submitBank: (fields) => toast.during(() => create(fields)),
    goToLogin,
  };
};
