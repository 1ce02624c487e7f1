import { type ReactNode, useEffect } from 'react';
import { useNavigate } from '#ui/frame/router.ts';
import { DataProviders } from '../data-providers.tsx';
import { ModalHost } from '../modal-host.tsx';
import { useOwner } from '../session/use-owner.ts';
import type { LoginArrival } from '../session/use-session-end.ts';
import { useStream } from '../session/use-stream.ts';
import { MemberLayout } from './member-layout.tsx';

const Listening = () => {
  useStream();
  return null;
};

// Everything under /user, fetched together when a member first needs it. For another member it begins again.
export const MemberArea = ({ children }: { readonly children: ReactNode }) => {
  const owner = useOwner();
  const navigate = useNavigate();
  useEffect(() => {
    if (owner !== null) return;
    // It ended in another tab: a log out in this one has left the area already.
    const arrival: LoginArrival = { sessionEnded: true };
    navigate('/login', { replace: true, state: arrival });
  }, [owner, navigate]);
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
