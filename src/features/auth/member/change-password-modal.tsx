import type { FocusEvent } from 'react';
import { RefusedError } from '#ask/ask.ts';
import { isPassword, passwordLengthMax, passwordLengthMin, typedPasswordLengthMax } from '#contract/password-form.ts';
import { useRefusedText } from '#i18n/refusal-text.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LoginName, PasswordInput } from '#ui/fields/password-input.tsx';
import { useCheckedForm, type Values } from '#ui/fields/use-checked-form.ts';
import { useOfflineReason } from '#ui/frame/use-offline-reason.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useDialogs } from '#ui/overlays/dialogs.tsx';
import { passwordStrings } from '../strings.ts';
import styles from './change-password-modal.module.css';
import { useChangePassword } from './use-change-password.ts';

const names = ['oldPassword', 'newPassword', 'confirm'] as const;
type Name = (typeof names)[number];

export interface ChangePasswordModalProps {
  // The login name; null if it is not known yet.
  readonly about: string | null;
  readonly onClose: () => void;
}

export const ChangePasswordModal = ({ about, onClose }: ChangePasswordModalProps) => {
  const t = useTexts(passwordStrings);
  const shared = useTexts(sharedTexts);
  const refusedText = useRefusedText();
  const dialogs = useDialogs();
  const offline = useOfflineReason();
  const { mutateAsync, isPending } = useChangePassword();
  const passwordHint = t('passwordHint', { min: passwordLengthMin, max: passwordLengthMax });

  const change = async ({ oldPassword, newPassword }: Values<Name>): Promise<void> => {
    try {
      await mutateAsync({ oldPassword, newPassword });
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      const { message } = error.refusal;
      const text = refusedText(error.refusal);
      if (message === 'WRONG_PASSWORD') form.setError('oldPassword', text);
      if (message === 'INVALID_USER_INFO' && !isPassword(newPassword)) form.setError('newPassword', passwordHint);
      await dialogs.alert({ kind: 'error', text });
      return;
    }
    onClose();
    await dialogs.alert({ kind: 'success', text: shared('saved') });
  };

  const form = useCheckedForm({
    names,
    // An empty field is no error here: submitting does nothing and shows nothing.
    check: (values): Partial<Record<Name, string>> =>
      names.every((name) => values[name] !== '') && values.newPassword !== values.confirm
        ? { confirm: t('passwordMismatch') }
        : {},
    send: async (values, element) => {
      const empty = names.find((name) => values[name] === '');
      if (empty === undefined) await change(values);
      else element.querySelector<HTMLElement>(`[name="${empty}"]`)?.focus();
    },
  });
  // The marks of the other two come from a refusal. They stay until the field is changed, also when the alert takes the focus.
  const leave = (event: FocusEvent<HTMLFormElement>): void => {
    if ('name' in event.target && event.target.name === 'confirm') form.props.onBlur(event);
  };
  const submit = (
    <Button type="submit" form={form.id} kind="filled" isMain isWide isBusy={isPending} blockedBecause={offline}>
      {shared('save')}
    </Button>
  );
  return (
    <Dialog title={t('changePassword')} isBusy={isPending} footer={submit} onClose={onClose}>
      <form {...{ ...form.props, onBlur: leave }} className={styles['form']}>
        {about === null ? null : <LoginName name={about} />}
        <PasswordInput
          label={t('oldPassword')}
          autoComplete="current-password"
          maxLength={typedPasswordLengthMax}
          {...form.field('oldPassword')}
        />
        <PasswordInput
          label={t('newPassword')}
          hint={passwordHint}
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
      </form>
    </Dialog>
  );
};
