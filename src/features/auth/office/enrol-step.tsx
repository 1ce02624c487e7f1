import { useMutation, useQuery } from '@tanstack/react-query';
import { renderSVG } from 'uqr';
import { answerOf } from '#ask/ask.ts';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { InlineError } from '#ui/fields/inline-error.tsx';
import { CopyField } from '#ui/lists/copy-field.tsx';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import { authOfficeCalls } from '../office-contract.ts';
import { CodeForm } from './code-form.tsx';
import type { StepProps } from './code-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { enrolStrings, staffLoginStrings } from './staff-login-strings.ts';
import { useFocusedHeading } from './use-focused-heading.ts';
import styles from './staff-login-screen.module.css';

const pictureOf = (uri: string): string => `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`;
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

const Offer = ({ ticket }: Pick<StepProps, 'ticket'>) => {
  const t = useTexts(enrolStrings);
  const refusalText = useRefusalText();
  const offer = useQuery({
    queryKey: ['enrolment', ticket],
    queryFn: () => answerOf(authOfficeCalls.offerEnrolment, { ticket }),
    // A second request would give a different secret than the one that was scanned.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (offer.error !== null)
    return (
      <div role="alert">
        <InlineError>{refusalText(offer.error.refusal.message)}</InlineError>
      </div>
    );
  if (offer.data === undefined) return <Skeleton />;
  return (
    <>
      <img className={styles['picture']} src={pictureOf(offer.data.uri)} alt={t('picture')} />
      <CopyField label={t('key')} value={offer.data.secret} shown={inGroups(offer.data.secret)} />
    </>
  );
};

export const EnrolStep = ({ ticket, onEntered, onStartAgain }: StepProps) => {
  const t = useTexts(enrolStrings);
  const login = useTexts(staffLoginStrings);
  const heading = useFocusedHeading();
  const confirmation = useMutation({
    mutationFn: (code: string) => answerOf(authOfficeCalls.confirmEnrolment, { ticket, code }),
    meta: { refreshes: false },
  });
  if (confirmation.data !== undefined) {
    const { token, recoveryCodes } = confirmation.data;
    return <RecoveryCodes codes={recoveryCodes} onKept={() => onEntered(token)} />;
  }
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t('title')}
      </h1>
      <p>{t('scan')}</p>
      <Offer ticket={ticket} />
      <CodeForm
        submitText={t('finish')}
        isBusy={confirmation.isPending}
        refusal={confirmation.error?.refusal.message ?? null}
        onCode={confirmation.mutateAsync}
      >
        <Button kind="text" isWide onClick={onStartAgain}>
          {login('startAgain')}
        </Button>
      </CodeForm>
    </>
  );
};
