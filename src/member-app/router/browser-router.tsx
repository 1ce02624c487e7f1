import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
} from 'react-router';
import { createBrowserPlaces, placeNow } from './browser-places.ts';
import { stayInside } from '../session/stay-inside.ts';

// The router's own BrowserRouter imports its Link, its matcher and its server half: 7 kB that /login must not weigh.
export const BrowserRouter = ({ children }: { readonly children: ReactNode }) => {
  const [location, setLocation] = useState(placeNow);
  const [arrive] = useState(() => () => startTransition(() => setLocation(placeNow())));
  useLayoutEffect(() => {
    const comeBack = (): void => {
      stayInside();
      arrive();
    };
    addEventListener('popstate', comeBack);
    return () => removeEventListener('popstate', comeBack);
  }, [arrive]);
  const navigation = useMemo(
    () => ({
      basename: '/',
      navigator: createBrowserPlaces(arrive),
      static: false,
      useTransitions: undefined,
      future: {},
    }),
    [arrive],
  );
  const place = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location]);
  return (
    <NavigationContext value={navigation}>
      <LocationContext value={place}>{children}</LocationContext>
    </NavigationContext>
  );
};
