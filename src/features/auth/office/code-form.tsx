import { type ReactNode, useEffect, useRef } from 'react';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { InlineError } from '#ui/fields/inline-error.tsx';
import { OtpInput } from '#ui/fields/otp-input.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useCheckedForm } from '#ui/fields/use-checked-form.ts';
import { staffLoginStrings } from './staff-login-strings.ts';
import styles from './staff-login-screen.module.css';

const codeLength = 6;

export interface CodeFormProps {
  readonly isRecovery?: boolean;
  // This step has only the code field, so it has the focus from the start.
  readonly takesFocus?: boolean;
  readonly submitText: string;
  readonly isBusy: boolean;
  // The server's refusal of the last code.
  readonly refusal: string | null;
  readonly onCode: (code: string) => Promise<unknown>;
  readonly children?: ReactNode;
}

// A code field with its button, for logging in and for setting up.
export const CodeForm = ({ isRecovery = false, takesFocus = false, ...props }: CodeFormProps) => {
  const { submitText, isBusy, refusal, onCode, children } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const t = useTexts(staffLoginStrings);
  const shared = useTexts(sharedTexts);
  const refusalText = useRefusalText();
  const form = useCheckedForm({
    names: ['code'],
    check: ({ code }) => {
      if (code.trim() === '') return { code: shared('required') };
      return isRecovery || /^\d{6}$/.test(code.trim()) ? {} : { code: t('codeForm') };
    },
    send: async ({ code }) => {
      await onCode(code.trim()).catch(() => undefined);
    },
  });
  return (
    <form {...form.props} className={styles['form']}>
      {isRecovery ? (
        <TextField
          ref={input}
          label={t('recoveryCode')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          {...form.field('code')}
        />
      ) : (
        <OtpInput ref={input} label={t('code')} length={codeLength} {...form.field('code')} />
      )}
      {refusal === null ? null : (
        <div role="alert">
          <InlineError>{refusalText(refusal)}</InlineError>
        </div>
      )}
      <Button type="submit" kind="filled" isMain isWide isBusy={isBusy}>
        {submitText}
      </Button>
      {children}
    </form>
  );
};
