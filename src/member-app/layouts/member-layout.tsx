import { FileText, Gift, House, LogOut, MessageCircle, ReceiptText, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { InAppHint } from '#ui/frame/in-app/in-app-hint.tsx';
import { OfflineBanner } from '#ui/frame/offline-banner.tsx';
import { mainId, SkipLink } from '#ui/frame/skip-link.tsx';
import { useModals } from '../use-modals.ts';
import { ContactMark } from '../screens/chat-part.tsx';
import { shellStrings } from '../strings.ts';
import { useLogOut } from '../session/use-log-out.ts';
import { Bar } from './bar.tsx';
import layouts from './layouts.module.css';
import styles from './member-layout.module.css';
import { TopBar } from './top-bar.tsx';
import { useLightReturn } from './use-light-return.ts';

const contact = '/user/contact';
const icon = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const;

const MemberBar = () => {
  const t = useTexts(shellStrings);
  const modals = useModals();
  return (
    <Bar
      classes={{ bar: styles['rail'], items: styles['items'], item: styles['item'] }}
      label={t('menu')}
      items={[
        { label: t('home'), to: '/user/home', icon: <House {...icon} /> },
        { label: t('profile'), to: '/user/profile', icon: <UserRound {...icon} /> },
        { label: t('bonus'), to: '/user/bonus', icon: <Gift {...icon} /> },
        { label: t('statement'), to: '/user/statement', icon: <ReceiptText {...icon} /> },
        {
          label: t('contact'),
          to: contact,
          icon: <MessageCircle {...icon} />,
          mark: <ContactMark at={contact} className={styles['mark']} />,
        },
        { label: t('conditions'), onPress: () => modals.open('conditions'), icon: <FileText {...icon} /> },
      ]}
    />
  );
};

const fragment = async (): Promise<string | null> =>
  import('../session/browser-ticket.ts').then(
    ({ fragmentForOtherBrowser }) => fragmentForOtherBrowser(),
    () => null,
  );

export const MemberLayout = ({ children }: { readonly children: ReactNode }) => {
  const t = useTexts(shellStrings);
  const logOut = useLogOut();
  useLightReturn();
  return (
    <div className={classNames(layouts['layout'], styles['member'])}>
      <SkipLink />
      <TopBar>
        <IconButton label={t('logOut')} icon={<LogOut {...icon} />} onClick={logOut} />
      </TopBar>
      <OfflineBanner />
      <main id={mainId} tabIndex={-1} className={classNames(layouts['main'], styles['main'])}>
        <InAppHint fragment={fragment} />
        {children}
      </main>
      <MemberBar />
    </div>
  );
};
