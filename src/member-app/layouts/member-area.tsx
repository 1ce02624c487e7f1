import { type ReactNode, useEffect } from 'react';
import { DataProviders } from '../data-providers.tsx';
import { ModalHost } from '../modal-host.tsx';
import { useGoToLogin } from '../session/use-go-to-login.ts';
import { useOwner } from '../session/use-owner.ts';
import { useStream } from '../session/use-stream.ts';
import { MemberLayout } from './member-layout.tsx';

const Listening = () => {
  useStream();
  return null;
};

// Everything under /user, fetched together when a member first needs it. For another member it begins again.
export const MemberArea = ({ children }: { readonly children: ReactNode }) => {
  const owner = useOwner();
  const goToLogin = useGoToLogin();
  useEffect(() => {
    if (owner !== null) return;
    // It ended in another tab: a log out in this one has left the area already.
    void goToLogin({ sessionEnded: true });
  }, [owner, goToLogin]);
  if (owner === null) return null;
  return (
    <DataProviders key={owner}>
      <Listening />
      <ModalHost>
        <MemberLayout>{children}</MemberLayout>
      </ModalHost>
    </DataProviders>
  );
};
