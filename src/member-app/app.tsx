import { StrictMode, Suspense } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router';
import { CrashBoundary } from '#ui/frame/crash-boundary.tsx';
import { lazyPart } from '#ui/frame/lazy-part.ts';
import { ToastRegion } from '#ui/overlays/toast-region.tsx';
import { ToastProvider } from '#ui/overlays/toasts.tsx';
import { AppFrame } from './app-frame.tsx';
import { BrowserRouter } from './browser-router.tsx';
import { type Access, mayShow } from './guard.ts';
import { PublicLayout } from './layouts/public-layout.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { redirects, type ScreenRoute, screenRoutes } from './routes.tsx';
import { ScreenSkeleton, ScreenSlot } from './screen-slot.tsx';
import { useKeyboardRoom } from './use-keyboard-room.ts';
import { useSessionEnd } from './use-session-end.ts';

export const memberArea = lazyPart(async () => ({
  default: (await import('./layouts/member-area.tsx')).MemberArea,
}));

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
