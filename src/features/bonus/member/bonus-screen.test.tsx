import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
import { statementCalls } from '#features/statement/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { applyLocale } from '#i18n/locale.ts';
import { loadRefusalTexts } from '#i18n/refusal-text.ts';
import { proves } from '#support/requirements/proves.ts';
import { alertKindOf } from '#support/screens/facts-of.tsx';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { expectSilence, renderScreen } from '#support/screens/render-screen.tsx';
import { walletAnswerOf } from '#support/screens/wallet-answer.tsx';
import { bonusCalls } from '../contract.ts';
import { BonusScreen } from './bonus-screen.tsx';
import { ActiveBonusNote } from './condition-progress.tsx';

type Bonus = AnswerOf<typeof bonusCalls.list>[number];

const bonusOf = (change: Partial<Bonus> = {}): Bonus => ({
  code: 'WELCOME',
  type: 'limit',
  maxReceived: 1,
  percentFail: 10,
  banners: [{ image: '/offers/welcome.svg', html: null }],
  userBonus: null,
  title: 'Welcome bonus',
  description: 'Doubles your deposit',
  percentSuccess: 300,
  percent: 300,
  amountMax: 30_000n,
  minimum: 10_000n,
  ...change,
});

const none = { status: false, type: null } as const;
const runs = { amount: 30_000n, base: 40_000n, total: 80_000n, success: 120_000n, fail: 4_000n };
const terms = { code: 'WELCOME', title: 'Welcome bonus', percentSuccess: 300, percentFail: 10 };
const running = { status: true, type: 'bonus', condition: { ...terms, runs } } as const;
const waits = { percent: 300, amountMax: 30_000n, minimum: 10_000n };
const waiting = { status: true, type: 'bonus', condition: { ...terms, waits } } as const;
const userBonus = { _id: 'g', isActive: true, received: [] };
const now = new Date().toISOString();

let backend: FakeBackend;

beforeEach(async () => {
  applyLocale('en');
  await loadRefusalTexts();
  backend = fakeBackend();
  backend.answers(bonusCalls.list, [bonusOf()]);
  backend.answers(bonusCalls.checkActive, none);
  backend.answers(bonusCalls.activate, userBonus);
  backend.answers(bonusCalls.clear, { message: 'BONUS_CLEAR' });
  backend.answers(walletCalls.get, walletAnswerOf({ amount: 0n }));
  backend.answers(statementCalls.get, { total: 0, statements: [] });
});

const onDeposit = vi.fn<() => void>();

const open = async (): Promise<void> => {
  renderScreen(<BonusScreen currency="BAHT" onDeposit={onDeposit} />, { at: '/user/bonus' });
  await screen.findByRole('list');
};
const card = (name: string): HTMLElement => screen.getByRole('button', { name: new RegExp(name) });
const isAbove = (first: Node, second: Node): boolean =>
  first.compareDocumentPosition(second) === Node.DOCUMENT_POSITION_FOLLOWING;
const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));

it('cards show their first picture or their code, and open the bonus unless it was received', async () => {
  proves('BON-04', 'BON-05', 'BON-06', 'BON-07', 'BON-08', 'BON-09', 'BON-10', 'OP-150', 'OP-151');
  const received = [{ updatedAt: now }];
  backend.answers(bonusCalls.list, [
    bonusOf(),
    bonusOf({ code: 'PLAIN', title: 'Plain one', banners: [] }),
    bonusOf({ code: 'HAD', title: 'Had one', userBonus: { ...userBonus, isActive: false, received } }),
    bonusOf({ code: 'BOTH', title: 'Both', userBonus: { ...userBonus, received } }),
  ]);
  await open();
  expect(isAbove(await screen.findByLabelText('Promotion code'), card('Welcome'))).toBe(true);
  expect(card('Welcome').querySelector('img')?.getAttribute('src')).toBe('/offers/welcome.svg');
  expect(card('Plain one').textContent).toContain('PLAIN');
  const cornerOf = (name: string) => card(name).querySelector('[class*=corner]');
  expect(cornerOf('Both')?.textContent).toBe('Current');
  expect([cornerOf('Welcome'), cornerOf('Plain one')]).toEqual([null, null]);
  const had = card('Had one');
  expect(had.textContent).toContain('Received');
  expect(had.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(had);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(card('Welcome'));
  expect(screen.getByRole('dialog', { name: 'Welcome bonus' })).toBeTruthy();
});

it.each([
  [{ percentSuccess: 300, percentFail: 10 }, '1,200.00 baht or falls to 40.00'],
  [{ percentSuccess: 500, percentFail: 25 }, '2,000.00 baht or falls to 100.00'],
])('before a bonus is accepted it says what it pays and asks, in its own numbers: %j', async (terms, ends) => {
  proves('BON-11', 'BON-12', 'BON-13', 'BON-26');
  backend.answers(bonusCalls.list, [bonusOf(terms)]);
  await open();
  fireEvent.click(card('Welcome'));
  const modal = screen.getByRole('dialog');
  expect(modal.querySelector('img')?.getAttribute('src')).toBe('/offers/welcome.svg');
  expect(modal.textContent).toContain('Deposit 100.00 baht');
  expect(modal.textContent).toContain(
    `You get 300.00 baht. You can withdraw once your total balance reaches ${ends} baht`,
  );
  expect(modal.textContent).toContain(`down to ${String(terms.percentFail)}% of the starting amount`);
  expect(within(modal).getByRole('button', { name: 'Receive bonus' })).toBeTruthy();
});

it('each banner of a bonus is reached by a press, forward and back, and one alone needs none', async () => {
  proves('BON-11');
  const three = ['a', 'b', 'c'].map((name) => ({ image: `/offers/${name}.svg`, html: null }));
  backend.answers(bonusCalls.list, [bonusOf({ banners: three }), bonusOf({ code: 'ONE', title: 'One picture' })]);
  await open();
  fireEvent.click(card('Welcome'));
  const after = (name: string): string | null | undefined => {
    press(name);
    return screen.getByRole('dialog').querySelector('img')?.getAttribute('src');
  };
  const seen = ['Next', 'Next', 'Next', 'Previous'].map(after);
  expect(seen).toEqual(['/offers/b.svg', '/offers/c.svg', '/offers/a.svg', '/offers/c.svg']);
  expect(screen.getByRole('group', { name: 'Welcome bonus 3/3' })).toBeTruthy();
  press('Close');
  fireEvent.click(card('One picture'));
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

it('an accepted bonus closes its modal, says which it is and what comes next, and reloads list, check and balances', async () => {
  proves('BON-15', 'BON-16', 'BON-17', 'BON-25', 'PRES-18');
  await open();
  fireEvent.click(card('Welcome'));
  backend.answers(bonusCalls.list, [bonusOf({ userBonus })]);
  backend.answers(bonusCalls.checkActive, waiting);
  const readings = backend.sent(walletCalls.get).length;
  press('Receive bonus');
  const said = await screen.findByRole('alertdialog', { name: 'Saved' });
  expect(said.textContent).toMatch(
    /You accepted Welcome bonus\. Your next deposit of [\d.]+ baht or more earns a bonus of \d+%/,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(backend.questions(bonusCalls.activate)).toEqual([{ code: 'WELCOME' }]);
  await waitFor(() => expect(card('Welcome').textContent).toContain('Current'));
  await waitFor(() => expect(screen.getAllByText(/Your next deposit of/)).toHaveLength(2));
  expect(backend.sent(walletCalls.get).length).toBeGreaterThan(readings);
});

it('a bonus of a backend that names no numbers says that it was accepted, and where to find it', async () => {
  backend.answers(bonusCalls.list, [bonusOf({ minimum: null })]);
  await open();
  fireEvent.click(card('Welcome'));
  press('Receive bonus');
  const said = await screen.findByRole('alertdialog', { name: 'Saved' });
  expect(said.textContent).toContain('You accepted Welcome bonus. You can see it on this screen');
});

it('a bonus that waits for a deposit is not called active, on its screen and beside its conditions', async () => {
  backend.answers(bonusCalls.checkActive, waiting);
  await open();
  expect((await screen.findByText('Waiting for your deposit: Bonus')).tagName).toBe('H2');
  renderScreen(<ActiveBonusNote currency="BAHT" />, { at: '/user/home' });
  await waitFor(() => expect(screen.getAllByText('Waiting for your deposit: Bonus')).toHaveLength(2));
  expect(screen.queryByText(/^Active/)).toBeNull();
});

it('a bonus that cannot be accepted says why in an alert', async () => {
  proves('PRES-17');
  backend.refuses(bonusCalls.activate, 'BONUS_FULL');
  await open();
  fireEvent.click(card('Welcome'));
  press('Receive bonus');
  expect((await screen.findByRole('alertdialog')).textContent).toContain('This bonus is fully taken');
});

const termsHash = 'a'.repeat(64);

it('a bonus is accepted as it was shown; if its terms changed, that is said and the new ones are shown', async () => {
  backend.answers(bonusCalls.list, [bonusOf({ termsHash })]);
  backend.refuses(bonusCalls.activate, 'TERMS_CHANGED');
  await open();
  fireEvent.click(card('Welcome'));
  const changed = bonusOf({ termsHash: 'b'.repeat(64), percentSuccess: 400 });
  backend.answers(bonusCalls.list, [changed]);
  press('Receive bonus');
  const said = await screen.findByRole('alertdialog');
  expect(said.textContent).toContain('The terms have just changed');
  fireEvent.click(within(said).getByRole('button'));
  await screen.findByText(/total balance reaches 1,600.00 baht/);
  backend.answers(bonusCalls.activate, userBonus);
  press('Receive bonus');
  await screen.findByText('Saved');
  expect(backend.questions(bonusCalls.activate)).toEqual([
    { code: 'WELCOME', termsHash },
    { code: 'WELCOME', termsHash: changed.termsHash },
  ]);
});

it('a bonus that staff closed meanwhile closes with its message', async () => {
  backend.refuses(bonusCalls.activate, 'NO_DATA');
  await open();
  fireEvent.click(card('Welcome'));
  backend.answers(bonusCalls.list, []);
  press('Receive bonus');
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button'));
  await screen.findByText('No bonuses right now');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('while a bonus is active another one says why it cannot be received; a backend that does not say how far is asked', async () => {
  const openOther = async (active: typeof running | typeof waiting | { status: true; type: 'bonus' }) => {
    cleanup();
    backend.answers(bonusCalls.checkActive, active);
    await open();
    await screen.findByText(/^(Active|Waiting for your deposit): Bonus$/);
    fireEvent.click(card('Welcome'));
    press('Receive bonus');
    return screen.getByRole('dialog').textContent;
  };
  expect(await openOther(running)).toContain('You can receive this once that bonus has ended');
  expect(await openOther(waiting)).toContain('Please finish or cancel it first');
  expect(backend.sent(bonusCalls.activate)).toHaveLength(0);
  await openOther({ status: true, type: 'bonus' });
  await waitFor(() => expect(backend.sent(bonusCalls.activate)).toHaveLength(1));
});

it('the modal of the active bonus has only a confirm button, which asks nothing', async () => {
  proves('BON-14', 'OP-161');
  backend.answers(bonusCalls.list, [bonusOf({ userBonus })]);
  await open();
  fireEvent.click(card('Welcome'));
  expect(screen.queryByRole('button', { name: 'Receive bonus' })).toBeNull();
  press('Confirm');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(backend.sent(bonusCalls.activate)).toHaveLength(0);
});

it('an active bonus shows its type and its progress in place of the promotion code', async () => {
  proves('BON-02', 'BON-03', 'BON-04');
  backend.answers(bonusCalls.checkActive, running);
  await open();
  const active = await screen.findByText('Active: Bonus');
  expect(active.tagName).toBe('H2');
  expect(isAbove(active, card('Welcome'))).toBe(true);
  screen.getByText(/Total balance 800.00 baht. You can withdraw once it reaches 1,200.00 baht or falls to 40.00 baht/);
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(65);
  expect(screen.getByRole('button', { name: 'Cancel bonus' })).toBeTruthy();
  expect(screen.queryByLabelText('Promotion code')).toBeNull();
});

it('where the balance has reached what ends the condition, it says what that waits for, and before it does not', async () => {
  const waitsForGames =
    'The condition ends once your games have reported their balances. Deposits and play until then still count';
  backend.answers(bonusCalls.checkActive, running);
  await open();
  await screen.findByText('Active: Bonus');
  expect(screen.queryByText(waitsForGames)).toBeNull();
  for (const total of [120_000n, 4_000n]) {
    cleanup();
    backend.answers(bonusCalls.checkActive, { ...running, condition: { ...terms, runs: { ...runs, total } } });
    await open();
    expect(await screen.findByText(waitsForGames)).toBeTruthy();
  }
});

it('a bonus that waits for a deposit offers it, and one that is paid does not', async () => {
  backend.answers(bonusCalls.checkActive, waiting);
  await open();
  await screen.findByText('Waiting for your deposit: Bonus');
  press('Deposit');
  expect(onDeposit).toHaveBeenCalledOnce();
  cleanup();
  backend.answers(bonusCalls.checkActive, running);
  await open();
  await screen.findByText('Active: Bonus');
  expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull();
});

it('cancelling names what is lost before it is confirmed, then reloads list and check', async () => {
  proves('BON-18', 'BON-19', 'BON-20', 'BON-21', 'BON-25');
  backend.answers(bonusCalls.checkActive, waiting);
  await open();
  await screen.findByText('Waiting for your deposit: Bonus');
  press('Cancel bonus');
  const asked = await screen.findByRole('alertdialog', { name: 'Cancel this bonus?' });
  expect(asked.textContent).toContain('You will not get the bonus of 300% of your next deposit, up to 300.00 baht');
  expect(backend.sent(bonusCalls.clear)).toHaveLength(0);
  backend.answers(bonusCalls.checkActive, none);
  const listed = backend.sent(bonusCalls.list).length;
  const readings = backend.sent(walletCalls.get).length;
  fireEvent.click(within(asked).getByRole('button', { name: 'Cancel bonus' }));
  await screen.findByText('The bonus has been cleared');
  await screen.findByLabelText('Promotion code');
  expect(backend.sent(bonusCalls.list).length).toBeGreaterThan(listed);
  expect(backend.sent(walletCalls.get).length).toBeGreaterThan(readings);
});

it('a bonus whose condition runs says why it cannot be cancelled, and offers no button that is then refused', async () => {
  backend.answers(bonusCalls.checkActive, running);
  await open();
  await screen.findByText('Active: Bonus');
  press('Cancel bonus');
  const told = await screen.findByRole('alertdialog', { name: 'It cannot be cancelled now' });
  expect(told.textContent).toContain('once your total balance is 40.00 baht or less; it is 800.00 baht now');
  expect(within(told).queryByRole('button', { name: 'Cancel bonus' })).toBeNull();
  expect(backend.sent(bonusCalls.clear)).toHaveLength(0);
});

it('a bonus that was paid while its cancelling was confirmed stays, and a dialog says so', async () => {
  proves('PRES-21');
  backend.answers(bonusCalls.checkActive, waiting);
  backend.refuses(bonusCalls.clear, 'BONUS_CONDITION');
  await open();
  await screen.findByText('Waiting for your deposit: Bonus');
  press('Cancel bonus');
  const asked = await screen.findByRole('alertdialog', { name: 'Cancel this bonus?' });
  fireEvent.click(within(asked).getByRole('button', { name: 'Cancel bonus' }));
  const refusedIn = (await screen.findByText('The bonus conditions are not met')).closest<HTMLElement>('dialog');
  expect(refusedIn === null ? null : alertKindOf(refusedIn)).toBe('error');
});

it('a condition that ended is told, lost or met, beside the field for another code', async () => {
  const ended = { type: 'bonus', title: 'Welcome bonus', at: now, fail: 4_000n } as const;
  backend.answers(bonusCalls.checkActive, { ...none, ended: { ...ended, as: 'lost' } });
  await open();
  const told = (await screen.findByRole('heading', { name: 'Condition ended' })).closest('section');
  expect(told?.textContent).toContain('Welcome bonus');
  expect(told?.textContent).toContain('Your total balance fell to 40.00 baht or less, so the condition ended.');
  expect(screen.getByLabelText('Promotion code')).toBeTruthy();
  cleanup();
  backend.answers(bonusCalls.checkActive, { ...none, ended: { ...ended, as: 'met' } });
  await open();
  await screen.findByRole('heading', { name: 'Condition met' });
  screen.getByText('You can withdraw now');
});

it('a list that cannot be loaded shows nothing but the button that reads it again', async () => {
  proves('PRES-32', 'OP-307');
  backend.refuses(bonusCalls.list, 'REQUEST_LIMIT');
  renderScreen(<BonusScreen currency="BAHT" onDeposit={onDeposit} />, { at: '/user/bonus' });
  await screen.findByLabelText('Promotion code');
  await expectSilence();
  expect(backend.sent(bonusCalls.list)).not.toHaveLength(0);
  expect(screen.queryByRole('list')).toBeNull();
  backend.answers(bonusCalls.list, [bonusOf()]);
  press('Refresh');
  expect(await screen.findByRole('list')).toBeTruthy();
});
