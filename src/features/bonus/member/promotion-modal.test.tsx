import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { statementCalls } from '#features/statement/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { applyLocale } from '#i18n/locale.ts';
import { loadRefusalTexts } from '#i18n/refusal-text.ts';
import { proves } from '#support/requirements/proves.ts';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderScreen } from '#support/screens/render-screen.tsx';
import { walletAnswerOf } from '#support/screens/wallet-answer.tsx';
import { bonusCalls } from '../contract.ts';
import { BonusScreen } from './bonus-screen.tsx';

const promotion = {
  code: 'KRAPAO50',
  percentFail: 10,
  description: '50 baht at once',
  title: 'To start with',
  percentSuccess: 300,
  amount: 5_000n,
  success: 15_000n,
  fail: 500n,
};

let backend: FakeBackend;
afterEach(() => vi.restoreAllMocks());

beforeEach(async () => {
  applyLocale('en');
  await loadRefusalTexts();
  backend = fakeBackend();
  backend.answers(bonusCalls.list, []);
  backend.answers(bonusCalls.checkActive, { status: false, type: null });
  backend.answers(bonusCalls.findPromotion, promotion);
  backend.answers(bonusCalls.activatePromotion, { message: 'SUCCESS' });
  backend.answers(walletCalls.get, walletAnswerOf({ amount: 0n }));
  backend.answers(statementCalls.get, { total: 0, statements: [] });
});

const search = async (typed: string): Promise<HTMLInputElement> => {
  renderScreen(<BonusScreen currency="BAHT" onDeposit={() => undefined} />, { at: '/user/bonus' });
  const field = await screen.findByLabelText<HTMLInputElement>('Promotion code');
  fireEvent.input(field, { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  return field;
};

it('the code is in upper case while it is typed and when it is sent', async () => {
  proves('PROMO-02', 'PROMO-03', 'PROMO-04', 'PROMO-05', 'API-079');
  const field = await search('krapao50');
  expect(field.value).toBe('KRAPAO50');
  await screen.findByText('50 baht at once');
  expect(backend.questions(bonusCalls.findPromotion)).toEqual([{ code: 'KRAPAO50' }]);
});

it('a code is required, and what cannot be one is refused under the field', async () => {
  proves('VAL-25', 'OP-211');
  await search('');
  screen.getByText('Enter a promotion code');
  const field = screen.getByLabelText<HTMLInputElement>('Promotion code');
  for (const typed of ['คราเปา', 'ກະເປົາ', 'A/B', 'A😀']) {
    fireEvent.input(field, { target: { value: typed } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    screen.getByText('Use only A to Z, 0 to 9, - and _');
  }
  expect(backend.sent(bonusCalls.findPromotion)).toHaveLength(0);
});

it.each([
  [promotion, '150.00 baht or falls to 5.00'],
  [{ ...promotion, percentFail: 25, success: 20_000n, fail: 1_250n }, '200.00 baht or falls to 12.50'],
])('says that it searches, then what was found with its own numbers', async (found, ends) => {
  proves('PROMO-06', 'PROMO-07', 'PROMO-08', 'PROMO-09');
  const answer = backend.holds(bonusCalls.findPromotion, found);
  await search('KRAPAO50');
  await screen.findByText('Searching for the promotion');
  answer();
  await screen.findByText('50 baht at once');
  screen.getByText(new RegExp(`down to ${String(found.percentFail)}% of the starting amount`));
  screen.getByText(`You get 50.00 baht. You can withdraw once your total balance reaches ${ends} baht`);
  expect(screen.getByRole('button', { name: 'Receive bonus' })).toBeTruthy();
});

it('a code without a promotion shows the not-found message', async () => {
  proves('PRES-24', 'OP-157');
  backend.refuses(bonusCalls.findPromotion, 'NO_PROMOTION');
  await search('NOSUCH');
  await screen.findByText('Promotion not found');
  expect(screen.queryByRole('button', { name: 'Receive bonus' })).toBeNull();
});

it('a lost answer does not say that there is no such promotion', async () => {
  backend.loses(bonusCalls.findPromotion);
  await search('KRAPAO50');
  await screen.findByText('Could not load');
  expect(screen.queryByText('Promotion not found')).toBeNull();
});

it('offline no code can be searched for, and the button says why', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderScreen(<BonusScreen currency="BAHT" onDeposit={() => undefined} />, { at: '/user/bonus' });
  const button = await screen.findByRole('button', { name: 'Search' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('You are offline')).toBeTruthy();
});

it('a code that is used up is said to be fully taken', async () => {
  backend.refuses(bonusCalls.findPromotion, 'BONUS_FULL');
  await search('ONCE');
  await screen.findByText('This bonus is fully taken');
  expect(screen.queryByText('Promotion not found')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Receive bonus' })).toBeNull();
});

it('a received promotion says so and refreshes the balances', async () => {
  proves('PROMO-10', 'PRES-20');
  await search('KRAPAO50');
  fireEvent.click(await screen.findByRole('button', { name: 'Receive bonus' }));
  const said = await screen.findByRole('alertdialog', { name: 'Saved' });
  expect(said.textContent).toMatch(/[\d.]+ baht is in your main wallet/);
  expect(backend.questions(bonusCalls.activatePromotion)).toEqual([{ code: 'KRAPAO50' }]);
  await waitFor(() => expect(backend.sent(walletCalls.get)).not.toHaveLength(0));
});

it('a received promotion of a backend that names no amount says that it was accepted, and where to find it', async () => {
  backend.answers(bonusCalls.findPromotion, { ...promotion, amount: null });
  await search('KRAPAO50');
  fireEvent.click(await screen.findByRole('button', { name: 'Receive bonus' }));
  const said = await screen.findByRole('alertdialog', { name: 'Saved' });
  expect(said.textContent).toContain('You accepted Promotion KRAPAO50. You can see it on this screen');
});

it('a promotion that cannot be received says why in an alert', async () => {
  proves('PRES-19');
  backend.refuses(bonusCalls.activatePromotion, 'PROMOTION_RECEIVED');
  await search('KRAPAO50');
  fireEvent.click(await screen.findByRole('button', { name: 'Receive bonus' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('You have already received this promotion');
});

it('a promotion whose terms changed meanwhile says so and shows the new ones', async () => {
  backend.answers(bonusCalls.findPromotion, { ...promotion, termsHash: 'a'.repeat(64) });
  backend.refuses(bonusCalls.activatePromotion, 'TERMS_CHANGED');
  await search('KRAPAO50');
  const receive = await screen.findByRole('button', { name: 'Receive bonus' });
  backend.answers(bonusCalls.findPromotion, { ...promotion, success: 20_000n, termsHash: 'b'.repeat(64) });
  fireEvent.click(receive);
  const said = await screen.findByRole('alertdialog');
  expect(said.textContent).toContain('The terms have just changed');
  fireEvent.click(within(said).getByRole('button'));
  await screen.findByText(/total balance reaches 200.00 baht/);
  expect(backend.questions(bonusCalls.activatePromotion)).toEqual([{ code: 'KRAPAO50', termsHash: 'a'.repeat(64) }]);
});
