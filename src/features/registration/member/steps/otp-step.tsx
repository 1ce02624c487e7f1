import { useRef, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { OtpInput } from '#ui/fields/otp-input.tsx';
import { digitsAsTyped } from '#ui/fields/typed-digits.ts';
import { useCheckedForm } from '#ui/fields/use-checked-form.ts';
import { registrationStrings } from '../../strings.ts';
import styles from '../register-screen.module.css';
import type { SentCode } from '../registration-draft.ts';
import { StepActions } from './step-actions.tsx';
import { resendAfterMs } from '../use-phone-check.ts';
import type { Registration } from '../use-registration.ts';
import { useMessageCode } from './use-message-code.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const otpLength = 6;
const shownAtEnds = 3;

// Enough digits to recognise one's own number.
const masked = (phone: string): string =>
  phone.length > 2 * shownAtEnds
    ? `${phone.slice(0, shownAtEnds)}${'•'.repeat(phone.length - 2 * shownAtEnds)}${phone.slice(-shownAtEnds)}`
    : phone;

interface ResendProps {
  readonly sent: SentCode;
  readonly onResend: () => void;
}

// Announced at the start of the wait and at its end, not every second.
const Resend = ({ sent, onResend }: ResendProps) => {
  const t = useTexts(registrationStrings);
  const seconds = useSecondsLeft(sent.sentAtMs + resendAfterMs);
  const isWaiting = seconds > 0;
  return (
    <div className={styles['resend']}>
      <Button blockedBecause={isWaiting ? t('resendOtpIn', { seconds }) : null} onClick={onResend}>
        {t('resendOtp')}
      </Button>
      <p role="status" className="visually-hidden">
        {isWaiting ? t('resendOtpIn', { seconds: resendAfterMs / 1000 }) : t('resendOtp')}
      </p>
    </div>
  );
};

export interface OtpStepProps {
  readonly registration: Registration;
  readonly sent: SentCode;
}

export const OtpStep = ({ registration, sent }: OtpStepProps) => {
  const t = useTexts(registrationStrings);
  const { draft, isBusy, submitCode, resendCode, back } = registration;
  const [values] = useState(() => draft.values());
  const input = useRef<HTMLInputElement>(null);
  const hasVerifiedItself = useRef(false);
  useMessageCode(input);
  const form = useCheckedForm({
    names: ['otpCode'],
    check: ({ otpCode }) =>
      /^\d{6}$/.test(digitsAsTyped(otpCode)) ? {} : { otpCode: t('otpLength', { n: otpLength }) },
    send: async ({ otpCode }) => {
      const refused = await submitCode(digitsAsTyped(otpCode));
      if (!refused?.code.startsWith('OTP_')) return;
      form.setError('otpCode', refused.text);
      // The next digit begins another code.
      input.current?.select();
    },
  });
  // Once per visit of the step: after a wrong code the member decides when to try again.
  const verifyItself = (): void => {
    if (hasVerifiedItself.current) return;
    hasVerifiedItself.current = true;
    input.current?.form?.requestSubmit();
  };
  const resend = async (): Promise<void> => {
    if ((await resendCode()) !== null || input.current === null) return;
    input.current.value = '';
    hasVerifiedItself.current = false;
    input.current.focus();
  };
  return (
    <form {...form.props} className={styles['form']}>
      <p className={styles['lead']}>{t('otpSentTo', { phone: masked(sent.phone) })}</p>
      <OtpInput
        ref={input}
        label={t('otp')}
        hint={t('otpRef', { ref: sent.ref })}
        length={otpLength}
        defaultValue={values.otpCode}
        onFull={verifyItself}
        {...form.field('otpCode')}
      />
      <Resend key={sent.sentAtMs} sent={sent} onResend={() => void resend()} />
      <StepActions submitLabel={t('verify')} isBusy={isBusy} onBack={back} />
    </form>
  );
};
