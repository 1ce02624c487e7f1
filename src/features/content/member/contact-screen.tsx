import { ExternalLink, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { plainText } from '#i18n/plain-text.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button, buttonClass } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CopyField } from '#ui/lists/copy-field.tsx';
import { EmptyState } from '#ui/lists/empty-state.tsx';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import { contactStrings } from '../strings.ts';
import styles from './contact-screen.module.css';

// The version that the product tells its members, whatever the packages say.
const appVersion = '1.1.14';

export interface Contact {
  readonly contactText: string | null;
  readonly lineLink: string | null;
  readonly lineName: string | null;
  readonly lineQR: string | null;
}

export interface ContactScreenProps {
  readonly contact: Contact | undefined;
  readonly website: string | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  // Under /user the top bar of the layout covers this much of what scrolls to the top.
  readonly hasTopOffset?: boolean;
  // A way to help beside those of the operator.
  readonly more?: ReactNode;
  // The chat, where it is on.
  readonly children?: ReactNode;
}

const isWebLink = (link: string | null): link is string => link !== null && /^https?:\/\//.test(link);

interface WayOutProps {
  readonly to: string;
  readonly needs?: string;
  readonly isMain?: boolean;
  readonly icon: ReactNode;
  readonly children: string;
}

const WayOut = ({ to, needs, isMain = false, icon, children }: WayOutProps) => (
  <a
    href={to}
    data-needs={needs}
    target="_blank"
    rel="noopener noreferrer"
    className={classNames(buttonClass(isMain ? 'filled' : 'outlined', isMain, true), styles['way-out'])}
  >
    {icon}
    <span>{children}</span>
  </a>
);

const icon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

// What `data-needs` names is what the server cuts from the page drawn at build time if the operator has not set it.
const Line = ({ contact: { lineLink, lineName, lineQR } }: { readonly contact: Contact }) => {
  const t = useTexts(contactStrings);
  const name = lineName ?? t('support');
  return (
    <>
      {isWebLink(lineLink) ? (
        <section data-needs="lineLink" className={styles['ways']}>
          <WayOut to={lineLink} isMain icon={<MessageCircle {...icon} />}>
            {t('openLine', { name })}
          </WayOut>
          <CopyField label={t('lineLink')} value={lineLink} />
        </section>
      ) : null}
      {lineQR === null ? null : (
        <figure data-needs="lineQR" className={styles['qr']}>
          <img src={lineQR} alt={plainText(t('qrOf', { name }))} width={200} height={200} />
          <figcaption>{t('scan')}</figcaption>
        </figure>
      )}
    </>
  );
};

const ContactSkeleton = () => (
  <div className={styles['card']} aria-busy="true">
    <Skeleton />
    <Skeleton />
    <Skeleton />
    <Skeleton shape="block" className={styles['qr-skeleton']} />
  </div>
);

type ContactCardProps = Pick<ContactScreenProps, 'website' | 'more'> & { readonly contact: Contact };

const ContactCard = ({ contact, website, more }: ContactCardProps) => {
  const t = useTexts(contactStrings);
  return (
    <section className={styles['card']} aria-label={plainText(t('contact'))}>
      {contact.contactText === null ? null : (
        <p data-needs="contactText" className={styles['text']}>
          {contact.contactText}
        </p>
      )}
      <Line contact={contact} />
      {isWebLink(website) ? (
        <WayOut to={website} needs="website" icon={<ExternalLink {...icon} />}>
          {t('website')}
        </WayOut>
      ) : null}
      {more}
    </section>
  );
};

// How members and visitors reach support.
export const ContactScreen = ({
  contact,
  website,
  hasFailed,
  retry,
  hasTopOffset = false,
  more,
  children,
}: ContactScreenProps) => {
  const t = useTexts(contactStrings);
  const shared = useTexts(sharedTexts);
  const again = <Button onClick={retry}>{shared('retry')}</Button>;
  return (
    <div className={styles['screen']}>
      <header>
        <h1 tabIndex={-1} className={hasTopOffset ? styles['offset'] : undefined}>
          {t('contact')}
        </h1>
        <p className={styles['lead']}>{t('lead')}</p>
      </header>
      {contact === undefined && !hasFailed ? <ContactSkeleton /> : null}
      {hasFailed ? <EmptyState text={shared('loadFailed')} action={again} /> : null}
      {contact === undefined ? more : <ContactCard {...{ contact, website, more }} />}
      {children}
      <p className={styles['version']}>{t('version', { version: appVersion })}</p>
    </div>
  );
};
