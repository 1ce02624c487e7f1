import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DialogsProvider } from '#ui/overlays/dialogs.tsx';
import { makeQueryClient } from './query-client.ts';

// What screens with server data need. Not part of /login, which must be light; leaving the part forgets its data.
export const DataProviders = ({ children }: { readonly children: ReactNode }) => {
  const [client] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={client}>
      <DialogsProvider>{children}</DialogsProvider>
    </QueryClientProvider>
  );
};
