import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect } from 'react';
import { isUppercaseAccountName } from '#contract/forms/bank-account-form.ts';
import { accountTexts } from '#i18n/account-texts.ts';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useCheckedForm } from '#ui/fields/use-checked-form.ts';
import { useToasts } from '#ui/overlays/toasts.tsx';
import { depositStrings } from '../strings.ts';
import styles from './deposit.module.css';
import type { DepositShell, RegisteredAccount } from './deposit-shell.ts';

export interface EnglishNameFormProps {
  readonly account: RegisteredAccount;
  readonly renameAccount: DepositShell['renameAccount'];
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

const nameLengthMax = 100;

// Converts to capitals while the member types; the caret stays in place.
const toUpperCase = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>): void => {
  const { selectionStart, selectionEnd, value } = input;
  input.value = value.toUpperCase();
  input.setSelectionRange(selectionStart, selectionEnd);
};

export const EnglishNameForm = ({ account, renameAccount, onSaved, onCancel }: EnglishNameFormProps) => {
  const t = useTexts(depositStrings);
  const accountText = useTexts(accountTexts);
  const shared = useTexts(sharedTexts);
  const toasts = useToasts();
  const refusalText = useRefusalText();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: renameAccount,
    meta: { refreshes: true },
    onSuccess: () => {
      toasts.success(shared('saved'));
      onSaved();
    },
    onError: ({ refusal }) => toasts.danger(refusalText(refusal.message)),
  });
  const form = useCheckedForm({
    names: ['bankAccountName'],
    check: ({ bankAccountName }) =>
      isUppercaseAccountName(bankAccountName.trim().toUpperCase())
        ? {}
        : { bankAccountName: accountText('englishNameOnly') },
    send: async ({ bankAccountName }) => {
      const name = { bankCode: account.bankCode, bankAccountName: bankAccountName.trim().toUpperCase() };
      await mutateAsync(name).catch(() => null);
    },
  });
  const { id } = form.field('bankAccountName');
  // The footer of the modal would cover a field that is only just on the screen.
  useEffect(() => {
    const field = document.getElementById(id);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView?.({ block: 'center' });
  }, [id]);
  return (
    <form {...form.props} className={styles['name-form']}>
      <p>{t('englishNameWhy')}</p>
      <TextField
        label={t('englishName')}
        hint={t('englishNameHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={nameLengthMax}
        onInput={toUpperCase}
        {...form.field('bankAccountName')}
      />
      <div className={styles['buttons']}>
        <Button type="submit" isBusy={isPending}>
          {shared('save')}
        </Button>
        <Button kind="text" onClick={onCancel}>
          {shared('cancel')}
        </Button>
      </div>
    </form>
  );
};
