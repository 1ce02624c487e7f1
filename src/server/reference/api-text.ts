import { memberRoutes, officeRoutes } from '../features/all-parts.ts';
import type { Route } from '../route.ts';
import { referenceText } from './reference-text.ts';

export const apiFile = new URL('../../../docs/api.md', import.meta.url);

const callsOf = (routes: readonly Route[]) => routes.map(({ endpoint }) => endpoint);

// docs/api.md, made from every call that is bound on either origin.
export const apiText = (): string =>
  referenceText([
    { title: 'Member app', calls: callsOf(memberRoutes) },
    { title: 'Back office', calls: callsOf(officeRoutes) },
  ]);
