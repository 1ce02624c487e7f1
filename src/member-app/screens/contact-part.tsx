import { useQuery } from '@tanstack/react-query';
import { CirclePlay } from 'lucide-react';
import type { ReactNode } from 'react';
import { answerOf } from '#ask/ask.ts';
import { type Contact, ContactScreen } from '#features/content/member/contact-screen.tsx';
import { lookupCalls } from '#features/lookup/contract.ts';
import { useProfile } from '#features/profile/member/use-profile.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { DataProviders } from '../data-providers.tsx';
import { pageData } from '../first-paint/page-data.ts';
import { shellStrings } from '../strings.ts';
import { ChatPart } from './chat-part.tsx';

const staleTime = 300_000;

interface ContactWithDataProps {
  readonly hasTopOffset?: boolean;
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

const ContactWithData = ({ hasTopOffset = false, more, children }: ContactWithDataProps) => {
  // The server writes in the language of the app.
  const locale = useLocale();
  // Shown at once, and read again: the page may be old.
  const written = pageData(locale);
  const initial = written === null ? {} : { initialData: written, initialDataUpdatedAt: 0 };
  const contact = useQuery({
    queryKey: ['contact', locale],
    queryFn: ({ signal }): Promise<Contact> => answerOf(lookupCalls.getContact, {}, { signal }),
    staleTime,
    ...initial,
  });
  const info = useQuery({
    queryKey: ['info', locale],
    queryFn: ({ signal }): Promise<{ website: string | null }> => answerOf(lookupCalls.getInfo, {}, { signal }),
    staleTime,
    ...initial,
  });
  return (
    <ContactScreen
      contact={contact.data}
      website={info.data?.website ?? null}
      hasFailed={contact.isError && contact.data === undefined}
      retry={() => void contact.refetch()}
      hasTopOffset={hasTopOffset}
      more={more}
    >
      {children}
    </ContactScreen>
  );
};

export const ContactPart = () => (
  <DataProviders>
    <ContactWithData>
      <ChatPart memberId={null} />
    </ContactWithData>
  </DataProviders>
);

// Under /user the layout has the data's providers already, and no place for the instructions in its bar.
export const MemberContactPart = () => {
  const t = useTexts(shellStrings);
  const memberId = useProfile().data?.profile._id;
  const howto = (
    <ButtonLink to="/user/howto" isWide>
      <CirclePlay size={22} strokeWidth={1.75} aria-hidden="true" />
      {t('howto')}
    </ButtonLink>
  );
  return (
    <ContactWithData hasTopOffset more={howto}>
      {memberId === undefined ? null : <ChatPart memberId={memberId} />}
    </ContactWithData>
  );
};
