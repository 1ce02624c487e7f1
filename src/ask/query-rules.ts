import type { RefusedError } from './ask.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: RefusedError;
    // Every mutation says whether the balances have to be loaded again after it; the shell does it.
    mutationMeta: { readonly refreshesBalances: boolean };
    // A failing load is only logged, under this name.
    queryMeta: { readonly loggedAs?: string };
  }
}
