import { Ellipsis } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { mayCall } from '#contract/staff-roles.ts';
import { plainText } from '#i18n/plain-text.ts';
import { useRow, useTexts } from '#i18n/texts.ts';
import { GoLink } from '#ui/frame/go-link.tsx';
import { useOfficeStaff, useWhyNot } from '#ui/office/office-staff.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import type { OfficeScreen } from '#ui/office/office-screen.ts';
import { allScreens } from '../all-screens.ts';
import { officeStrings } from '../strings.ts';
import styles from './menu.module.css';

// As many as fit side by side on a phone of 320 px; the rest is behind "More".
const atBottom = 4;
const inMenu = allScreens.filter(({ isByLink = false }) => !isByLink);

const isAt = (pathname: string, { path }: OfficeScreen): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

// How many items wait, at an entry.
const Badge = ({ waiting }: { readonly waiting: number }) => {
  const t = useTexts(officeStrings);
  if (waiting === 0) return null;
  return (
    <span className={styles['badge']}>
      <span aria-hidden="true">{waiting}</span>
      <span className="visually-hidden">, {t('waiting', { n: waiting })}</span>
    </span>
  );
};

interface EntryProps {
  readonly screen: OfficeScreen;
  readonly onGo?: () => void;
  readonly onCount?: ((path: string, waiting: number) => void) | undefined;
}

const Entry = ({ screen, onGo, onCount }: EntryProps) => {
  const isInSheet = onGo !== undefined;
  const label = useRow((isInSheet ? null : screen.short) ?? screen.title);
  const isAllowed = useWhyNot(screen.call) === null;
  const waiting = screen.useWaiting(isAllowed) ?? 0;
  const { path } = screen;
  useEffect(() => onCount?.(path, waiting), [onCount, path, waiting]);
  const { pathname } = useLocation();
  if (!isAllowed) return null;
  const isHere = isAt(pathname, screen);
  return (
    <GoLink to={screen.path} className={styles['entry']} data-here={isHere} {...(isInSheet ? { onClick: onGo } : {})}>
      {screen.icon}
      <span className={styles['label']}>{label}</span>
      <Badge waiting={waiting} />
    </GoLink>
  );
};

interface MoreProps {
  readonly isHere: boolean;
  readonly waiting: number;
}

// Marked while the screen that is shown has no entry of its own beside it, and counted like the entries it stands for.
const More = ({ isHere, waiting }: MoreProps) => {
  const t = useTexts(officeStrings);
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={styles['more']}>
      <button type="button" className={styles['entry']} data-here={isHere} onClick={() => setOpen(true)}>
        <Ellipsis size={22} strokeWidth={1.75} aria-hidden="true" />
        <span className={styles['label']}>{t('more')}</span>
        <Badge waiting={waiting} />
      </button>
      {isOpen ? (
        <Dialog title={t('menu')} onClose={() => setOpen(false)}>
          <ul className={styles['sheet']}>
            {inMenu.map((screen) => (
              <li key={screen.path}>
                <Entry screen={screen} onGo={() => setOpen(false)} />
              </li>
            ))}
          </ul>
        </Dialog>
      ) : null}
    </li>
  );
};

// A rail on the left from 1024 px, a bar at the bottom below.
export const OfficeMenu = () => {
  const t = useTexts(officeStrings);
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  const staff = useOfficeStaff();
  const permitted = inMenu.filter(({ call }) => staff !== null && mayCall(staff.role, call));
  const rest = permitted.slice(atBottom);
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const count = useCallback((path: string, waiting: number) => setCounts((now) => ({ ...now, [path]: waiting })), []);
  const waitingInRest = rest.reduce((sum, { path }) => sum + (counts[path] ?? 0), 0);
  // Again once it is known who is at the desk, and so what the menu holds.
  useEffect(() => {
    menu.current?.querySelector('[data-here=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [pathname, permitted.length]);
  return (
    <nav ref={menu} aria-label={plainText(t('menu'))} className={styles['menu']}>
      <ul>
        {permitted.map((screen, index) => (
          <li key={screen.path} className={index < atBottom ? undefined : styles['rest']}>
            <Entry screen={screen} onCount={index < atBottom ? undefined : count} />
          </li>
        ))}
        {rest.length > 0 ? (
          <More isHere={rest.some((screen) => isAt(pathname, screen))} waiting={waitingInRest} />
        ) : null}
      </ul>
    </nav>
  );
};
