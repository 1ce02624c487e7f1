import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { ask } from '#ask/ask.ts';
import { isLive } from '#ask/settings.ts';
import { authOfficeCalls } from '#features/auth/office-contract.ts';
import { useTexts } from '#i18n/texts.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { LanguageMenu } from '#ui/frame/language-menu.tsx';
import { OfflineBanner } from '#ui/frame/offline-banner.tsx';
import { mainId, SkipLink } from '#ui/frame/skip-link.tsx';
import { ThemeMenu } from '#ui/frame/theme-menu.tsx';
import { useOfficeStaff } from '#ui/office/office-staff.tsx';
import { roleTexts } from '#ui/office/office-texts.ts';
import { ShortcutsButton } from '#ui/office/shortcuts/shortcuts-button.tsx';
import { officeStrings } from '../strings.ts';
import { OfficeMenu } from './office-menu.tsx';
import brandStyles from './brand.module.css';
import styles from './frame.module.css';

const Person = () => {
  const t = useTexts(officeStrings);
  const roles = useTexts(roleTexts);
  const staff = useOfficeStaff();
  if (staff === null) return null;
  return (
    <p className={styles['person']}>
      {t('signedIn', { name: staff.name, role: roles(staff.role) })}
      <span className={styles['zone']}>{t('zone')}</span>
    </p>
  );
};

const Brand = () => {
  const t = useTexts(officeStrings);
  return (
    <div className={brandStyles['brand']}>
      <img src="/icon.svg" alt="" width="28" height="28" />
      <span className={brandStyles['name']}>{t('office')}</span>
      <span className={classNames(brandStyles['environment'], isLive() && brandStyles['live'])}>
        {t(isLive() ? 'live' : 'demo')}
      </span>
    </div>
  );
};

export interface OfficeFrameProps {
  // null while nobody is logged in.
  readonly onLeave: (() => void) | null;
  readonly children: ReactNode;
}

export const OfficeFrame = ({ onLeave, children }: OfficeFrameProps) => {
  const t = useTexts(officeStrings);
  const leave = (): void => {
    void ask(authOfficeCalls.logOut, {});
    onLeave?.();
  };
  return (
    <div className={classNames(styles['office'], onLeave !== null && styles['in'])}>
      <SkipLink />
      <header className={styles['top']}>
        <Brand />
        {onLeave === null ? null : <Person />}
        {onLeave === null ? null : (
          <span className={styles['keys']}>
            <ShortcutsButton />
          </span>
        )}
        <ThemeMenu />
        <LanguageMenu />
        {onLeave === null ? null : (
          <IconButton label={t('logOut')} icon={<LogOut size={22} strokeWidth={1.75} />} onClick={leave} />
        )}
      </header>
      {onLeave === null ? null : <OfficeMenu />}
      <main id={mainId} className={styles['main']} tabIndex={-1}>
        <OfflineBanner />
        {children}
      </main>
    </div>
  );
};
