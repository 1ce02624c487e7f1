import { StrictMode, Suspense } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router';
import { CrashBoundary } from '#ui/frame/crash-boundary.tsx';
import { ToastRegion } from '#ui/overlays/toast-region.tsx';
import { ToastProvider } from '#ui/overlays/toasts.tsx';
import { AppFrame } from './app-frame.tsx';
import { BrowserRouter } from './browser-router.tsx';
import { type Access, mayShow } from './session/guard.ts';
import { PublicLayout } from './layouts/public-layout.tsx';
import { useKeyboardRoom } from './layouts/use-keyboard-room.ts';
import { usePlainCopy } from './layouts/use-plain-copy.ts';
import { NotFoundScreen } from './screens/not-found-screen.tsx';
import { memberArea, redirects, type ScreenRoute, screenRoutes } from './routes.tsx';
import { ScreenSkeleton, ScreenSlot } from './screens/screen-slot.tsx';
import { useSessionEnd } from './session/use-session-end.ts';

const layouts = {
  public: <PublicLayout />,
  member: (
    <Suspense fallback={<ScreenSkeleton />}>
      <memberArea.Part />
    </Suspense>
  ),
  any: <Outlet />,
};

const Guarded = ({ access }: { readonly access: Access }) =>
  mayShow(access) ? layouts[access] : <Navigate to="/login" replace />;

const routeOf = ({ path, title, screen: { Part } }: ScreenRoute) => {
  const element = (
    <ScreenSlot title={title}>
      <Part />
    </ScreenSlot>
  );
  return <Route key={path} path={path} element={element} />;
};

const notFound = (
  <ScreenSlot title="pageNotFound">
    <NotFoundScreen />
  </ScreenSlot>
);

export const AppRoutes = () => {
  useSessionEnd();
  useKeyboardRoom();
  usePlainCopy();
  return (
    <Routes>
      {redirects.map(({ path, to }) => (
        <Route key={path} path={path} element={<Navigate to={to} replace />} />
      ))}
      {(['public', 'member', 'any'] as const).map((access) => (
        <Route key={access} element={<Guarded access={access} />}>
          {screenRoutes.filter((route) => route.access === access).map(routeOf)}
        </Route>
      ))}
      <Route path="*" element={notFound} />
    </Routes>
  );
};

export const App = () => (
  <StrictMode>
    <CrashBoundary>
      <ToastProvider>
        <AppFrame>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </AppFrame>
        <ToastRegion />
      </ToastProvider>
    </CrashBoundary>
  </StrictMode>
);
