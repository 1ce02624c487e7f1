import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface PasswordInputProps extends Omit<TextFieldProps, 'type' | 'end'> {
  readonly autoComplete: 'current-password' | 'new-password';
}

export const PasswordInput = (props: PasswordInputProps) => {
  const t = useTexts(sharedTexts);
  const [isShown, setShown] = useState(false);
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
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      end={toggle}
    />
  );
};
