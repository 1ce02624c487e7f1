import { useRefusalText } from '#i18n/refusal-text.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { LoginName, PasswordInput } from '#ui/fields/password-input.tsx';
import { useCheckedForm } from '#ui/fields/use-checked-form.ts';
import { useOfficeStaff } from '#ui/office/office-staff.tsx';
import { useToasts } from '#ui/overlays/toasts.tsx';
import { isStaffPassword, staffPasswordLengthMin } from '../rules.ts';
import { ownLoginStrings } from './own-login-strings.ts';
import styles from './own-login.module.css';
import { useOwnPassword } from './use-own-login.ts';

const names = ['oldPassword', 'newPassword', 'confirm'] as const;

export const OwnPasswordForm = () => {
  const t = useTexts(ownLoginStrings);
  const shared = useTexts(sharedTexts);
  const refusalText = useRefusalText();
  const toasts = useToasts();
  const staff = useOfficeStaff();
  const change = useOwnPassword();
  const hint = t('passwordForm', { min: staffPasswordLengthMin });
  const form = useCheckedForm({
    names,
    labels: { oldPassword: t('oldPassword'), newPassword: t('newPassword'), confirm: t('confirmPassword') },
    check: ({ oldPassword, newPassword, confirm }) => ({
      ...(oldPassword === '' ? { oldPassword: shared('required') } : {}),
      ...(isStaffPassword(newPassword) ? {} : { newPassword: hint }),
      ...(newPassword === confirm ? {} : { confirm: t('mismatch') }),
    }),
    send: async ({ oldPassword, newPassword }, element) => {
      try {
        await change.mutateAsync({ oldPassword, newPassword });
      } catch {
        return;
      }
      element.reset();
      toasts.success(shared('saved'));
    },
  });
  const refusal = change.error?.refusal.message;
  return (
    <section className={styles['part']}>
      <h2>{t('passwordTitle')}</h2>
      <p>{t('passwordNote')}</p>
      <form {...form.props} className={styles['form']}>
        <ErrorSummary {...form.summary} />
        {staff === null ? null : <LoginName name={staff.name} />}
        <PasswordInput label={t('oldPassword')} autoComplete="current-password" {...form.field('oldPassword')} />
        <PasswordInput
          label={t('newPassword')}
          hint={hint}
          autoComplete="new-password"
          {...form.field('newPassword')}
        />
        <PasswordInput label={t('confirmPassword')} autoComplete="new-password" {...form.field('confirm')} />
        {refusal === undefined ? null : <p role="alert">{refusalText(refusal)}</p>}
        <Button type="submit" kind="filled" isMain isBusy={change.isPending}>
          {t('passwordTitle')}
        </Button>
      </form>
    </section>
  );
};
