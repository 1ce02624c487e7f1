import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '#ui/frame/router.ts';
import { answerOf } from '#ask/ask.ts';
import type { QuestionOf } from '#contract/endpoint.ts';
import { isPassword, passwordLengthMax, passwordLengthMin, typedPasswordLengthMax } from '#contract/password-form.ts';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { WelcomePanel } from '#ui/brand/welcome-panel.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { InlineError } from '#ui/fields/inline-error.tsx';
import { OtpInput } from '#ui/fields/otp-input.tsx';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { PhoneInput } from '#ui/fields/phone-input.tsx';
import { digitsAsTyped, phoneAsTyped } from '#ui/fields/typed-digits.ts';
import { useCheckedForm, type Values } from '#ui/fields/use-checked-form.ts';
import { useDialogs } from '#ui/overlays/dialogs.tsx';
import { memberCareCalls } from '../contract.ts';
import { resetStrings } from '../strings.ts';
import styles from './reset-screen.module.css';

const names = ['phone', 'code', 'newPassword', 'confirm'] as const;
type Name = (typeof names)[number];
const codeLength = 6;

const useReset = () => {
  const t = useTexts(resetStrings);
  const dialogs = useDialogs();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (question: QuestionOf<typeof memberCareCalls.resetPassword>) =>
      answerOf(memberCareCalls.resetPassword, question),
    meta: { refreshes: false },
    // The button behind the message is no longer busy.
    onSuccess: (_answer, { username }) => {
      void dialogs
        .alert({ kind: 'success', text: t('done') })
        .then(() => navigate('/login', { replace: true, state: { phone: username } }));
    },
  });
};

const useResetForm = (send: (question: QuestionOf<typeof memberCareCalls.resetPassword>) => Promise<unknown>) => {
  const t = useTexts(resetStrings);
  const shared = useTexts(sharedTexts);
  const check = (values: Values<Name>): Partial<Record<Name, string>> => {
    const empty = names.filter((name) => values[name].trim() === '');
    if (empty.length > 0) return Object.fromEntries(empty.map((name) => [name, shared('required')]));
    return {
      ...(/^\d{6}$/.test(digitsAsTyped(values.code)) ? {} : { code: t('codeForm') }),
      ...(isPassword(values.newPassword)
        ? {}
        : { newPassword: t('passwordForm', { min: passwordLengthMin, max: passwordLengthMax }) }),
      ...(values.newPassword === values.confirm ? {} : { confirm: t('mismatch') }),
    };
  };
  return useCheckedForm({
    names,
    labels: { phone: t('phone'), code: t('code'), newPassword: t('newPassword'), confirm: t('confirmPassword') },
    check,
    send: async ({ phone, code, newPassword }) => {
      const question = { username: phoneAsTyped(phone), code: digitsAsTyped(code), newPassword };
      await send(question).catch(() => undefined);
    },
  });
};

// A new password, by the code that staff had sent to the phone.
export const ResetScreen = () => {
  const t = useTexts(resetStrings);
  const refusalText = useRefusalText();
  const reset = useReset();
  const form = useResetForm(reset.mutateAsync);
  const refusal = reset.error?.refusal.message ?? null;
  const hint = t('passwordForm', { min: passwordLengthMin, max: passwordLengthMax });
  return (
    <WelcomePanel isQuiet>
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p>{t('about')}</p>
      <form {...form.props} className={styles['form']}>
        <ErrorSummary {...form.summary} />
        <PhoneInput label={t('phone')} maxLength={40} {...form.field('phone')} />
        <OtpInput label={t('code')} length={codeLength} {...form.field('code')} />
        <PasswordInput
          label={t('newPassword')}
          hint={hint}
          autoComplete="new-password"
          maxLength={typedPasswordLengthMax}
          {...form.field('newPassword')}
        />
        <PasswordInput
          label={t('confirmPassword')}
          autoComplete="new-password"
          maxLength={typedPasswordLengthMax}
          {...form.field('confirm')}
        />
        {refusal === null ? null : (
          <div role="alert">
            <InlineError>{refusal === 'OTP_CODE_INVALID' ? t('wrongCode') : refusalText(refusal)}</InlineError>
          </div>
        )}
        <Button type="submit" kind="filled" isMain isWide isBusy={reset.isPending}>
          {t('set')}
        </Button>
      </form>
      <ButtonLink to="/contact" isWide>
        {t('contact')}
      </ButtonLink>
      <ButtonLink to="/login" kind="text" isWide>
        {t('logIn')}
      </ButtonLink>
    </WelcomePanel>
  );
};
