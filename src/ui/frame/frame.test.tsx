import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CrashBoundary } from './crash-boundary.tsx';
import { ToastProvider } from '../overlays/toasts.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { lazyPart, PartMissingError } from './lazy-part.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { storedTheme } from './theme.ts';
import { ThemeMenu } from './theme-menu.tsx';

const silent = (): void => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
};

it('the language menu names each language in itself, checks the current one and works by keyboard', async () => {
  render(<LanguageMenu />, { wrapper: ToastProvider });
  const button = screen.getByRole('button');
  fireEvent.click(button);
  const items = screen.getAllByRole('menuitemradio');
  expect(items.map((item) => item.textContent)).toEqual(['ไทย', 'ລາວ', 'English']);
  expect(items.map((item) => item.getAttribute('aria-checked'))).toEqual(['true', 'false', 'false']);
  expect(document.activeElement).toBe(items[0]);
  fireEvent.keyDown(document.activeElement as Element, { key: 'End' });
  expect(document.activeElement).toBe(items[2]);
  await act(async () => fireEvent.click(document.activeElement as Element));
  expect(document.documentElement.lang).toBe('en');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('Escape closes the menu and gives the focus back', () => {
  render(<LanguageMenu />, { wrapper: ToastProvider });
  fireEvent.click(screen.getByRole('button'));
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

it('the theme is stored under theme and follows the device again on auto', () => {
  render(<ThemeMenu />);
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByText('มืด'));
  expect([localStorage.getItem('theme'), document.documentElement.dataset['theme']]).toEqual(['dark', 'dark']);
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByText('ตามอุปกรณ์'));
  expect([storedTheme(), document.documentElement.dataset['theme']]).toEqual(['auto', undefined]);
});

it('says that there is no connection, and for 4 seconds that it is back', async () => {
  vi.useFakeTimers();
  const network = { onLine: false };
  vi.stubGlobal('navigator', network);
  render(<OfflineBanner />);
  expect(screen.getByRole('status').textContent).toBe('ไม่มีการเชื่อมต่ออินเทอร์เน็ต');
  network.onLine = true;
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.getByRole('status').textContent).toBe('กลับมาออนไลน์แล้ว');
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(screen.getByRole('status').textContent).toBe('');
});

const Broken = ({ error }: { readonly error: Error }): never => {
  throw error;
};

it('an error in one part leaves the rest of the page and shows an id to quote', () => {
  silent();
  render(
    <>
      <p>balance</p>
      <CrashBoundary>
        <Broken error={new Error('boom')} />
      </CrashBoundary>
    </>,
  );
  expect(screen.getByText('balance')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toMatch(/เกิดข้อผิดพลาด.*[0-9A-F]{8}/);
});

it('a part that can no longer be fetched offers to reload', () => {
  silent();
  render(
    <CrashBoundary>
      <Broken error={new PartMissingError('gone')} />
    </CrashBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('มีเวอร์ชันใหม่');
  expect(screen.getByRole('button', { name: 'โหลดหน้านี้ใหม่' })).toBeTruthy();
});

it('fetches a part a second time before it gives up', async () => {
  vi.useFakeTimers();
  let tries = 0;
  const load = vi.fn<() => Promise<{ Here: () => string }>>(() => {
    tries += 1;
    return tries === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ Here: () => 'here' });
  });
  const { Part } = lazyPart(load, 'Here');
  const { Suspense } = await import('react');
  render(
    <Suspense fallback="waiting">
      <Part />
    </Suspense>,
  );
  expect(document.body.textContent).toContain('waiting');
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(document.body.textContent).toContain('here');
  expect(load).toHaveBeenCalledTimes(2);
});

it('a part that could not be fetched says why, and is fetched again when it is opened the next time', async () => {
  vi.useFakeTimers();
  silent();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let isThere = false;
  const { Part, renew } = lazyPart(
    () => (isThere ? Promise.resolve({ Here: () => 'here' }) : Promise.reject(new TypeError('Failed to fetch'))),
    'Here',
  );
  const { Suspense } = await import('react');
  const open = () =>
    render(
      <CrashBoundary>
        <Suspense fallback="waiting">
          <Part />
        </Suspense>
      </CrashBoundary>,
    );
  const { unmount } = open();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('alert').textContent).toContain('ไม่มีการเชื่อมต่ออินเทอร์เน็ต');
  unmount();
  isThere = true;
  renew();
  open();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(document.body.textContent).toContain('here');
});
