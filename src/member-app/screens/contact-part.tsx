import { useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { ContactScreen } from '#features/content/member/contact-screen.tsx';
import { lookupCalls } from '#features/lookup/contract.ts';
import { useLocale } from '#i18n/locale.ts';
import { DataProviders } from '../data-providers.tsx';

const staleTime = 300_000;

const ContactWithData = ({ hasTopOffset = false }: { readonly hasTopOffset?: boolean }) => {
  // The server writes in the language of the app.
  const locale = useLocale();
  const contact = useQuery({
    queryKey: ['contact', locale],
    queryFn: ({ signal }) => answerOf(lookupCalls.getContact, {}, { signal }),
    staleTime,
  });
  const info = useQuery({
    queryKey: ['info', locale],
    queryFn: ({ signal }) => answerOf(lookupCalls.getInfo, {}, { signal }),
    staleTime,
  });
  return (
    <ContactScreen
      contact={contact.data}
      website={info.data?.website ?? null}
      hasFailed={contact.isError}
      retry={() => void contact.refetch()}
      hasTopOffset={hasTopOffset}
    />
  );
};

export const ContactPart = () => (
  <DataProviders>
    <ContactWithData />
  </DataProviders>
);

// Under /user the layout has the data's providers already.
export const MemberContactPart = () => <ContactWithData hasTopOffset />;
