import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
import { applyLocale } from '#i18n/locale.ts';
import { deskItem } from '#support/screens/office/desk-item.tsx';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderOffice } from '#support/screens/office/render-office.tsx';
import { depositOfficeCalls, type DeskItem } from '../office-contract.ts';
import { MoneyInScreen } from './money-in-screen.tsx';

const face = { memberId: '01a1f8b7-725b-7e04-bbd6-156dcd96b5aa', name: 'Somchai', phone: 'xxxxxx5678', account: null };
type Payout = NonNullable<AnswerOf<typeof depositOfficeCalls.findPayout>['payout']>;
const payout: Payout = {
  withdrawalId: '01a1f8b7-725b-7e04-bbd6-156dcd96b511',
  member: face,
  amount: 50_000n,
  currency: 'BAHT',
  paidTo: { bankCode: 'KTB', accountNo: 'xxxxxx9001', name: 'SOMCHAI JAIDEE' },
  sentAt: '2026-11-19T03:00:00.000Z',
  because: null,
};
const { withdrawalId } = payout;

let backend: FakeBackend;
beforeEach(() => applyLocale('en'));

const open = async (changes: Partial<DeskItem> = {}, staffId = 'malee') => {
  backend = fakeBackend();
  const item = deskItem(changes);
  backend.answers(depositOfficeCalls.findMatches, { members: [], receipts: [], payouts: [payout] });
  backend.answers(depositOfficeCalls.listPresent, { others: [] });
  backend.answers(depositOfficeCalls.bookPayoutReturn, { message: 'SUCCESS', status: 'NAMED' });
  backend.answers(depositOfficeCalls.agree, { message: 'SUCCESS', status: 'NAMED' });
  backend.answers(depositOfficeCalls.listMoneyIn, {
    counts: { suspense: 1, reported: 0, reject: 0 },
    oldestAt: null,
    hasMore: false,
    items: [item],
  });
  renderOffice(<MoneyInScreen />, { at: `/money-in/suspense.${item.itemId}`, staffId });
  return { item, article: within(await screen.findByRole('article')) };
};

const typePassword = (): void => {
  fireEvent.input(screen.getByLabelText('Your password'), { target: { value: 'a long enough password' } });
};

it('a payout that the bank may have returned is shown with its account, and one press gives it back as no deposit', async () => {
  const { item, article } = await open();
  expect(await article.findByText('Payouts that the bank may have returned')).toBeTruthy();
  expect(article.getByText('SOMCHAI JAIDEE, KTB •••• 9001')).toBeTruthy();
  fireEvent.click(article.getByRole('button', { name: 'It is the return of this payout' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/It is no deposit and starts no bonus/)).toBeTruthy();
  typePassword();
  fireEvent.click(dialog.getByRole('button', { name: 'It is the return of this payout' }));
  await screen.findByText(/^Return of a payout: ฿500\.00, Somchai/);
  const asked = { itemId: item.itemId, withdrawalId, amount: 50_000n, password: 'a long enough password' };
  expect(backend.questions(depositOfficeCalls.bookPayoutReturn)).toEqual([asked]);
});

it('a payout is named by its reference, and pressed only once it is shown', async () => {
  const { article } = await open();
  backend.answers(depositOfficeCalls.findPayout, { payout, needsTwo: true });
  fireEvent.click(article.getByRole('button', { name: 'Return of a payout' }));
  const dialog = within(screen.getByRole('dialog'));
  typePassword();
  fireEvent.click(dialog.getByRole('button', { name: 'Return of a payout' }));
  expect(backend.questions(depositOfficeCalls.bookPayoutReturn)).toEqual([]);
  const reference = dialog.getByLabelText('Reference of the withdrawal, or the bank’s');
  fireEvent.input(reference, { target: { value: withdrawalId } });
  expect(await dialog.findByText('Another person has to confirm it')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Return of a payout' }));
  await expect.poll(() => backend.questions(depositOfficeCalls.bookPayoutReturn)).toMatchObject([{ withdrawalId }]);
});

it.each([
  ['PAYOUT_RETURNED', 'This payout was given back to the member already'],
  ['PAYOUT_NOT_PAID', /^This withdrawal was not paid/],
  ['PAYOUT_DIFFERS', /^This money is not that payout/],
])('a withdrawal that cannot be the one says why (%s), and cannot be pressed', async (because, text) => {
  const { article } = await open();
  backend.answers(depositOfficeCalls.findPayout, { payout: { ...payout, because }, needsTwo: false });
  fireEvent.click(article.getByRole('button', { name: 'Return of a payout' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.input(dialog.getByLabelText('Reference of the withdrawal, or the bank’s'), {
    target: { value: withdrawalId },
  });
  expect(await dialog.findByText(text)).toBeTruthy();
  typePassword();
  fireEvent.click(dialog.getByRole('button', { name: 'Return of a payout' }));
  expect(await dialog.findByText('No withdrawal that fits is shown below this reference')).toBeTruthy();
  expect(backend.questions(depositOfficeCalls.bookPayoutReturn)).toEqual([]);
});

it('the second person reads whose payout came back and when it was sent, and that it is no deposit', async () => {
  const detail = '2026-11-19T03:00:00.000Z';
  const proposal = { proposalId: 'p1', act: 'PAYOUT', detail, receipt: null, otherThan: 0 };
  const { article } = await open({ proposal, namedTo: face });
  expect(await article.findByText(/^Somchai •••• 5678, 19\/11\/2026/)).toBeTruthy();
  fireEvent.click(article.getByRole('button', { name: /^Confirm/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/^Return of a payout: Somchai/)).toBeTruthy();
  expect(dialog.getByText(/It is no deposit and starts no bonus/)).toBeTruthy();
});
