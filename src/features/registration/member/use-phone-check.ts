import { ask } from '#ask/ask.ts';
import { registrationCalls } from '../contract.ts';
import type { Steps } from './use-steps.ts';
import type { RefusalToast, ShownRefusal } from './use-refusal-toast.ts';

// The backend sends no further code to a phone before this time.
export const resendAfterMs = 60_000;

// The refusal, already shown as a toast; null if the step succeeded.
export type Outcome = Promise<ShownRefusal | null>;

export interface PhoneCheck {
  readonly submitPhone: (phone: string) => Outcome;
  readonly resendCode: () => Outcome;
  readonly submitCode: (code: string) => Outcome;
}

// Steps 0 and 1: a code is sent and verified, unless the operator requires none or the phone is already verified.
export const usePhoneCheck = (steps: Steps, toast: RefusalToast, askForOtp: () => Promise<boolean>): PhoneCheck => {
  const { draft, move } = steps;

  const sendCode = async (): Outcome => {
    const { phone } = draft.values();
    const asked = await ask(registrationCalls.sendOtp, { phoneNumber: phone }, { otpToken: draft.verifiedToken() });
    if (!asked.ok) return toast.show(asked);
    const { code, otpRef, otpToken } = asked.answer;
    draft.keep('otpCode', '');
    if (code === 'OTP_VERIFIED') move('phoneVerified', { sent: null, isPhoneKnown: true });
    else {
      const sent = { phone, ref: otpRef ?? '', token: otpToken ?? '', sentAtMs: Date.now() };
      move('codeSent', { sent, isPhoneKnown: false });
    }
    return null;
  };

  // Going back and forward reuses the code that was sent, as the backend would refuse to send another one.
  const isJustSent = (phone: string): boolean => {
    const { sent } = draft.progress();
    return sent !== null && sent.phone === phone && Date.now() - sent.sentAtMs < resendAfterMs;
  };

  const start = async (phone: string): Outcome => {
    draft.keep('phone', phone);
    if (!(await askForOtp())) move('otpOff', { sent: null });
    else if (isJustSent(phone)) move('codeSent');
    else return sendCode();
    return null;
  };

  const verify = async (otpCode: string): Outcome => {
    const { sent } = draft.progress();
    const asked = await ask(registrationCalls.verifyOtp, { otpToken: sent?.token ?? '', otpCode });
    if (asked.ok) {
      draft.keep('otpCode', '');
      move('phoneVerified', { sent: null, verified: sent });
    }
    return toast.show(asked);
  };

  return {
    submitPhone: (phone) => toast.during(() => start(phone)),
    resendCode: () => toast.during(sendCode),
    submitCode: (code) => toast.during(() => verify(code)),
  };
};
