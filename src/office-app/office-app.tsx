import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, StrictMode, Suspense, useCallback, useEffect, useState } from 'react';
import { answerOf, whenSessionEnds } from '#ask/ask.ts';
import { forgetSession, storedToken, storeToken } from '#ask/session.ts';
import { staffSelf } from '#features/auth/contract.ts';
import { useTexts } from '#i18n/texts.ts';
import { CrashBoundary } from '#ui/frame/crash-boundary.tsx';
import { DialogsProvider } from '#ui/overlays/dialogs.tsx';
import { OfficeStaffProvider } from '#ui/office/office-staff.tsx';
import { ToastRegion } from '#ui/overlays/toast-region.tsx';
import { ToastProvider } from '#ui/overlays/toasts.tsx';
import { makeOfficeQueryClient } from './office-query-client.ts';
import { OfficeFrame } from './office-frame.tsx';
import { officeStrings } from './strings.ts';

const LoginScreen = lazy(async () => ({
  default: (await import('#features/auth/office/staff-login-screen.tsx')).StaffLoginScreen,
}));
const WithdrawalsScreen = lazy(async () => ({
  default: (await import('#features/withdraw/office/withdrawals-screen.tsx')).WithdrawalsScreen,
}));

// The token of a shift lives as long as the tab: staff sessions are never remembered.
const useShift = () => {
  const [isIn, setIn] = useState(() => storedToken() !== null);
  const [hasEnded, setEnded] = useState(false);
  const leave = useCallback((isByItself: boolean): void => {
    forgetSession();
    setIn(false);
    setEnded(isByItself);
  }, []);
  useEffect(() => whenSessionEnds(() => leave(true)), [leave]);
  const enter = useCallback((token: string): void => {
    storeToken(token, false);
    setIn(true);
    setEnded(false);
  }, []);
  return { isIn, hasEnded, enter, leave };
};

const WithStaff = ({ isIn, children }: { readonly isIn: boolean; readonly children: ReactNode }) => {
  const { data } = useQuery({
    queryKey: ['self'],
    queryFn: () => answerOf(staffSelf, {}),
    enabled: isIn,
    staleTime: Infinity,
  });
  return <OfficeStaffProvider value={isIn ? (data ?? null) : null}>{children}</OfficeStaffProvider>;
};

const Shift = () => {
  const t = useTexts(officeStrings);
  const { isIn, hasEnded, enter, leave } = useShift();
  const [client] = useState(makeOfficeQueryClient);
  useEffect(() => {
    document.title = isIn ? `${t('withdrawals')}, ${t('office')}` : t('office');
    if (!isIn) client.clear();
  }, [isIn, client, t]);
  return (
    <QueryClientProvider client={client}>
      <DialogsProvider>
        <WithStaff isIn={isIn}>
          <OfficeFrame onLeave={isIn ? () => leave(false) : null}>
            <Suspense fallback={null}>
              {isIn ? (
                <WithdrawalsScreen />
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
        <Shift />
        <ToastRegion />
      </ToastProvider>
    </CrashBoundary>
  </StrictMode>
);
