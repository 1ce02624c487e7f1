import { useEffect, useRef } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { useRow, useTexts } from '#i18n/texts.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { plainText } from '#i18n/plain-text.ts';
import { EmptyState } from '#ui/lists/empty-state.tsx';
import { MayOpenProvider } from '#ui/office/may-open.ts';
import { useOfficeStaff, useWhyNot } from '#ui/office/office-staff.tsx';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import type { OfficeScreen } from '#ui/office/office-screen.ts';
import { useSelf } from './frame/with-staff.tsx';
import { allScreens } from './all-screens.ts';
import { mayOpen } from './may-open.ts';
import { officeStrings } from './strings.ts';

// A new screen gets its title, and its heading the focus; the browser announces the first one of a visit.
const useArrival = (title: string): void => {
  const t = useTexts(officeStrings);
  const screen = useLocation().pathname.split('/')[1] ?? '';
  const before = useRef<string | null>(null);
  useEffect(() => {
    document.title = plainText(`${title}, ${t('office')}`);
    if (before.current !== null && before.current !== screen) document.querySelector<HTMLElement>('main h1')?.focus();
    before.current = screen;
  }, [screen, title, t]);
};

const NotFound = () => {
  const t = useTexts(officeStrings);
  useArrival(t('pageNotFound'));
  return (
    <>
      <h1 className="visually-hidden" tabIndex={-1}>
        {t('pageNotFound')}
      </h1>
      <EmptyState text={t('pageNotFound')} />
    </>
  );
};

const Permitted = ({ screen }: { readonly screen: OfficeScreen }) => {
  const title = useRow(screen.title);
  const whyNot = useWhyNot(screen.call);
  useArrival(title);
  if (whyNot === null) return <screen.Screen />;
  return (
    <>
      <h1 className="visually-hidden" tabIndex={-1}>
        {title}
      </h1>
      <EmptyState text={whyNot} />
    </>
  );
};

// Who is logged in is asked again automatically; the person may also ask at once.
const StaffUnknown = () => {
  const shared = useTexts(sharedTexts);
  const { isError, refetch } = useSelf(true);
  if (!isError) return <Skeleton />;
  const again = <Button onClick={() => void refetch()}>{shared('retry')}</Button>;
  return <EmptyState text={shared('loadFailed')} action={again} />;
};

// Each screen has an address, and each of its items an address below it.
export const OfficeRoutes = () => {
  const staff = useOfficeStaff();
  if (staff === null) return <StaffUnknown />;
  return (
    <MayOpenProvider value={(address) => mayOpen(staff.role, address)}>
      <Routes>
        <Route path="/" element={<Navigate to={allScreens[0]?.path ?? '/withdrawals'} replace />} />
        {allScreens.map((screen) => (
          <Route key={screen.path} path={`${screen.path}/:itemId?`} element={<Permitted screen={screen} />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </MayOpenProvider>
  );
};
