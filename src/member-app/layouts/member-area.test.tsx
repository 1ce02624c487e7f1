import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetSession, storeToken } from '#ask/session.ts';
import { App } from '../app.tsx';

const profileOf = (name: string) => ({
  _id: name,
  username: '0812345678',
  name,
  createdAt: '2026-01-01T00:00:00Z',
  coin: 0,
});

// Each member has another name and another balance.
const walletOf = (name: string, amount: number) => ({
  profile: profileOf(name),
  bankAccount: null,
  wallet: { amount },
  invite: { amount: 0, percentSuccess: 0, percentFail: 0 },
  slots: [],
});
const wallets: Record<string, object> = { 'Bearer one': walletOf('Noi', 1_111), 'Bearer two': walletOf('Lek', 2_222) };

const openHome = async (): Promise<void> => {
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const token = (init.headers as Record<string, string>)['Authorization'] ?? '';
    const wallet = address.split('?')[0] === '/api/wallet' ? wallets[token] : undefined;
    return Promise.resolve(
      new Response(JSON.stringify(wallet ?? { message: 'NO_DATA' }), { status: wallet === undefined ? 404 : 200 }),
    );
  });
  history.replaceState(null, '', '/user/home');
  await act(async () => {
    render(<App />);
  });
  await screen.findAllByText(/1,111/, undefined, { timeout: 5_000 });
};

const endedText = 'เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง';

const inAnotherTab = (change: () => void): Promise<void> =>
  act(async () => {
    change();
    dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  storeToken('one', true);
});

it('when another tab logs in as somebody else, nothing of the first member stays on the screen', async () => {
  await openHome();
  await inAnotherTab(() => storeToken('two', true));
  await screen.findAllByText(/2,222/, undefined, { timeout: 5_000 });
  expect(screen.queryAllByText(/1,111/)).toEqual([]);
  expect(document.body.textContent).toContain('Lek');
  expect(document.body.textContent).not.toContain('Noi');
});

it('when another tab ends the session, this one shows the login, not the member, and says that the session ended', async () => {
  await openHome();
  await inAnotherTab(forgetSession);
  await waitFor(() => expect(location.pathname).toBe('/login'), { timeout: 5_000 });
  expect(screen.queryAllByText(/1,111/)).toEqual([]);
  expect((await screen.findByText(endedText)).closest('main')).not.toBeNull();
});

it('a tab that slept meanwhile notices it when it is shown again', async () => {
  await openHome();
  await act(async () => {
    storeToken('two', true);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await screen.findAllByText(/2,222/, undefined, { timeout: 5_000 });
  expect(screen.queryAllByText(/1,111/)).toEqual([]);
});
