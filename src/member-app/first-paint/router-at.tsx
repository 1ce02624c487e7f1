import type { ReactNode } from 'react';
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
} from 'react-router';

const still = {
  createHref: String,
  go: (): void => undefined,
  push: (): void => undefined,
  replace: (): void => undefined,
};
const navigation = { basename: '/', navigator: still, static: true, useTransitions: undefined, future: {} };

// The router of a page that is drawn at build time: it stays at one address.
export const routerAt = (pathname: string) => {
  const location = { pathname, search: '', hash: '', state: null, key: 'default' };
  return ({ children }: { readonly children: ReactNode }) => (
    <NavigationContext value={navigation}>
      <LocationContext value={{ location, navigationType: NavigationType.Pop }}>{children}</LocationContext>
    </NavigationContext>
  );
};
