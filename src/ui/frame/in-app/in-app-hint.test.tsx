import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { InAppHint } from './in-app-hint.tsx';

const hintText = 'เปิดในเบราว์เซอร์เพื่อการใช้งานที่สมบูรณ์';
const openIn = (userAgent: string, more: object = {}) => {
  vi.stubGlobal('navigator', { userAgent, ...more });
  return render(<InAppHint />);
};
const facebookOnIphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/15E148 [FBAN/FBIOS;FBAV/520.0]';
const copyLink = 'คัดลอกลิงก์';

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

it.each([facebookOnIphone, 'Instagram 340.0', 'musical_ly_2024 BytedanceWebview'])(
  'names the menu of the app and offers to copy the link in %s',
  async (userAgent) => {
    openIn(userAgent);
    expect(await screen.findByText(hintText)).toBeTruthy();
    expect(screen.getByText(/กด ⋯ ที่มุมจอ/)).toBeTruthy();
    expect(screen.getByRole('button', { name: copyLink })).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  },
);

// As Safari does, which takes nothing that is copied once the press has been answered.
const clipboardOfSafari = () => {
  const copied: Promise<Blob>[] = [];
  vi.stubGlobal(
    'ClipboardItem',
    class {
      readonly data: Readonly<Record<string, Promise<Blob>>>;

      constructor(data: Readonly<Record<string, Promise<Blob>>>) {
        this.data = data;
      }
    },
  );
  const write = async ([item]: readonly {
    readonly data: Readonly<Record<string, Promise<Blob>>>;
  }[]): Promise<void> => {
    const promised = item?.data['text/plain'] ?? Promise.reject(new Error('no text'));
    copied.push(promised);
    await promised;
  };
  return { copied, write };
};

it('copies the address with a ticket during the press itself, and shows no ticket', async () => {
  history.replaceState(null, '', '/user/home');
  const { copied, write } = clipboardOfSafari();
  vi.stubGlobal('navigator', { userAgent: facebookOnIphone, clipboard: { write } });
  const asked = Promise.withResolvers<string | null>();
  render(<InAppHint fragment={() => asked.promise} />);
  fireEvent.click(await screen.findByRole('button', { name: copyLink }));
  expect(copied).toHaveLength(1);
  asked.resolve('ticket=secret');
  expect(await screen.findByText(/ภายใน 1 นาที/)).toBeTruthy();
  expect(await (await copied[0])?.text()).toBe(`${location.origin}/user/home#ticket=secret`);
  expect(document.body.textContent).not.toContain('secret');
});

it('copies the plain address where nothing carries a session along', async () => {
  history.replaceState(null, '', '/login');
  const written: string[] = [];
  openIn(facebookOnIphone, { clipboard: { writeText: async (text: string) => written.push(text) } });
  fireEvent.click(await screen.findByRole('button', { name: copyLink }));
  expect(await screen.findByText(/^คัดลอกลิงก์แล้ว/)).toBeTruthy();
  expect(screen.queryByText(/ภายใน 1 นาที/)).toBeNull();
  expect(written).toEqual([`${location.origin}/login`]);
});

it('shows the address to copy by hand where the browser does not copy, without the ticket', async () => {
  history.replaceState(null, '', '/user/home');
  vi.stubGlobal('navigator', { userAgent: facebookOnIphone });
  render(<InAppHint fragment={() => Promise.resolve('ticket=secret')} />);
  fireEvent.click(await screen.findByRole('button', { name: copyLink }));
  expect(await screen.findByText(`${location.origin}/user/home`)).toBeTruthy();
  expect(document.body.textContent).not.toContain('secret');
});

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
