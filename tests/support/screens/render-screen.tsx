import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { DialogsProvider } from '#ui/overlays/dialogs.tsx';
import { ToastRegion } from '#ui/overlays/toast-region.tsx';
import { ToastProvider } from '#ui/overlays/toasts.tsx';
import { makeQueryClient } from '../../../src/member-app/query-client.ts';

export interface Place {
  // With its query, such as /register?code=PR1.
  readonly at: string;
  readonly state?: unknown;
}

const Elsewhere = () => {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  return (
    <p data-testid="elsewhere" data-state={JSON.stringify(state)}>
      {pathname}
    </p>
  );
};

// A screen inside what the shell puts around it. After navigation elsewhere, the address is shown in its place.
export const renderScreen = (screen: ReactNode, { at, state }: Place): RenderResult => {
  const [pathname = '', search = ''] = at.split('?');
  return render(
    <ToastProvider>
      <QueryClientProvider client={makeQueryClient()}>
        <DialogsProvider>
          <MemoryRouter initialEntries={[{ pathname, search: search === '' ? '' : `?${search}`, state }]}>
            <Routes>
              <Route path={pathname} element={screen} />
              <Route path="*" element={<Elsewhere />} />
            </Routes>
          </MemoryRouter>
        </DialogsProvider>
      </QueryClientProvider>
      <ToastRegion />
    </ToastProvider>,
  );
};
