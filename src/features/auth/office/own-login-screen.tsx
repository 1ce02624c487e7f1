import { useState } from 'react';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { useCheckedForm } from '#ui/fields/use-checked-form.ts';
import { OfficePage } from '#ui/office/office-page.tsx';
import { ownLoginStrings } from './own-login-strings.ts';
import styles from './own-login.module.css';
import { OwnPasswordForm } from './own-password-form.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useFactors, useNewRecoveryCodes } from './use-own-login.ts';

const CodesForm = ({ onCodes }: { readonly onCodes: (codes: readonly string[]) => void }) => {
  const t = useTexts(ownLoginStrings);
  const shared = useTexts(sharedTexts);
  const refusalText = useRefusalText();
  const factors = useFactors();
  const making = useNewRecoveryCodes();
  const form = useCheckedForm({
    names: ['password'],
    check: ({ password }) => (password === '' ? { password: shared('required') } : {}),
    send: async ({ password }) => {
      const made = await making.mutateAsync(password).catch(() => null);
      if (made !== null) onCodes(made.recoveryCodes);
    },
  });
  const refusal = making.error?.refusal.message;
  return (
    <section className={styles['part']}>
      <h2>{t('codesTitle')}</h2>
      {factors.data === undefined ? null : <p>{t('codesLeft', { n: factors.data.recoveryCodesLeft })}</p>}
      <p>{t('codesNote')}</p>
      <form {...form.props} className={styles['form']}>
        <PasswordInput label={t('oldPassword')} autoComplete="current-password" {...form.field('password')} />
        {refusal === undefined ? null : <p role="alert">{refusalText(refusal)}</p>}
        <Button type="submit" isMain isBusy={making.isPending}>
          {t('makeCodes')}
        </Button>
      </form>
    </section>
  );
};

// A staff member's changes to their own login.
export const OwnLoginScreen = () => {
  const t = useTexts(ownLoginStrings);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null)
    return (
      <OfficePage width={480}>
        <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
      </OfficePage>
    );
  return (
    <OfficePage title={t('title')} width={480}>
      <OwnPasswordForm />
      <PasskeysPart />
      <CodesForm onCodes={setCodes} />
    </OfficePage>
  );
};
