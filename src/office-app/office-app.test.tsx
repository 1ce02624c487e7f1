import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { storeToken } from '#ask/session.ts';
import type { StaffRole } from '#contract/staff-roles.ts';
import { applyLocale } from '#i18n/locale.ts';
import { OfficeApp } from './office-app.tsx';

type Answers = Record<string, readonly [status: number, body: unknown]>;

const withdrawals = { counts: { waiting: 3, second: 1, sent: 0 }, oldestAt: null, hasMore: false, items: [] };

// Every screen requests its own count; requests that a test does not answer are refused.
let answers: Answers = {};

const openAt = async (path: string, role: StaffRole | null, instead: Answers = {}): Promise<void> => {
  applyLocale('en');
  history.replaceState(null, '', path);
  answers = {
    '/api/self': [200, { staffId: 's', name: 'malee', role }],
    '/api/withdrawals': [200, withdrawals],
    ...instead,
  };
  if (role !== null) storeToken('a token', false);
  vi.stubGlobal('fetch', (address: string) => {
    const [status, body] = answers[address.split('?')[0] ?? ''] ?? [403, { message: 'NOT_PERMITTED' }];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  await act(async () => {
    render(<OfficeApp />);
  });
};

const late = { timeout: 10_000 };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, late);

beforeEach(() => sessionStorage.clear());

it('a person who is not logged in sees the login at any address, which stays', async () => {
  await openAt('/money-in', null);
  expect(await screen.findByLabelText('Staff name', {}, late)).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(location.pathname).toBe('/money-in');
  expect(screen.getByText('DEMO')).toBeTruthy();
});

it('a session that ends leads to the login with the reason, and the address stays for the way back', async () => {
  await openAt('/withdrawals?view=second', 'finance');
  await heading('Withdrawals');
  answers['/api/withdrawals'] = [401, { message: 'EXPIRED_AUTH_TOKEN' }];
  expect(await screen.findByText('Your session ended. Please log in again', {}, late)).toBeTruthy();
  expect(location.pathname + location.search).toBe('/withdrawals?view=second');
}, 25_000);

it('the first address leads to the withdrawals, and the menu says how many wait', async () => {
  await openAt('/', 'manager');
  await heading('Withdrawals');
  expect(location.pathname).toBe('/withdrawals');
  await waitFor(() => expect(document.title).toBe('Withdrawals, Back office'));
  const entry = await screen.findByRole('link', { name: /Payouts.*4 waiting/ }, late);
  expect(entry.getAttribute('data-here')).toBe('true');
  expect(screen.getByText(/^malee \(manager\)/)).toBeTruthy();
});

it('a screen is missing from the menu of other roles, and its address says who may see it', async () => {
  await openAt('/money-in', 'support');
  expect(await screen.findByText('Only for: finance, manager, auditor', {}, late)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Outside work/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Money in/ })).toBeNull();
});

it('a server that does not say who is logged in is reported, and can be asked again', async () => {
  await openAt('/withdrawals', 'manager', { '/api/self': [500, '<html>'] });
  expect(await screen.findByText('Could not load', {}, late)).toBeTruthy();
  answers['/api/self'] = [200, { staffId: 's', name: 'malee', role: 'manager' }];
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('Withdrawals');
});

it('an unknown address says so', async () => {
  await openAt('/nothing', 'manager');
  expect(await heading('Page not found')).toBeTruthy();
});
