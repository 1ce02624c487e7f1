import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { answerOf } from '#ask/ask.ts';
import { authOfficeCalls } from '#features/auth/office-contract.ts';
import { OfficeStaffProvider } from '#ui/office/office-staff.tsx';

const readAgainMs = 5_000;

// Who is logged in, asked again until it is known.
export const useSelf = (isIn: boolean) =>
  useQuery({
    queryKey: ['self'],
    queryFn: () => answerOf(authOfficeCalls.self, {}),
    enabled: isIn,
    staleTime: Infinity,
    refetchInterval: ({ state }) => (state.data === undefined ? readAgainMs : false),
  });

// Waits until it is known who is logged in: without that, no screen knows what is permitted.
export const WithStaff = ({ isIn, children }: { readonly isIn: boolean; readonly children: ReactNode }) => {
  const { data } = useSelf(isIn);
  return <OfficeStaffProvider value={isIn ? (data ?? null) : null}>{children}</OfficeStaffProvider>;
};
