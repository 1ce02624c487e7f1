import type { RefusedError } from './ask.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: RefusedError;
    // Every mutation says whether what is shown has to be read again after it; the shell does it.
    mutationMeta: { readonly refreshes: boolean };
    // A failing load is only logged, under this name.
    queryMeta: { readonly loggedAs?: string };
  }
}
