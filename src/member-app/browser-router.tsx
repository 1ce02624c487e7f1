import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
} from 'react-router';

// The router's own BrowserRouter brings its Link, its matcher and its server half along, 7 kB of what /login may weigh.
export const BrowserRouter = ({ children }: { readonly children: ReactNode }) => {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [{ location, action }, setPlace] = useState({ location: history.location, action: history.action });
  useLayoutEffect(() => history.listen((place) => startTransition(() => setPlace(place))), [history]);
  const navigation = useMemo(
    () => ({ basename: '/', navigator: history, static: false, useTransitions: undefined, future: {} }),
    [history],
  );
  const place = useMemo(() => ({ location, navigationType: action }), [location, action]);
  return (
    <NavigationContext value={navigation}>
      <LocationContext value={place}>{children}</LocationContext>
    </NavigationContext>
  );
};
