import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { Dialog } from './dialog.tsx';
import { ToastQueue } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';
import { ToastProvider, useToasts, type Toasts } from './toasts.tsx';

let toasts: Toasts;
const Grab = () => {
  const shown = useToasts();
  useEffect(() => {
    toasts = shown;
  }, [shown]);
  return null;
};

const show = (inside: ReactNode = null) =>
  render(
    <ToastProvider>
      <Grab />
      {inside}
      <ToastRegion />
    </ToastProvider>,
  );

const wait = (milliseconds: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
});

it.each(['info', 'success', 'danger'] as const)('shows a toast of the kind %s for 4 seconds', async (kind) => {
  proves('TIME-05');
  show();
  act(() => toasts[kind]('Saved'));
  await wait(3_999);
  expect(screen.getByText('Saved')).toBeTruthy();
  await wait(1);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('an error toast is red and an alert, others are a status', () => {
  proves('PRES-02');
  show();
  act(() => toasts.danger('Refused'));
  const box = screen.getByText('Refused').parentElement;
  expect(box?.className).toContain('danger');
  expect(box?.parentElement?.getAttribute('role')).toBe('alert');
  fireEvent.click(screen.getByRole('button'));
  act(() => toasts.info('Logged out'));
  expect(screen.getByText('Logged out').parentElement?.parentElement?.getAttribute('role')).toBe('status');
});

it('pauses while the pointer or the focus is on it', async () => {
  show();
  act(() => toasts.info('Copied'));
  await wait(3_000);
  fireEvent.mouseEnter(screen.getByText('Copied').parentElement as HTMLElement);
  await wait(10_000);
  expect(screen.getByText('Copied')).toBeTruthy();
  fireEvent.mouseLeave(screen.getByText('Copied').parentElement as HTMLElement);
  await wait(1_000);
  expect(screen.queryByText('Copied')).toBeNull();
});

it('shows one at a time and lets at most three wait, dropping the oldest', () => {
  const queue = new ToastQueue();
  for (const text of ['1', '2', '3', '4', '5']) queue.show('info', text);
  const seen: (string | undefined)[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    seen.push(queue.shown()?.text);
    queue.close();
  }
  expect(seen).toEqual(['1', '3', '4', '5', undefined]);
});

it('shows inside an open modal, because everything outside it is inert', () => {
  show(
    <Dialog title="Deposit" onClose={() => undefined}>
      text
    </Dialog>,
  );
  act(() => toasts.success('Copied: 123'));
  expect(screen.getByText('Copied: 123').closest('dialog')).not.toBeNull();
  expect(screen.getAllByText('Copied: 123')).toHaveLength(1);
});
