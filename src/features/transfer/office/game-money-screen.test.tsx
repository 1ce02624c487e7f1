import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { StaffRole } from '#contract/staff-roles.ts';
import { applyLocale } from '#i18n/locale.ts';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { expectOnlyFor } from '#support/screens/office/only-for.tsx';
import { renderOffice } from '#support/screens/office/render-office.tsx';
import { transferOfficeCalls } from '../office-contract.ts';
import { GameMoneyScreen } from './game-money-screen.tsx';

const memberId = '01a1f8b7-725b-7e04-bbd6-156dcd96b5a0';
const since = '2026-11-20T11:28:54.000Z';

const detail: AnswerOf<typeof transferOfficeCalls.getGameMoney> = {
  memberId,
  memberName: 'Somchai',
  memberPhone: 'xxxxxx1210',
  currency: 'BAHT',
  wallet: 5_000n,
  games: [
    {
      code: 'JOKER',
      bookedAmount: 10_000n,
      inTransit: 0n,
      kind: 'SILENT',
      providerAmount: 9_000n,
      since,
      comparedAt: since,
      answeredAt: '2026-11-19T11:28:54.000Z',
      playToday: -1_000n,
    },
  ],
  days: [
    { day: '2026-11-20', code: 'JOKER', net: -1_000n, stake: null, rounds: null, source: 'derived' },
    { day: '2026-11-20', code: 'PG', net: 250n, stake: 12_000n, rounds: 31, source: 'pulled' },
  ],
  transfers: [
    {
      transferId: 't1',
      code: 'JOKER',
      direction: 'in',
      amount: 10_000n,
      status: 'CONFIRMED',
      createdAt: since,
      endedAt: since,
    },
  ],
};

const openGames = async (role: StaffRole = 'manager', shown = detail): Promise<FakeBackend> => {
  const backend = fakeBackend();
  backend.answers(transferOfficeCalls.listGameMoney, {
    counts: { unexplained: 1, explained: 0 },
    oldestAt: since,
    hasMore: false,
    items: [
      {
        memberId,
        memberName: 'Somchai',
        code: 'JOKER',
        kind: 'SILENT',
        bookedAmount: 10_000n,
        providerAmount: 9_000n,
        currency: 'BAHT',
        since,
      },
    ],
  });
  backend.answers(transferOfficeCalls.getGameMoney, shown);
  renderOffice(<GameMoneyScreen />, { at: '/game-money', role });
  fireEvent.click(await screen.findByRole('link', { name: /Somchai/ }));
  await screen.findByRole('article');
  return backend;
};
const inItem = () => within(screen.getByRole('article'));
const inDialog = () => within(screen.getByRole('dialog'));

beforeEach(() => applyLocale('en'));

it('a game shows what it told and what is booked, and its money comes home with a reason only', async () => {
  const backend = await openGames();
  expect(inItem().getByText('The game gives no clear answer')).toBeTruthy();
  expect(inItem().getByText('Reported by the game').nextElementSibling?.textContent).toContain('90.00');
  expect(inItem().getByText('In our books').nextElementSibling?.textContent).toContain('100.00');
  backend.answers(transferOfficeCalls.bringHome, { message: 'SUCCESS', status: 'SUCCESS' });
  fireEvent.click(inItem().getByRole('button', { name: 'Transfer to the main wallet' }));
  fireEvent.input(inDialog().getByLabelText('Reason'), { target: { value: 'asked' } });
  fireEvent.click(inDialog().getByRole('button', { name: 'Transfer to the main wallet' }));
  expect(backend.sent(transferOfficeCalls.bringHome)).toEqual([]);
  fireEvent.input(inDialog().getByLabelText('Reason'), { target: { value: 'The member asked by phone' } });
  fireEvent.click(inDialog().getByRole('button', { name: 'Transfer to the main wallet' }));
  await waitFor(() =>
    expect(backend.questions(transferOfficeCalls.bringHome)).toEqual([
      { memberId, code: 'JOKER', note: 'The member asked by phone' },
    ]),
  );
  expect(await screen.findByText(/See its outcome under Last transfers/)).toBeTruthy();
  // Above the list, it would open the next item.
  expect(within(screen.getByRole('region', { name: 'Money at games' })).queryByText(/See its outcome/)).toBeNull();
  expect(inItem().getByRole('heading', { name: 'Last transfers' })).toBeTruthy();
});

it.each([
  ['TRANSFER_FAIL', 502, /^Not transferred\. The money is still in the game/],
  ['REQUEST_LIMIT', 409, /^An earlier transfer with this game is still in progress/],
  ['MONEY_NOT_ENOUGH', 400, /^There is no booked money to transfer from this game/],
] as const)('when money did not come home because of %s, staff read where it is', async (code, status, text) => {
  const backend = await openGames();
  backend.refuses(transferOfficeCalls.bringHome, code, status);
  fireEvent.click(inItem().getByRole('button', { name: 'Transfer to the main wallet' }));
  fireEvent.input(inDialog().getByLabelText('Reason'), { target: { value: 'The member asked by phone' } });
  fireEvent.click(inDialog().getByRole('button', { name: 'Transfer to the main wallet' }));
  expect(await inDialog().findByText(text)).toBeTruthy();
  expect(inDialog().queryByText(/returned to the wallet|outcome/i)).toBeNull();
});

it('a game that agreed before its money moved says so, since its two figures differ', async () => {
  const games = detail.games.map((game) => ({ ...game, kind: 'AGREES' }) as const);
  await openGames('manager', { ...detail, games });
  expect(inItem().getByText(/^Money has moved since the game reported/)).toBeTruthy();
  expect(inItem().queryByText('Agrees')).toBeNull();
});

it('one press queries the games of a member, another all games', async () => {
  const backend = await openGames();
  backend.answers(transferOfficeCalls.compareGames, { message: 'SUCCESS' });
  backend.answers(transferOfficeCalls.compareAll, { message: 'SUCCESS', accounts: 12 });
  fireEvent.click(screen.getByRole('button', { name: 'Query all games now' }));
  expect(await screen.findByText(/Accounts being queried: 12/)).toBeTruthy();
  fireEvent.click(inItem().getByRole('button', { name: /Query now/ }));
  await waitFor(() => expect(backend.questions(transferOfficeCalls.compareGames)).toEqual([{ memberId }]));
});

it('support may query, and is told who may bring money home', async () => {
  await openGames('support');
  await expectOnlyFor('Transfer to the main wallet', 'finance, manager');
});

it('each day of play shows what was won or lost, with the turnover where the game lists its rounds', async () => {
  await openGames();
  const days = within(inItem().getByText('Play in the last 7 days').parentElement ?? document.body).getAllByRole(
    'listitem',
  );
  expect(days.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('From balances'),
    expect.stringMatching(/PG.*2\.50.*Staked .*120\.00 · rounds: 31/),
  ]);
});

it('the list shows what a game reports beside what is booked, where the two differ', async () => {
  await openGames();
  const row = screen.getByRole('link', { name: /Somchai/ }).textContent;
  expect([row?.includes('Reported by the game ฿90.00'), row?.includes('100.00')]).toEqual([true, true]);
});
