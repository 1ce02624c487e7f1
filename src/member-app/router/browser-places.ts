import type { Location, To } from 'react-router';

interface Kept {
  readonly usr?: unknown;
  readonly key?: string;
}

const kept = (): Kept => (history.state ?? {}) as Kept;
const hrefOf = (to: To): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

// The browser's current location in the router's form.
export const placeNow = (): Location => {
  const { pathname, search, hash } = window.location;
  const { usr, key } = kept();
  return { pathname, search, hash, state: usr ?? null, key: key ?? 'default' };
};

const stateOf = (usr: unknown): Kept => ({ usr, key: Math.random().toString(36).slice(2, 10) });

// The router's own history can also live in memory and block navigation: 0.7 kB that /login must not weigh.
export const createBrowserPlaces = (arrive: () => void) => ({
  createHref: hrefOf,
  go: (steps: number): void => history.go(steps),
  push: (to: To, usr?: unknown): void => {
    history.pushState(stateOf(usr), '', hrefOf(to));
    arrive();
  },
  replace: (to: To, usr?: unknown): void => {
    history.replaceState(stateOf(usr), '', hrefOf(to));
    arrive();
  },
});
