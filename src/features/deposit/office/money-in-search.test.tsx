import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { deskItem } from '#support/screens/office/desk-item.tsx';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderOffice } from '#support/screens/office/render-office.tsx';
import { depositOfficeCalls, type DeskItem } from '../office-contract.ts';
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

const reported = deskItem({
  kind: 'reported',
  reason: null,
  amount: 32_100n,
  channel: null,
  methodCode: null,
  payer: null,
  bankReference: null,
  paidAt: null,
});
const { itemId } = reported;
const dropped: DeskItem = { ...reported, status: 'DROPPED', endedAt: '2026-11-20T11:30:00.000Z', mayDecide: false };

const openReported = (found: DeskItem) => {
  const backend = fakeBackend();
  backend.answers(depositOfficeCalls.findMatches, { members: [], receipts: [] });
  backend.answers(depositOfficeCalls.listPresent, { others: [] });
  backend.answers(depositOfficeCalls.listMoneyIn, ({ view }) => ({
    ...nothing,
    items: view === 'open' && found.endedAt === null ? [found] : [],
  }));
  backend.answers(depositOfficeCalls.findMoneyIn, ({ search, view }) => ({
    ...nothing,
    items: search === itemId && view === (found.endedAt === null ? 'open' : 'ended') ? [found] : [],
  }));
  renderOffice(<MoneyInScreen />, { at: `/money-in/reported.${itemId}?view=reported` });
};

it('an opened item stays open while a search leaves it out of the list', async () => {
  openReported(reported);
  expect(within(await screen.findByRole('article')).getByRole('button', { name: /did not arrive/ })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Phone, reference, amount'), { target: { value: 'REF77' } });
  await screen.findByText(/^Nothing found/);
  expect(await screen.findByRole('article')).toBeTruthy();
});

it('an item that has ended meanwhile is shown as it ended', async () => {
  openReported(dropped);
  expect(within(await screen.findByRole('article')).getByText('Did not arrive')).toBeTruthy();
});
