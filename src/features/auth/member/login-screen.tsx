import { useId, useLayoutEffect } from 'react';
import { useLocation } from '#ui/frame/router.ts';
import { formatCountdown } from '#i18n/date-formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { WelcomePanel } from '#ui/brand/welcome-panel.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { CheckField } from '#ui/fields/check-field.tsx';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { InlineError } from '#ui/fields/inline-error.tsx';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { PhoneInput } from '#ui/fields/phone-input.tsx';
import { phoneAsTyped } from '#ui/fields/typed-digits.ts';
import { useCheckedForm } from '#ui/fields/use-checked-form.ts';
import { useOfflineReason } from '#ui/frame/use-offline-reason.ts';
import { BusyArea } from '#ui/waiting/busy-area.tsx';
import { authStrings } from '../strings.ts';
import { storedLoginPhone } from './login-phone.ts';
import styles from './login-screen.module.css';
import { useLogIn } from './use-log-in.ts';

const phoneLengthMax = 40;
const passwordLengthMax = 200;

interface Arrival {
  // Set when an answer ended the session: true if no toast says so.
  readonly sessionEnded?: boolean;
  // Passed by a registration that has just been completed.
  readonly phone?: string;
}

const useArrival = (): Arrival => (useLocation().state ?? {}) as Arrival;

const knownPhone = ({ phone, sessionEnded }: Arrival): string =>
  phone ?? (sessionEnded === undefined ? '' : storedLoginPhone());

const LoginForm = () => {
  const t = useTexts(authStrings);
  const arrival = useArrival();
  const offline = useOfflineReason();
  const failureId = useId();
  const { isBusy, failure, waitLeftMs, endWait, start } = useLogIn();
  const form = useCheckedForm({
    names: ['phone', 'password', 'remember'],
    labels: { phone: t('phone'), password: t('password') },
    check: ({ phone, password }) => ({
      ...(phoneAsTyped(phone) === '' ? { phone: t('required') } : {}),
      ...(password === '' ? { password: t('required') } : {}),
    }),
    send: ({ phone, password, remember }) => start({ phone, password, remember: remember !== '' }),
  });
  const phoneId = form.field('phone').id;
  // After hydration, and never over text typed before it.
  useLayoutEffect(() => {
    const input = document.getElementById(phoneId);
    if (input instanceof HTMLInputElement && input.value === '') input.value = knownPhone(arrival);
  }, [phoneId, arrival]);
  const describedBy = failure === null ? undefined : failureId;
  const waiting = waitLeftMs === 0 ? null : t('againIn', { time: formatCountdown(waitLeftMs) });
  return (
    <BusyArea isBusy={isBusy}>
      <form {...form.props} className={styles['form']}>
        <ErrorSummary {...form.summary} />
        <PhoneInput
          label={t('phone')}
          maxLength={phoneLengthMax}
          describedBy={describedBy}
          onInput={endWait}
          {...form.field('phone')}
        />
        <PasswordInput
          label={t('password')}
          autoComplete="current-password"
          maxLength={passwordLengthMax}
          describedBy={describedBy}
          {...form.field('password')}
        />
        <div className={styles['row']}>
          <CheckField name="remember">{t('remember')}</CheckField>
          <ButtonLink to="/reset" kind="text">
            {t('forgotten')}
          </ButtonLink>
        </div>
        <Button type="submit" kind="filled" isMain isWide isBusy={isBusy} blockedBecause={offline ?? waiting}>
          {t('logIn')}
        </Button>
        {failure === null ? null : <InlineError id={failureId}>{failure}</InlineError>}
      </form>
    </BusyArea>
  );
};

export const LoginScreen = () => {
  const t = useTexts(authStrings);
  const { sessionEnded = false } = useArrival();
  return (
    <WelcomePanel>
      <h1 tabIndex={-1}>{t('logIn')}</h1>
      {sessionEnded ? (
        <p role="status" className={styles['notice']}>
          {t('sessionEnded')}
        </p>
      ) : null}
      <LoginForm />
      <div className={styles['other']}>
        <p>{t('newHere')}</p>
        <ButtonLink to="/register" isWide>
          {t('register')}
        </ButtonLink>
      </div>
    </WelcomePanel>
  );
};
