import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, type RenderResult, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { expect, vi } from 'vitest';
import { DialogsProvider } from '#ui/overlays/dialogs.tsx';
import { ToastRegion } from '#ui/overlays/toast-region.tsx';
import { ToastProvider } from '#ui/overlays/toasts.tsx';
import { makeQueryClient } from '../../../src/member-app/query-client.ts';

export interface Place {
  // With its query, such as /register?code=PR1.
  readonly at: string;
  readonly state?: unknown;
}

// An amount is no JSON.
export const stateText = (state: unknown): string =>
  JSON.stringify(state, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

const Elsewhere = () => {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  return (
    <p data-testid="elsewhere" data-state={stateText(state)}>
      {pathname}
    </p>
  );
};

let client: QueryClient | null = null;

// A screen inside what the shell puts around it. After navigation elsewhere, the address is shown in its place.
export const renderScreen = (element: ReactNode, { at, state }: Place): RenderResult => {
  client = makeQueryClient();
  const [pathname = '', search = ''] = at.split('?');
  return render(
    <ToastProvider>
      <QueryClientProvider client={client}>
        <DialogsProvider>
          <MemoryRouter initialEntries={[{ pathname, search: search === '' ? '' : `?${search}`, state }]}>
            <Routes>
              <Route path={pathname} element={element} />
              <Route path="*" element={<Elsewhere />} />
            </Routes>
          </MemoryRouter>
        </DialogsProvider>
      </QueryClientProvider>
      <ToastRegion />
    </ToastProvider>,
  );
};

// Every read has ended, also one that is tried again, and neither a dialog nor a toast tells of it.
export const expectSilence = async (): Promise<void> => {
  const atRest = () => expect(client?.isFetching()).toBe(0);
  if (vi.isFakeTimers()) await act(() => vi.waitFor(atRest, 8_000));
  else await waitFor(atRest);
  // What came is drawn.
  await act(() => (vi.isFakeTimers() ? vi.advanceTimersByTimeAsync(1) : new Promise((resolve) => setTimeout(resolve))));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  const regions = [...screen.getAllByRole('alert'), ...screen.getAllByRole('status')];
  expect(regions.map(({ textContent }) => textContent).join('')).toBe('');
};
