import type { RefusedError } from './ask.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: RefusedError;
    // Every mutation says whether the data on screen must be read again afterwards; the shell does it.
    mutationMeta: { readonly refreshes: boolean };
    // A failed load is only logged, under this name.
    queryMeta: { readonly loggedAs?: string };
  }
}
