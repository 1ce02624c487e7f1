import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider } from './toasts.tsx';
import { WaitingDialog } from './waiting-dialog.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const waitingFor = (what: string) => (
  <ToastProvider>
    <WaitingDialog key={what} title={what} onClose={() => undefined} />
  </ToastProvider>
);
const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

it('waiting shows itself after a moment, and what is waited for next takes its place without a gap', async () => {
  const { rerender } = render(waitingFor('script'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await pass(300);
  expect(screen.getByRole('dialog', { name: 'script' })).toBeTruthy();
  rerender(waitingFor('data'));
  expect(screen.getByRole('dialog', { name: 'data' })).toBeTruthy();
});
