import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode, Suspense, useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router';
import { useTexts } from '#i18n/texts.ts';
import { CrashBoundary } from '#ui/frame/crash-boundary.tsx';
import { MemberBesideProvider } from '#ui/office/member-beside.tsx';
import { OpenFindingsProvider } from '#ui/office/open-findings.tsx';
import { ShortcutsProvider } from '#ui/office/shortcuts/shortcuts.tsx';
import { DialogsProvider } from '#ui/overlays/dialogs.tsx';
import { ToastRegion } from '#ui/overlays/toast-region.tsx';
import { ToastProvider } from '#ui/overlays/toasts.tsx';
import { OfficeFrame } from './frame/office-frame.tsx';
import { WithStaff } from './frame/with-staff.tsx';
import { makeOfficeQueryClient } from './office-query-client.ts';
import { OfficeRoutes } from './office-routes.tsx';
import { findingsOfDesk } from './findings-of-desk.tsx';
import { memberMoney } from './member-money.tsx';
import { officeStrings } from './strings.ts';
import { useShift } from './use-shift.ts';

const LoginScreen = lazy(async () => ({
  default: (await import('#features/auth/office/staff-login-screen.tsx')).StaffLoginScreen,
}));

const Office = () => {
  const t = useTexts(officeStrings);
  const { isIn, hasEnded, enter, leave } = useShift();
  const [client] = useState(makeOfficeQueryClient);
  useEffect(() => {
    if (isIn) return;
    client.clear();
    document.title = t('office');
  }, [isIn, client, t]);
  return (
    <QueryClientProvider client={client}>
      <DialogsProvider>
        <WithStaff isIn={isIn}>
          <OfficeFrame onLeave={isIn ? leave : null}>
            <Suspense fallback={null}>
              {isIn ? (
                <MemberBesideProvider value={memberMoney}>
                  <OpenFindingsProvider value={findingsOfDesk}>
                    <OfficeRoutes />
                  </OpenFindingsProvider>
                </MemberBesideProvider>
              ) : (
                <LoginScreen onEntered={enter} notice={hasEnded ? t('sessionEnded') : null} />
              )}
            </Suspense>
          </OfficeFrame>
        </WithStaff>
      </DialogsProvider>
    </QueryClientProvider>
  );
};

export const OfficeApp = () => (
  <StrictMode>
    <CrashBoundary>
      <ToastProvider>
        <ShortcutsProvider>
          <BrowserRouter>
            <Office />
          </BrowserRouter>
        </ShortcutsProvider>
        <ToastRegion />
      </ToastProvider>
    </CrashBoundary>
  </StrictMode>
);
