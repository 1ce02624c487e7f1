import { type ComponentType, type ReactNode, StrictMode, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from '#ui/frame/router.ts';
import { CrashBoundary } from '#ui/frame/crash-boundary.tsx';
import { MarkupLinks } from '#ui/markup/markup-links.ts';
import { ToastRegion } from '#ui/overlays/toast-region.tsx';
import { ToastProvider } from '#ui/overlays/toasts.tsx';
import { AppFrame } from './app-frame.tsx';
import { BrowserRouter } from './router/browser-router.tsx';
import { type Access, mayShow } from './session/guard.ts';
import { PublicLayout } from './layouts/public-layout.tsx';
import { useKeyboardRoom } from './layouts/use-keyboard-room.ts';
import { usePreparedLinks } from './layouts/use-prepared-links.ts';
import { NotFoundScreen } from './screens/not-found-screen.tsx';
import { memberArea, redirects, allScreens } from './all-screens.ts';
import { ScreenSkeleton, ScreenSlot } from './screens/screen-slot.tsx';
import { shellStrings } from './strings.ts';
import { insidePathOf } from './session/stay-inside.ts';
import { useSessionEnd } from './session/use-session-end.ts';

const Layout = ({ access, children }: { readonly access: Access; readonly children: ReactNode }) => {
  if (access === 'public') return <PublicLayout>{children}</PublicLayout>;
  if (access === 'any') return children;
  return (
    <MarkupLinks value={insidePathOf}>
      <Suspense fallback={<ScreenSkeleton />}>
        <memberArea.Part>{children}</memberArea.Part>
      </Suspense>
    </MarkupLinks>
  );
};

const Redirect = ({ to }: { readonly to: string }) => {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
};

// The routes are plain paths without parameters: a table lookup is the only matching needed.
const Place = () => {
  const { pathname } = useLocation();
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const redirect = redirects.find((other) => other.path === path);
  if (redirect !== undefined) return <Redirect to={redirect.to} />;
  const route = allScreens.find((other) => other.path === path);
  if (route === undefined) {
    return (
      <ScreenSlot title={shellStrings.pageNotFound}>
        <NotFoundScreen />
      </ScreenSlot>
    );
  }
  if (!mayShow(route.access)) return <Redirect to="/login" />;
  const { Part } = route.screen;
  return (
    <Layout access={route.access}>
      <ScreenSlot title={route.title}>
        <Part />
      </ScreenSlot>
    </Layout>
  );
};

const Shell = () => {
  useSessionEnd();
  useKeyboardRoom();
  usePreparedLinks();
  return <Place />;
};

export interface AppProps {
  // Knows the address of the screen.
  readonly Router?: ComponentType<{ readonly children: ReactNode }>;
}

export const App = ({ Router = BrowserRouter }: AppProps) => (
  <StrictMode>
    <CrashBoundary>
      <ToastProvider>
        <AppFrame>
          <Router>
            <Shell />
          </Router>
        </AppFrame>
        <ToastRegion />
      </ToastProvider>
    </CrashBoundary>
  </StrictMode>
);
