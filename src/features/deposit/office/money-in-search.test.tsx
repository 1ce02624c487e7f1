import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderOffice } from '#support/screens/render-office.tsx';
import { depositOfficeCalls } from '../office-contract.ts';
import { MoneyInScreen } from './money-in-screen.tsx';

const nothing = { counts: { suspense: 0, reported: 0, reject: 0 }, oldestAt: null, hasMore: false, items: [] };

beforeEach(() => applyLocale('en'));

it.each([
  ['/money-in', [['suspense', 'open']]],
  [
    '/money-in?view=ended',
    [
      ['suspense', 'ended'],
      ['reported', 'ended'],
      ['reject', 'ended'],
    ],
  ],
] as const)('a search at %s goes through what is shown there, and says so when it finds nothing', async (at, shown) => {
  const backend = fakeBackend();
  backend.answers(depositOfficeCalls.listMoneyIn, nothing);
  backend.answers(depositOfficeCalls.findMoneyIn, nothing);
  renderOffice(<MoneyInScreen />, { at });
  fireEvent.change(await screen.findByLabelText('Phone, reference, amount'), { target: { value: ' REF77 ' } });
  expect(await screen.findByText('Nothing found in this view. Try another one above')).toBeTruthy();
  await waitFor(() =>
    expect(backend.questions(depositOfficeCalls.findMoneyIn)).toEqual(
      shown.map(([kind, view]) => ({ kind, view, page: 1, limit: 50, search: 'REF77' })),
    ),
  );
});
