import { useMutation } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { InlineError } from '#ui/fields/inline-error.tsx';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useCheckedForm } from '#ui/fields/use-checked-form.ts';
import { authOfficeCalls, staffNameLengthMax } from '../office-contract.ts';
import { staffLoginStrings } from './staff-login-strings.ts';
import styles from './staff-login-screen.module.css';

export interface PasswordStepProps {
  readonly notice: string | null;
  readonly onTicket: (ticket: AnswerOf<typeof authOfficeCalls.logIn>) => void;
}

export const PasswordStep = ({ notice, onTicket }: PasswordStepProps) => {
  const t = useTexts(staffLoginStrings);
  const shared = useTexts(sharedTexts);
  const refusalText = useRefusalText();
  const login = useMutation({
    mutationFn: (question: { name: string; password: string }) => answerOf(authOfficeCalls.logIn, question),
    meta: { refreshes: false },
    onSuccess: onTicket,
  });
  const form = useCheckedForm({
    names: ['name', 'password'],
    labels: { name: t('name'), password: t('password') },
    check: ({ name, password }) => ({
      ...(name.trim() === '' ? { name: shared('required') } : {}),
      ...(password === '' ? { password: shared('required') } : {}),
    }),
    send: async ({ name, password }) => {
      await login.mutateAsync({ name: name.trim(), password }).catch(() => undefined);
    },
  });
  const refusal = login.error?.refusal.message ?? null;
  return (
    <>
      <h1 tabIndex={-1}>{t('title')}</h1>
      {notice === null ? null : <p role="status">{notice}</p>}
      <form {...form.props} className={styles['form']}>
        <ErrorSummary {...form.summary} />
        <TextField label={t('name')} autoComplete="username" maxLength={staffNameLengthMax} {...form.field('name')} />
        <PasswordInput label={t('password')} autoComplete="current-password" {...form.field('password')} />
        {refusal === null ? null : (
          <div role="alert">
            <InlineError>{refusal === 'WRONG_CREDENTIAL' ? t('wrong') : refusalText(refusal)}</InlineError>
          </div>
        )}
        <Button type="submit" kind="filled" isMain isWide isBusy={login.isPending}>
          {t('logIn')}
        </Button>
      </form>
    </>
  );
};
