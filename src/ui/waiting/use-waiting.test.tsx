import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { BusyArea } from './busy-area.tsx';
import { useWaiting } from './use-waiting.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const wait = (milliseconds: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const status = (): string => screen.getByRole('status').textContent ?? '';

it('shows a loading overlay only after 200 ms', async () => {
  proves('TIME-06', 'OP-208');
  render(<BusyArea isBusy>content</BusyArea>);
  await wait(199);
  expect(status()).toBe('');
  await wait(1);
  expect(status()).toBe('กำลังโหลด');
});

it('shows no loading overlay for a call that is done within 200 ms', async () => {
  proves('TIME-06', 'OP-208');
  const { rerender } = render(<BusyArea isBusy>content</BusyArea>);
  await wait(150);
  rerender(<BusyArea isBusy={false}>content</BusyArea>);
  await wait(1_000);
  expect(status()).toBe('');
});

it('stays for at least 300 ms once it is shown', async () => {
  const { rerender } = render(<BusyArea isBusy>content</BusyArea>);
  await wait(210);
  rerender(<BusyArea isBusy={false}>content</BusyArea>);
  await wait(280);
  expect(status()).toBe('กำลังโหลด');
  await wait(20);
  expect(status()).toBe('');
});

it('says after 8 seconds that it is still working', async () => {
  render(<BusyArea isBusy>content</BusyArea>);
  await wait(8_000);
  expect(status()).toBe('ยังดำเนินการอยู่');
});

const Region = ({ isBusy }: { readonly isBusy: boolean }) => <p role="status">{useWaiting(isBusy, true)}</p>;

it('what the page showed before goes on without a gap, and leaves as soon as the content is there', async () => {
  const { rerender } = render(<Region isBusy />);
  expect(status()).toBe('shown');
  await wait(199);
  expect(status()).toBe('shown');
  vi.advanceTimersByTime(200);
  rerender(<Region isBusy={false} />);
  await wait(0);
  expect(status()).toBe('hidden');
});
