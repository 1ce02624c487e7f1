import { useEffect, useRef } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { WelcomePanel } from '#ui/brand/welcome-panel.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Stepper } from '#ui/lists/stepper.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { BusyArea } from '#ui/waiting/busy-area.tsx';
import { registrationSteps } from '../rules.ts';
import { registrationStrings } from '../strings.ts';
import { BankStep } from './steps/bank-step.tsx';
import { OtpStep } from './steps/otp-step.tsx';
import { PhoneStep } from './steps/phone-step.tsx';
import { ProfileStep } from './steps/profile-step.tsx';
import type { RegisterLookups } from './register-lookups.ts';
import styles from './register-screen.module.css';
import { useInviteCode } from './use-invite-code.ts';
import { type Registration, useRegistration } from './use-registration.ts';

const titles = { phone: 'register', otp: 'otpTitle', profile: 'profileTitle', bank: 'bankTitle' } as const;

interface StepProps {
  readonly registration: Registration;
  readonly lookups: RegisterLookups;
  readonly inviteCode: string | null;
}

const Step = ({ registration, lookups, inviteCode }: StepProps) => {
  const { step, sent } = registration.progress;
  if (step === 'otp' && sent !== null) return <OtpStep registration={registration} sent={sent} />;
  if (step === 'profile')
    return <ProfileStep registration={registration} sources={lookups.sources} inviteCode={inviteCode} />;
  if (step === 'bank') return <BankStep registration={registration} lookups={lookups} />;
  return <PhoneStep registration={registration} />;
};

// The code step is not counted if codes are off or the phone is already verified.
const placeOf = (registration: Registration, hasOtp: boolean | null): { step: number; total: number } => {
  const { step, isPhoneKnown } = registration.progress;
  const index = registrationSteps.indexOf(step);
  const isSkipped = step !== 'otp' && (hasOtp === false || isPhoneKnown);
  return { step: index + (isSkipped && index > 0 ? 0 : 1), total: registrationSteps.length - (isSkipped ? 1 : 0) };
};

const Completed = ({ onLogIn }: { readonly onLogIn: () => void }) => {
  const t = useTexts(registrationStrings);
  const shared = useTexts(sharedTexts);
  const logIn = (
    <Button kind="filled" isMain isWide onClick={onLogIn}>
      {t('logIn')}
    </Button>
  );
  return (
    <AlertDialog kind="success" title={shared('dialogSuccess')} actions={logIn}>
      {t('registerSuccess')}
    </AlertDialog>
  );
};

export interface RegisterScreenProps {
  readonly lookups: RegisterLookups;
}

export const RegisterScreen = ({ lookups }: RegisterScreenProps) => {
  const t = useTexts(registrationStrings);
  const inviteCode = useInviteCode();
  const registration = useRegistration({ askForOtp: lookups.askForOtp, inviteCode });
  const { progress, moves, isBusy, isDone, keepTyped, goToLogin } = registration;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves]);
  return (
    <WelcomePanel isQuiet>
      <section className={styles['screen']} data-step={registrationSteps.indexOf(progress.step)} onInput={keepTyped}>
        <Stepper {...placeOf(registration, lookups.hasOtp)} />
        <h1 ref={heading} tabIndex={-1}>
          {t(titles[progress.step])}
        </h1>
        <BusyArea isBusy={isBusy}>
          <fieldset className={styles['step']} disabled={isDone}>
            <Step registration={registration} lookups={lookups} inviteCode={inviteCode} />
          </fieldset>
        </BusyArea>
        {isDone ? <Completed onLogIn={goToLogin} /> : null}
      </section>
    </WelcomePanel>
  );
};
