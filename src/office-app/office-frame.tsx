import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { ask } from '#ask/ask.ts';
import { staffLogOut } from '#features/auth/contract.ts';
import { useTexts } from '#i18n/texts.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { LanguageMenu } from '#ui/frame/language-menu.tsx';
import { OfflineBanner } from '#ui/frame/offline-banner.tsx';
import { SkipLink } from '#ui/frame/skip-link.tsx';
import { ThemeMenu } from '#ui/frame/theme-menu.tsx';
import { useOfficeStaff } from '#ui/office/office-staff.tsx';
import { roleTexts } from '#ui/office/office-texts.ts';
import styles from './office-frame.module.css';
import { officeStrings } from './strings.ts';

const Person = () => {
  const t = useTexts(officeStrings);
  const roles = useTexts(roleTexts);
  const staff = useOfficeStaff();
  if (staff === null) return null;
  return <p className={styles['person']}>{t('signedIn', { name: staff.name, role: roles(staff.role) })}</p>;
};

export interface OfficeFrameProps {
  // null while nobody is logged in.
  readonly onLeave: (() => void) | null;
  readonly children: ReactNode;
}

export const OfficeFrame = ({ onLeave, children }: OfficeFrameProps) => {
  const t = useTexts(officeStrings);
  const leave = (): void => {
    void ask(staffLogOut, {});
    onLeave?.();
  };
  return (
    <div className={styles['office']}>
      <SkipLink />
      <header className={styles['top']}>
        <p className={styles['name']}>{t('office')}</p>
        {onLeave === null ? null : <Person />}
        <ThemeMenu />
        <LanguageMenu />
        {onLeave === null ? null : (
          <IconButton label={t('logOut')} icon={<LogOut size={24} strokeWidth={1.75} />} onClick={leave} />
        )}
      </header>
      <OfflineBanner />
      <main id="content" className={styles['content']} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
};
