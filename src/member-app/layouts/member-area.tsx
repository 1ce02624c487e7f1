import type { ReactNode } from 'react';
import { DataProviders } from '../data-providers.tsx';
import { ModalHost } from '../modal-host.tsx';
import { useStream } from '../session/use-stream.ts';
import { MemberLayout } from './member-layout.tsx';

const Listening = () => {
  useStream();
  return null;
};

// Everything under /user, fetched together when a member first needs it.
export const MemberArea = ({ children }: { readonly children: ReactNode }) => (
  <DataProviders>
    <Listening />
    <ModalHost>
      <MemberLayout>{children}</MemberLayout>
    </ModalHost>
  </DataProviders>
);
