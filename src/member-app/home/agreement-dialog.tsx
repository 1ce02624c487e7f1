import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerOf } from '#ask/ask.ts';
import { storeAgreement, storedAgreement } from '#ask/session.ts';
import { lookupCalls } from '#features/lookup/contract.ts';
import { lazyPart } from '#ui/frame/lazy-part.ts';
import { OptionalPart } from '#ui/frame/optional-part.tsx';
import { useAgreementVersion } from '../app-frame.tsx';
import { useQuietMoment } from './use-quiet-moment.ts';

const delayMs = 1_500;

// A member has accepted them at most visits.
const terms = lazyPart(() => import('./agreement-terms.tsx'), 'AgreementTerms');

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
  return (
    <OptionalPart>
      <terms.Part agreements={agreements} onAccept={accept} />
    </OptionalPart>
  );
};
