import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bonusCalls } from '#features/bonus/contract.ts';
import { applyLocale } from '#i18n/locale.ts';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderScreen } from '#support/screens/render-screen.tsx';
import { ActiveBonusPart } from './active-bonus-part.tsx';

const runs = { amount: 30_000n, base: 40_000n, total: 80_000n, success: 120_000n, fail: 4_000n };
const terms = { code: 'WELCOME', title: 'Welcome bonus', percentSuccess: 300, percentFail: 10 };

it('a hidden balance is hidden in the note of a bonus too: its amounts and how far it is', async () => {
  applyLocale('en');
  localStorage.setItem('hide-balance', 'true');
  const backend = fakeBackend();
  backend.answers(bonusCalls.checkActive, { status: true, type: 'bonus', condition: { ...terms, runs } });
  renderScreen(<ActiveBonusPart currency="BAHT" />, { at: '/user' });
  await screen.findByText('Welcome bonus');
  expect(screen.getByText(/^Total balance/).textContent).toMatch(
    /^Total balance ••••\..* reaches •••• or falls to ••••$/,
  );
  expect(screen.getByText('Balance hidden')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  cleanup();
  const ended = {
    type: 'bonus',
    title: 'Welcome bonus',
    as: 'lost',
    at: new Date().toISOString(),
    fail: 4_000n,
  } as const;
  backend.answers(bonusCalls.checkActive, { status: false, type: null, ended });
  renderScreen(<ActiveBonusPart currency="BAHT" />, { at: '/user' });
  expect((await screen.findByText(/^Your total balance fell to/)).textContent).toContain('fell to •••• or less');
});

it('a balance that is not hidden is shown in the note of a bonus', async () => {
  applyLocale('en');
  const backend = fakeBackend();
  backend.answers(bonusCalls.checkActive, { status: true, type: 'bonus', condition: { ...terms, runs } });
  renderScreen(<ActiveBonusPart currency="BAHT" />, { at: '/user' });
  expect((await screen.findByText(/^Total balance/)).textContent).toContain('800.00 baht');
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(65);
});
