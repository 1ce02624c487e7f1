import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { InlineError } from '#ui/fields/inline-error.tsx';
import { passkeyStrings } from './passkey-strings.ts';
import { hasPasskeys, usePasskeyLogin, usePasskeyProblem } from './use-passkeys.ts';

export interface PasskeyLoginProps {
  readonly ticket: string;
  readonly onEntered: (token: string) => void;
}

// Above the code field, for people with a passkey and a browser that supports them.
export const PasskeyLogin = ({ ticket, onEntered }: PasskeyLoginProps) => {
  const t = useTexts(passkeyStrings);
  const problem = usePasskeyProblem();
  const login = usePasskeyLogin(ticket, onEntered);
  const wrong = problem(login.error);
  if (!hasPasskeys()) return null;
  return (
    <>
      <Button kind="filled" isMain isWide isBusy={login.isPending} onClick={() => login.mutate()}>
        {t('logIn')}
      </Button>
      {wrong === null ? null : (
        <div role="alert">
          <InlineError>{wrong}</InlineError>
        </div>
      )}
      <p>{t('orCode')}</p>
    </>
  );
};
