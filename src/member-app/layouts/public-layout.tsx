import { CirclePlay, LogIn, MessageCircle, UserPlus } from 'lucide-react';
import { type ReactNode, useLayoutEffect } from 'react';
import { useLocation } from '#ui/frame/router.ts';
import { useTexts } from '#i18n/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { InAppHint } from '#ui/frame/in-app/in-app-hint.tsx';
import { OfflineBanner } from '#ui/frame/offline-banner.tsx';
import { mainId, SkipLink } from '#ui/frame/skip-link.tsx';
import { enterPublicLayout } from '../session/guard.ts';
import { shellStrings } from '../strings.ts';
import { useSiteCheck } from '../session/use-site-check.ts';
import { Bar } from './bar.tsx';
import { prepareMemberHome } from '../all-screens.ts';
import styles from './layouts.module.css';
import { useFirstTouch } from './use-first-touch.ts';
import { TopBar } from './top-bar.tsx';

const icon = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const;

export const PublicLayout = ({ children }: { readonly children: ReactNode }) => {
  const t = useTexts(shellStrings);
  const { key } = useLocation();
  // Before any effect of the screen inside, so that none of its calls sends the old token.
  useLayoutEffect(enterPublicLayout, [key]);
  useSiteCheck();
  useFirstTouch(prepareMemberHome);
  return (
    <div className={classNames(styles['layout'], styles['public'])}>
      <SkipLink />
      <TopBar />
      <OfflineBanner />
      <main id={mainId} tabIndex={-1} className={styles['main']}>
        {children}
        {/* It comes with the app, after the page was drawn: above the form it would move what is about to be pressed. */}
        <div className={styles['below']}>
          <InAppHint />
        </div>
      </main>
      <Bar
        label={t('menu')}
        items={[
          { label: t('logIn'), to: '/login', icon: <LogIn {...icon} /> },
          { label: t('register'), to: '/register', icon: <UserPlus {...icon} /> },
          { label: t('howto'), to: '/howto', icon: <CirclePlay {...icon} /> },
          { label: t('contact'), to: '/contact', icon: <MessageCircle {...icon} /> },
        ]}
      />
    </div>
  );
};
