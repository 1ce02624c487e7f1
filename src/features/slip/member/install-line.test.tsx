import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { forget } from '#ask/browser-storage.ts';
import { keepInstallOffer } from '#ask/install-offer.ts';
import { applyLocale } from '#i18n/locale.ts';
import { InstallLine } from './install-line.tsx';

beforeEach(() => {
  applyLocale('en');
  forget('local', 'install-closed');
});

const phone = 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0';
keepInstallOffer();

const offered = (userAgent: string) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { prompt, event };
};
const line = (): HTMLElement | null => screen.queryByText(/^Install this app/);

it('where no app can be installed, and on a computer, nothing is said about installing', () => {
  render(<InstallLine />);
  expect(line()).toBeNull();
  expect(offered('Mozilla/5.0 (Windows NT 10.0)').event.defaultPrevented).toBe(false);
  expect(line()).toBeNull();
});

it('on an Android phone one press opens the browser’s question, once', async () => {
  render(<InstallLine />);
  const { prompt, event } = offered(phone);
  expect(event.defaultPrevented).toBe(true);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Install app' })));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(line()).toBeNull();
});

it('the line that was closed comes back after 30 days', () => {
  vi.useFakeTimers({ now: 1_000_000_000_000 });
  const { unmount } = render(<InstallLine />);
  offered(phone);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(line()).toBeNull();
  unmount();
  vi.setSystemTime(1_000_000_000_000 + 31 * 24 * 60 * 60_000);
  render(<InstallLine />);
  expect(line()).not.toBeNull();
  vi.useRealTimers();
});
