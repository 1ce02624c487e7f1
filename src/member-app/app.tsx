import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useState } from 'react';
import { BrowserRouter, Navigate, Outlet, Route, Routes } from 'react-router';
import { CrashBoundary } from '#ui/frame/crash-boundary.tsx';
import { DialogsProvider } from '#ui/overlays/dialogs.tsx';
import { ToastRegion } from '#ui/overlays/toast-region.tsx';
import { ToastProvider } from '#ui/overlays/toasts.tsx';
import { type Access, mayShow } from './guard.ts';
import { MemberLayout } from './layouts/member-layout.tsx';
import { PublicLayout } from './layouts/public-layout.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { makeQueryClient } from './query-client.ts';
import { redirects, type ScreenRoute, screenRoutes } from './routes.tsx';
import { ScreenSlot } from './screen-slot.tsx';
import { useSessionEnd } from './use-session-end.ts';

const layouts = { public: <PublicLayout />, member: <MemberLayout />, any: <Outlet /> };

const Guarded = ({ access }: { readonly access: Access }) =>
  mayShow(access) ? layouts[access] : <Navigate to="/login" replace />;

const routesOf = (access: Access) =>
  screenRoutes
    .filter((route) => route.access === access)
    .map(({ path, title, screen: { Part } }: ScreenRoute) => (
      <Route
        key={path}
        path={path}
        element={
          <ScreenSlot title={title}>
            <Part />
          </ScreenSlot>
        }
      />
    ));

const notFound = (
  <ScreenSlot title="pageNotFound">
    <NotFoundScreen />
  </ScreenSlot>
);

export const AppRoutes = () => {
  useSessionEnd();
  return (
    <Routes>
      {redirects.map(({ path, to }) => (
        <Route key={path} path={path} element={<Navigate to={to} replace />} />
      ))}
      {(['public', 'member', 'any'] as const).map((access) => (
        <Route key={access} element={<Guarded access={access} />}>
          {routesOf(access)}
        </Route>
      ))}
      <Route path="*" element={notFound} />
    </Routes>
  );
};

export const App = () => {
  const [client] = useState(makeQueryClient);
  return (
    <StrictMode>
      <CrashBoundary>
        <QueryClientProvider client={client}>
          <ToastProvider>
            <DialogsProvider>
              <BrowserRouter>
                <AppRoutes />
              </BrowserRouter>
            </DialogsProvider>
            <ToastRegion />
          </ToastProvider>
        </QueryClientProvider>
      </CrashBoundary>
    </StrictMode>
  );
};
