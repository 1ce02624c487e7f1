import { useRefusalText } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { PasswordInput } from '../../fields/password-input.tsx';
import type { PressEnd } from '../../press/use-press.ts';
import { officeTexts } from '../office-texts.ts';

interface FreshPasswordProps {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
  readonly label?: string;
  readonly ended: PressEnd | null;
}

// Required for each decision that pays, so that nobody can pay from an unattended session.
export const FreshPassword = ({ label, ended, error, ...shared }: FreshPasswordProps) => {
  const t = useTexts(officeTexts);
  const refusalText = useRefusalText();
  const isWrong = ended?.end === 'refused' && ended.code === 'WRONG_PASSWORD';
  return (
    <PasswordInput
      {...shared}
      label={label ?? t('password')}
      autoComplete="current-password"
      error={error ?? (isWrong ? refusalText(ended.code) : undefined)}
    />
  );
};
