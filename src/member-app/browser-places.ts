import { createPath, type Location, type To } from 'react-router';

interface Kept {
  readonly usr?: unknown;
  readonly key?: string;
}

const kept = (): Kept => (history.state ?? {}) as Kept;
const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

// Where the browser is now, as the router words it.
export const placeNow = (): Location => {
  const { pathname, search, hash } = window.location;
  const { usr, key } = kept();
  return { pathname, search, hash, state: usr ?? null, key: key ?? 'default' };
};

const stateOf = (usr: unknown): Kept => ({ usr, key: Math.random().toString(36).slice(2, 10) });

// The router's own history can besides live in memory and hold a page back, 0.7 kB of what /login may weigh.
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
