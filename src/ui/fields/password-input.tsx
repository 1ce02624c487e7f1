import { Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { typedPasswordLengthMax } from '#contract/password-form.ts';
import { useTexts } from '#i18n/texts.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { fieldTexts } from './field-texts.ts';

export interface PasswordInputProps extends Omit<TextFieldProps, 'type' | 'end'> {
  readonly autoComplete: 'current-password' | 'new-password';
}

const CapsLockHint = ({ children }: { readonly children: ReactNode }) => {
  const t = useTexts(fieldTexts);
  return (
    <>
      {children} <span role="status">{t('capsLock')}</span>
    </>
  );
};

export const PasswordInput = (props: PasswordInputProps) => {
  const t = useTexts(fieldTexts);
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent): void => setCapsLock(event.getModifierState('CapsLock'));
  const icon = isShown ? <EyeOff size={22} strokeWidth={1.75} /> : <Eye size={22} strokeWidth={1.75} />;
  const toggle = (
    <IconButton
      label={t('showPassword')}
      icon={icon}
      aria-pressed={isShown}
      onClick={() => setShown((shown) => !shown)}
    />
  );
  return (
    <TextField
      maxLength={typedPasswordLengthMax}
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      end={toggle}
      onKeyDown={readCapsLock}
      onKeyUp={readCapsLock}
      onBlur={() => setCapsLock(false)}
      hint={hasCapsLock ? <CapsLockHint>{props.hint}</CapsLockHint> : props.hint}
    />
  );
};

// Tells a password manager whose password its form is about.
export const LoginName = ({ name }: { readonly name: string }) => (
  <input
    type="text"
    name="username"
    autoComplete="username"
    defaultValue={name}
    readOnly
    tabIndex={-1}
    aria-hidden="true"
    className="visually-hidden"
  />
);
