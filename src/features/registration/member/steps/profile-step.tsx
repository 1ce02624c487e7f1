import { useState } from 'react';
import { isPassword, passwordLengthMax, passwordLengthMin, typedPasswordLengthMax } from '#contract/password-form.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { LoginName, PasswordInput } from '#ui/fields/password-input.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useCheckedForm } from '#ui/fields/use-checked-form.ts';
import { registrationStrings } from '../../strings.ts';
import { InviteChip } from './invite-chip.tsx';
import styles from '../register-screen.module.css';
import type { Source } from '../register-lookups.ts';
import { StepActions } from './step-actions.tsx';
import type { Registration } from '../use-registration.ts';

const nameLengthMax = 100;

export interface ProfileStepProps {
  readonly registration: Registration;
  readonly sources: readonly Source[];
  readonly inviteCode: string | null;
}

export const ProfileStep = ({ registration, sources, inviteCode }: ProfileStepProps) => {
  const t = useTexts(registrationStrings);
  const shared = useTexts(sharedTexts);
  const { draft, isBusy, submitProfile, back } = registration;
  const [values] = useState(() => draft.values());
  const passwordHint = t('passwordHint', { min: passwordLengthMin, max: passwordLengthMax });
  const form = useCheckedForm({
    names: ['name', 'password', 'confirm', 'sourceCode'],
    labels: { name: t('profileName'), password: t('password'), confirm: t('confirmPassword') },
    check: ({ name, password, confirm }) => ({
      ...(name.trim() === '' ? { name: shared('required') } : {}),
      ...(password === '' ? { password: shared('required') } : {}),
      ...(confirm === '' ? { confirm: shared('required') } : {}),
      ...(confirm !== '' && password !== confirm ? { confirm: t('passwordMismatch') } : {}),
    }),
    send: async (typed) => {
      const refused = await submitProfile(typed);
      if (refused?.code === 'INVALID_USER_INFO' && !isPassword(typed.password)) form.setError('password', passwordHint);
    },
  });
  return (
    <form {...form.props} className={styles['form']}>
      <ErrorSummary {...form.summary} />
      <TextField
        label={t('profileName')}
        autoComplete="nickname"
        maxLength={nameLengthMax}
        defaultValue={values.name}
        {...form.field('name')}
      />
      <LoginName name={values.phone} />
      <PasswordInput
        label={t('password')}
        hint={passwordHint}
        autoComplete="new-password"
        maxLength={typedPasswordLengthMax}
        defaultValue={values.password}
        {...form.field('password')}
      />
      <PasswordInput
        label={t('confirmPassword')}
        autoComplete="new-password"
        maxLength={typedPasswordLengthMax}
        defaultValue={values.confirm}
        {...form.field('confirm')}
      />
      {sources.length === 0 ? null : (
        <SelectField
          label={t('source')}
          prompt={t('noSource')}
          options={sources.map(({ code, description }) => ({ value: code, label: description }))}
          defaultValue={values.sourceCode}
          {...form.field('sourceCode')}
        />
      )}
      {inviteCode === null ? null : <InviteChip code={inviteCode} />}
      <StepActions submitLabel={shared('next')} isBusy={isBusy} onBack={back} />
    </form>
  );
};
