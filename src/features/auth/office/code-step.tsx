import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { answerOf } from '#ask/ask.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { authOfficeCalls } from '../office-contract.ts';
import { CodeForm } from './code-form.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { staffLoginStrings } from './staff-login-strings.ts';

export interface StepProps {
  readonly ticket: string;
  readonly onEntered: (token: string) => void;
  readonly onStartAgain: () => void;
}

export const CodeStep = ({
  ticket,
  hasPasskey,
  onEntered,
  onStartAgain,
}: StepProps & { readonly hasPasskey: boolean }) => {
  const t = useTexts(staffLoginStrings);
  const [isRecovery, setRecovery] = useState(false);
  const proof = useMutation({
    mutationFn: (code: string) => answerOf(authOfficeCalls.proveByCode, { ticket, code }),
    meta: { refreshes: false },
    onSuccess: ({ token }) => onEntered(token),
  });
  const change = (): void => {
    proof.reset();
    setRecovery(!isRecovery);
  };
  return (
    <>
      <h1 tabIndex={-1}>{t('codeTitle')}</h1>
      {hasPasskey ? <PasskeyLogin ticket={ticket} onEntered={onEntered} /> : null}
      <CodeForm
        key={String(isRecovery)}
        isRecovery={isRecovery}
        takesFocus
        submitText={t('logIn')}
        isBusy={proof.isPending}
        refusal={proof.error?.refusal.message ?? null}
        onCode={proof.mutateAsync}
      >
        <Button kind="text" isWide onClick={change}>
          {t(isRecovery ? 'useApp' : 'useRecovery')}
        </Button>
        <Button kind="text" isWide onClick={onStartAgain}>
          {t('startAgain')}
        </Button>
      </CodeForm>
    </>
  );
};
