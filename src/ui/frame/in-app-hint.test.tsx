import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { InAppHint } from './in-app-hint.tsx';

const hintText = 'เปิดในเบราว์เซอร์เพื่อการใช้งานที่สมบูรณ์';
const openIn = (userAgent: string) => {
  vi.stubGlobal('navigator', { userAgent });
  return render(<InAppHint />);
};

it('suggests the phone’s own browser inside LINE, by a link that LINE opens there', async () => {
  openIn('Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile Line/14.1.0/IAB');
  const address = (await screen.findByRole('link', { name: hintText })).getAttribute('href') ?? '';
  expect(new URL(address).searchParams.get('openExternalBrowser')).toBe('1');
});

it('leads out of other apps on Android by an intent, which keeps the whole address', async () => {
  history.replaceState(null, '', '/register?invite=7');
  openIn('Mozilla/5.0 (Linux; Android 14; wv) Chrome/130 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/480.0]');
  const link = await screen.findByRole('link', { name: hintText });
  expect(link.getAttribute('href')).toBe(
    `intent://${location.host}/register?invite=7#Intent;scheme=http;action=android.intent.action.VIEW;end`,
  );
});

it.each(['FBAN/FBIOS;FBAV/480.0', 'Instagram 340.0', 'musical_ly_2024 BytedanceWebview'])(
  'hints without a link in %s',
  async (userAgent) => {
    openIn(userAgent);
    expect(await screen.findByText(hintText)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  },
);

it('says nothing in a browser', () => {
  openIn('Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile Safari/537.36');
  expect(screen.queryByText(hintText)).toBeNull();
});

it('stays closed for the visit', async () => {
  const { unmount } = openIn('Line/14.1.0');
  fireEvent.click(await screen.findByRole('button', { name: 'ปิด' }));
  expect(screen.queryByText(hintText)).toBeNull();
  unmount();
  render(<InAppHint />);
  expect(screen.queryByText(hintText)).toBeNull();
});
