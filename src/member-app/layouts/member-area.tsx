import type { ReactNode } from 'react';
import { DataProviders } from '../data-providers.tsx';
import { ModalHost } from '../modal-host.tsx';
import { MemberLayout } from './member-layout.tsx';

// Everything under /user, fetched together when a member first needs it.
export const MemberArea = ({ children }: { readonly children: ReactNode }) => (
  <DataProviders>
    <ModalHost>
      <MemberLayout>{children}</MemberLayout>
    </ModalHost>
  </DataProviders>
);
