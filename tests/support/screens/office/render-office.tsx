import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import type { StaffRole } from '#contract/staff-roles.ts';
import { OfficeStaffProvider } from '#ui/office/office-staff.tsx';
import { ShortcutsProvider } from '#ui/office/shortcuts/shortcuts.tsx';
import { DialogsProvider } from '#ui/overlays/dialogs.tsx';
import { ToastRegion } from '#ui/overlays/toast-region.tsx';
import { ToastProvider } from '#ui/overlays/toasts.tsx';
import { seat } from '../fake-backend.tsx';
import { makeOfficeQueryClient } from '../../../../src/office-app/office-query-client.ts';

export interface OfficePlace {
  readonly at: string;
  readonly role?: StaffRole;
  readonly staffId?: string;
}

const Address = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
};

// A screen of the back office inside what the shell puts around it, and the address it has navigated to.
export const renderOffice = (
  screen: ReactNode,
  { at, role = 'finance', staffId = 'malee' }: OfficePlace,
): RenderResult => {
  seat(role);
  return render(
    <ToastProvider>
      <QueryClientProvider client={makeOfficeQueryClient()}>
        <DialogsProvider>
          <ShortcutsProvider>
            <OfficeStaffProvider value={{ staffId, name: 'malee', role }}>
              <MemoryRouter initialEntries={[at]}>
                {screen}
                <Address />
              </MemoryRouter>
            </OfficeStaffProvider>
          </ShortcutsProvider>
        </DialogsProvider>
      </QueryClientProvider>
      <ToastRegion />
    </ToastProvider>,
  );
};
