import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocale } from '#i18n/locale.ts';
import { DialogsProvider } from '#ui/overlays/dialogs.tsx';
import { usePlainCopy } from './layouts/use-plain-copy.ts';
import { makeQueryClient } from './query-client.ts';

// The server writes in the language of the app, so what was read in another one is read again.
const useReadingInLanguage = (client: QueryClient): void => {
  const locale = useLocale();
  const readIn = useRef(locale);
  useEffect(() => {
    if (readIn.current === locale) return;
    readIn.current = locale;
    void client.invalidateQueries();
  }, [client, locale]);
};

// Providers for screens with server data. Not part of /login, which must be small; leaving this part discards its data.
export const DataProviders = ({ children }: { readonly children: ReactNode }) => {
  const [client] = useState(makeQueryClient);
  useReadingInLanguage(client);
  usePlainCopy();
  return (
    <QueryClientProvider client={client}>
      <DialogsProvider>{children}</DialogsProvider>
    </QueryClientProvider>
  );
};
