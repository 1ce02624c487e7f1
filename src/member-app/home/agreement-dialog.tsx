import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { answerOf } from '#ask/ask.ts';
import { storeAgreement, storedAgreement } from '#ask/session.ts';
import { lookupCalls } from '#features/lookup/contract.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ServerMarkup } from '#ui/markup/server-markup.tsx';
import { ModalFrame } from '#ui/overlays/modal-frame.tsx';
import { useAgreementVersion } from '../app-frame.tsx';
import styles from './home.module.css';
import { homeStrings } from './strings.ts';
import { useQuietMoment } from './use-quiet-moment.ts';

const delayMs = 1_500;

interface TermsProps {
  readonly agreements: readonly string[];
  readonly onAccept: () => void;
}

const Terms = ({ agreements, onAccept }: TermsProps) => {
  const t = useTexts(homeStrings);
  const titleId = useId();
  const textId = useId();
  return (
    <ModalFrame titleId={titleId} textId={textId} role="alertdialog">
      <div className={styles['terms']}>
        <h2 id={titleId} tabIndex={-1} data-autofocus="">
          {t('agreement')}
        </h2>
        <div id={textId} className={styles['terms-text']}>
          {agreements.map((html) => (
            <ServerMarkup key={html} html={html} />
          ))}
        </div>
        <div className={styles['terms-foot']}>
          <Button kind="filled" isMain isWide onClick={onAccept}>
            {t('accept')}
          </Button>
        </div>
      </div>
    </ModalFrame>
  );
};

// The terms, shown until they are accepted in this browser, and again when their version has changed since. Only
// accepting closes them.
export const AgreementDialog = ({ profileId }: { readonly profileId: string }) => {
  const version = useAgreementVersion();
  const [accepted, setAccepted] = useState(storedAgreement);
  const isAccepted = accepted.by === profileId && (version === null || accepted.version === version);
  const { data: agreements = [] } = useQuery({
    queryKey: ['agreements'],
    queryFn: ({ signal }) => answerOf(lookupCalls.listAgreements, {}, { signal }),
    enabled: !isAccepted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isTime = useQuietMoment(!isAccepted && agreements.length > 0, delayMs);
  if (!isTime) return null;
  const accept = (): void => {
    storeAgreement(profileId, version);
    setAccepted({ by: profileId, version: version ?? accepted.version });
  };
  return <Terms agreements={agreements} onAccept={accept} />;
};
