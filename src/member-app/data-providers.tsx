import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DialogsProvider } from '#ui/overlays/dialogs.tsx';
import { makeQueryClient } from './query-client.ts';

// Providers for screens with server data. Not part of /login, which must be small; leaving this part discards its data.
export const DataProviders = ({ children }: { readonly children: ReactNode }) => {
  const [client] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={client}>
      <DialogsProvider>{children}</DialogsProvider>
    </QueryClientProvider>
  );
};
