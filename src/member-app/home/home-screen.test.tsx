import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { bonusCalls } from '#features/bonus/contract.ts';
import { depositCalls } from '#features/deposit/contract.ts';
import { gameCalls } from '#features/game/contract.ts';
import { leaveForGame } from '#features/game/member/opened-game.ts';
import { spinCalls } from '#features/spin/contract.ts';
import { statementCalls } from '#features/statement/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { proves } from '#support/requirements/proves.ts';
import { openHome, showHome, willingHome } from '#support/screens/home.tsx';
import { openedModal } from '#support/screens/opened-modal.tsx';
import { expectSilence } from '#support/screens/render-screen.tsx';
import { gameAnswer, walletAnswerOf } from '#support/screens/wallet-answer.tsx';

const joker = gameAnswer({ code: 'JOKER', name: 'Joker', amount: 2_050n, ftWalletSlot: 2 });
const closed = gameAnswer({ code: 'PGSLOT', name: 'PG Slot', isActive: false, amount: 99_900n });
const wallet = walletAnswerOf({ amount: 100_000n, slots: [joker, closed] });

const screenIsWide = (matches: boolean): void => {
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
};

const totalCard = (): HTMLElement => screen.getByRole('region', { name: 'Total balance' });

it('greets the member by name', async () => {
  proves('HOME-01');
  await openHome(wallet);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello สมชาย ใจดี');
  expect(screen.getByRole('link', { name: 'สมชาย ใจดี' }).getAttribute('href')).toBe('/user/profile');
});

it('the total is the main wallet and the active games, not the inactive ones', async () => {
  proves('HOME-02', 'HOME-03', 'FMT-01', 'CUR-01');
  await openHome(wallet);
  expect(totalCard().textContent).toContain('฿1,020.501,020.50 baht');
});

it('money on its way is named below the total, with the way to the statement, and hidden with the other figures', async () => {
  await openHome({ ...wallet, inProgress: 12_000n });
  const link = within(totalCard()).getByRole('link', { name: /^In progress/ });
  expect([link.getAttribute('href'), link.textContent]).toEqual(['/user/statement', 'In progress ฿120.00120.00 baht']);
  fireEvent.click(within(totalCard()).getByRole('button', { name: 'Hide balance' }));
  expect(link.textContent).toBe('In progress ••••');
  fireEvent.click(within(totalCard()).getByRole('button', { name: 'Hide balance' }));
  cleanup();
  await openHome(wallet);
  expect(within(totalCard()).queryByRole('link')).toBeNull();
});

it('a member in kip sees kip', async () => {
  proves('CUR-02', 'OP-126');
  await openHome(walletAnswerOf({ amount: 100_000n, currency: 'LAK' }));
  expect(totalCard().textContent).toContain('₭1,000.001,000.00 kip');
});

it('says how long ago the balances were loaded, with the date as tooltip', async () => {
  proves('HOME-04', 'OP-043', 'OP-044', 'STO-06', 'FMT-03');
  await openHome(wallet);
  expect(localStorage.getItem('last_sync')).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);
  const caption = screen.getByText(/^Last updated Just now/);
  expect(caption.getAttribute('title')).toMatch(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/);
});

it('the relative time is updated every minute, rounded down', async () => {
  proves('HOME-04', 'OP-043', 'OP-045', 'FMT-09');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  await openHome(wallet);
  localStorage.setItem('last_sync', new Date(Date.now()).toISOString());
  await act(async () => vi.advanceTimersByTime(119_000));
  expect(screen.getByText(/^Last updated 1 min ago/)).toBeTruthy();
});

it('check-balance queries every game, then loads the wallet, and is disabled meanwhile', async () => {
  proves('HOME-05', 'OP-014', 'OP-015');
  const backend = await openHome(wallet);
  const answer = backend.holds(walletCalls.refreshSlots, { message: 'SUCCESS', slots: [] });
  backend.answers(walletCalls.get, walletAnswerOf({ amount: 5_000n }));
  const button = screen.getByRole('button', { name: 'Check balance' });
  for (let press = 0; press < 3; press += 1) fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  expect(backend.sent(walletCalls.get)).toHaveLength(1);
  expect(totalCard().textContent).toContain('฿1,020.50');
  answer();
  await screen.findByText('Balance 50.00 baht, updated');
  expect(totalCard().textContent).toContain('฿50.00');
  expect(backend.sent(walletCalls.refreshSlots)).toHaveLength(1);
  expect(backend.sent(walletCalls.get)).toHaveLength(2);
  // The condition of a bonus moves with the balance.
  expect(backend.sent(bonusCalls.checkActive)).toHaveLength(2);
  expect(button.getAttribute('aria-disabled')).toBeNull();
});

it('a slow game keeps its last balance with its time, and the new one appears without another press', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  vi.setSystemTime('2026-11-20T04:05:46.000Z');
  const late = { readAt: '2026-11-20T04:05:06.000Z', isAwaited: true };
  const backend = await willingHome(walletAnswerOf({ amount: 100_000n, slots: [{ ...joker, late }] }));
  showHome();
  await act(async () => vi.advanceTimersByTimeAsync(1_000));
  const card = (): string => screen.getByRole('article', { name: 'Joker' }).textContent;
  expect(card()).toContain('฿20.50');
  expect(card()).toContain('Slow to answer');
  expect(card()).toContain('As of 11:05:06');
  backend.answers(walletCalls.get, walletAnswerOf({ slots: [{ ...joker, amount: 7_700n }] }));
  await act(async () => vi.advanceTimersByTimeAsync(3_000));
  expect(card()).toContain('฿77.00');
  expect(card()).not.toContain('Slow to answer');
  const asked = backend.sent(walletCalls.get).length;
  await act(async () => vi.advanceTimersByTimeAsync(20_000));
  expect(backend.sent(walletCalls.get)).toHaveLength(asked);
});

const turnPage = (state: 'hidden' | 'visible'): Promise<void> =>
  act(async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  });

it('a member who comes back from a game sees the balance it now reports, each time, and otherwise games are not queried', async () => {
  const backend = await openHome(wallet);
  backend.answers(walletCalls.refreshSlots, { message: 'SUCCESS', slots: [] });
  const asked = () => backend.sent(walletCalls.refreshSlots).length;
  await turnPage('hidden');
  await turnPage('visible');
  expect(asked()).toBe(0);
  leaveForGame();
  await turnPage('hidden');
  expect(asked()).toBe(0);
  backend.answers(walletCalls.get, walletAnswerOf({ amount: 5_000n }));
  await turnPage('visible');
  await waitFor(() => expect(totalCard().textContent).toContain('฿50.00'));
  expect(asked()).toBe(1);
  await act(async () => globalThis.dispatchEvent(new Event('pageshow')));
  expect(asked()).toBe(1);
  await turnPage('hidden');
  await turnPage('visible');
  await waitFor(() => expect(asked()).toBe(2));
});

it('a member who opened the game in this tab has its balance checked once they are home again, and not the day after', async () => {
  leaveForGame();
  const backend = await willingHome(wallet);
  backend.answers(walletCalls.refreshSlots, { message: 'SUCCESS', slots: [] });
  showHome();
  await waitFor(() => expect(backend.sent(walletCalls.refreshSlots)).toHaveLength(1));
  cleanup();
  localStorage.setItem('opened-game', String(Date.now() - 86_400_000));
  showHome();
  await screen.findByRole('heading', { name: 'Total balance' });
  expect(backend.sent(walletCalls.refreshSlots)).toHaveLength(1);
});

it('a balance that a game last confirmed on another day says which', async () => {
  const late = { readAt: '2026-01-02T04:05:06.000Z', isAwaited: false };
  await openHome(walletAnswerOf({ amount: 100_000n, slots: [{ ...joker, late }] }));
  expect(screen.getByRole('article', { name: 'Joker' }).textContent).toContain('As of 02/01/2026 11:05');
});

it('the refresh-all tile does what check-balance does', async () => {
  proves('HOME-16', 'OP-048');
  const backend = await openHome(wallet);
  backend.answers(walletCalls.refreshSlots, { message: 'SUCCESS', slots: [] });
  fireEvent.click(await screen.findByRole('button', { name: 'Refresh all' }));
  await waitFor(() => expect(backend.sent(walletCalls.get)).toHaveLength(2));
  expect(backend.sent(walletCalls.refreshSlots)).toHaveLength(1);
});

it('while the wheel is open its tile, with the coins, is in place of refresh-all', async () => {
  proves('HOME-10', 'HOME-14', 'HOME-15', 'HOME-32', 'OP-049');
  const backend = await willingHome({ ...wallet, profile: { ...wallet.profile, coin: 7 } });
  backend.answers(spinCalls.getActive, { isActive: true });
  showHome();
  const tile = await screen.findByRole('link', { name: 'Wheel: 7\u00a0coins' });
  expect(tile.getAttribute('href')).toBe('/user/spin');
  expect(screen.queryByRole('button', { name: 'Refresh all' })).toBeNull();
});

it('the bonus-conditions tile leads to the bonuses', async () => {
  proves('HOME-12', 'HOME-31', 'OP-047');
  await openHome(wallet);
  expect(screen.getByRole('link', { name: 'Bonus conditions' }).getAttribute('href')).toBe('/user/bonus');
});

it('a failed refresh is only logged; the last balances and their time stay', async () => {
  proves('PRES-37', 'OP-014');
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const backend = await openHome(wallet);
  const stamp = (): HTMLElement => within(totalCard()).getByText(/^\(\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d\)$/);
  expect(stamp().className).toBe('visually-hidden');
  const syncedAt = localStorage.getItem('last_sync');
  backend.loses(walletCalls.refreshSlots);
  fireEvent.click(screen.getByRole('button', { name: 'Check balance' }));
  await waitFor(() => expect(log).toHaveBeenCalledTimes(1));
  expect(totalCard().textContent).toContain('฿1,020.50');
  expect(localStorage.getItem('last_sync')).toBe(syncedAt);
  // Now the age of the figures is seen, not only heard.
  await waitFor(() => expect(stamp().className).toBe(''));
  expect(backend.sent(walletCalls.get)).toHaveLength(1);
  await expectSilence();
  backend.answers(walletCalls.refreshSlots, { message: 'SUCCESS', slots: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Check balance' }));
  await waitFor(() => expect(stamp().className).toBe('visually-hidden'));
});

it('a wallet that cannot be loaded is only logged; the frame stays, with a dash for the time', async () => {
  proves('PRES-36', 'OP-307', 'OP-043');
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const backend = await willingHome(wallet);
  backend.loses(walletCalls.get);
  showHome();
  await screen.findByRole('heading', { name: 'Total balance' }, { timeout: 5_000 });
  await expectSilence();
  expect(log).toHaveBeenCalled();
  expect(screen.getByText('Last updated -')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Check balance' })).toBeTruthy();
});

it('shows the amount of the referral bonus', async () => {
  proves('HOME-06');
  await openHome(walletAnswerOf({ amount: 100_000n, invited: 12_345n }));
  expect(screen.getByRole('region', { name: 'Referral bonus' }).textContent).toContain('฿123.45');
});

it('shows the referral bonus, with a receive button that is disabled at 0 and says why', async () => {
  proves('HOME-07', 'OP-046');
  await openHome(wallet);
  const strip = screen.getByRole('region', { name: 'Referral bonus' });
  expect(strip.textContent).toContain('฿0.00');
  expect(within(strip).getByRole('button', { name: 'Receive' }).getAttribute('aria-disabled')).toBe('true');
  expect(strip.textContent).toContain('No referral bonus to receive');
});

it('shows deposit and withdraw', async () => {
  proves('HOME-08', 'HOME-09');
  await openHome(wallet);
  for (const name of ['Deposit', 'Withdraw']) expect(screen.getByRole('button', { name })).toBeTruthy();
});

it('opens the deposit and the withdraw modal', async () => {
  proves('HOME-23', 'HOME-25');
  const backend = await openHome(wallet);
  backend.answers(depositCalls.listMethods, { banks: [], wallets: [], isManual: false });
  backend.answers(withdrawCalls.limits, { withdrawMin: 10_000n, withdrawMax: 5_000_000n });
  for (const name of ['Deposit', 'Withdraw']) {
    fireEvent.click(screen.getByRole('button', { name }));
    const dialog = await openedModal(name);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

it('opens the transfer modal from the balance card', async () => {
  proves('HOME-24', 'OP-050');
  await openHome(wallet);
  fireEvent.click(within(totalCard()).getByRole('button', { name: 'Transfer' }));
  expect(await screen.findByRole('dialog', { name: 'Transfer' })).toBeTruthy();
});

it('a card opens the transfer modal with its account chosen', async () => {
  proves('OP-050');
  await openHome(wallet);
  fireEvent.click(screen.getByRole('button', { name: /^Transfer\b.*Joker$/ }));
  await screen.findByRole('dialog', { name: 'Transfer' });
  expect(screen.getByLabelText('To', { selector: 'button' }).textContent).toContain('Joker');
});

it('shows the games in three carousels, each with its own category', async () => {
  proves('HOME-17', 'HOME-18', 'HOME-19', 'HOME-20', 'OP-051');
  const slots = [
    gameAnswer({ code: 'A', name: 'Slot one' }),
    gameAnswer({ code: 'B', name: 'Football', category: 'sport' }),
    gameAnswer({ code: 'C', name: 'Roulette', category: 'casino' }),
    gameAnswer({ code: 'D', name: 'Lottery', category: 'lotto' }),
  ];
  await openHome(walletAnswerOf({ slots }));
  const carousels = screen.getAllByRole('group', { name: /, \d+$/ });
  const shown = carousels.map((one) => [
    one.getAttribute('aria-label'),
    within(one)
      .getAllByRole('article')
      .map((card) => card.getAttribute('aria-label')),
  ]);
  expect(shown).toEqual([
    ['Slot, 1', ['Slot one']],
    ['Sport and casino, 2', ['Football', 'Roulette']],
    ['Lotto, 1', ['Lottery']],
  ]);
});

it('an empty category shows no carousel, and without any game one line says so', async () => {
  proves('OP-051');
  await openHome(walletAnswerOf({ slots: [] }));
  expect(await screen.findByText('No games in this category yet')).toBeTruthy();
  expect(screen.queryAllByRole('group', { name: /, \d+$/ })).toEqual([]);
});

it('a card shows logo, background, both balances and view-data', async () => {
  proves('GAME-01', 'GAME-02', 'GAME-03', 'GAME-04', 'GAME-05');
  const game = { ...joker, logo: '/logo.svg', background: '/background.svg' };
  await openHome(walletAnswerOf({ slots: [game] }));
  const card = screen.getByRole('article', { name: 'Joker' });
  const images = [...card.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(images).toEqual(['/background.svg', '/logo.svg']);
  expect(card.textContent).toContain('฿20.50');
  expect(card.textContent).toContain('In-game balance 41.00');
  expect(within(card).getByRole('button', { name: /^View details\b.*Joker$/ })).toBeTruthy();
  expect(within(card).queryByRole('button', { name: /Open account/ })).toBeNull();
});

it('view-data opens the detail modal', async () => {
  proves('HOME-28', 'GAME-05');
  const backend = await openHome(wallet);
  backend.answers(gameCalls.getCredential, { username: 'kp1', password: 'secret' });
  fireEvent.click(screen.getByRole('button', { name: /^View details\b.*Joker$/ }));
  await screen.findByRole('dialog', { name: 'Joker' });
  expect(await screen.findByText('kp1')).toBeTruthy();
});

it('open-account activates, reads the wallet again and opens the detail modal', async () => {
  proves('GAME-06', 'GAME-07', 'GAME-09', 'HOME-22', 'OP-128');
  const backend = await openHome(wallet);
  backend.answers(gameCalls.activate, { message: 'SUCCESS' });
  backend.answers(gameCalls.getCredential, { username: 'kp2', password: 'secret' });
  backend.answers(walletCalls.get, walletAnswerOf({ slots: [joker, { ...closed, isActive: true }] }));
  fireEvent.click(screen.getByRole('button', { name: /^Open account\b.*PG Slot$/ }));
  await screen.findByRole('dialog', { name: 'PG Slot' });
  expect(await screen.findByText('kp2')).toBeTruthy();
  expect(backend.questions(gameCalls.activate)).toEqual([{ slotCode: 'PGSLOT' }]);
  expect(backend.sent(walletCalls.get)).toHaveLength(2);
});

it('opens one account at a time', async () => {
  proves('GAME-06');
  const other = gameAnswer({ code: 'SEXY', name: 'Sexy', isActive: false });
  const backend = await openHome(walletAnswerOf({ slots: [joker, closed, other] }));
  const answer = backend.holds(gameCalls.activate, { message: 'SUCCESS' });
  backend.answers(gameCalls.getCredential, { username: 'kp2', password: 'secret' });
  const [first, second] = ['PG Slot', 'Sexy'].map((name) =>
    screen.getByRole('button', { name: new RegExp(`^Open account\\b.*${name}$`) }),
  ) as [HTMLElement, HTMLElement];
  fireEvent.click(first);
  await vi.waitFor(() => expect(backend.sent(gameCalls.activate)).toHaveLength(1));
  fireEvent.click(second);
  await act(async () => Promise.resolve());
  expect(second.getAttribute('aria-busy')).not.toBe('true');
  answer();
  await screen.findByRole('dialog', { name: 'PG Slot' });
  expect(backend.questions(gameCalls.activate)).toEqual([{ slotCode: 'PGSLOT' }]);
});

it('a hidden balance is announced as hidden, on the cards too, and the choice stays on the device', async () => {
  await openHome(wallet);
  const eye = screen.getByRole('button', { name: 'Hide balance' });
  fireEvent.click(eye);
  expect(eye.getAttribute('aria-pressed')).toBe('true');
  expect(totalCard().textContent).toContain('Balance hidden');
  expect(document.body.textContent).not.toContain('20.50');
  expect(localStorage.getItem('hide-balance')).toBe('true');
  fireEvent.click(eye);
  expect(totalCard().textContent).toContain('฿1,020.50');
});

it('shows the five newest statement rows on a wide screen, and requests none on a narrow one', async () => {
  screenIsWide(false);
  const narrow = await openHome(wallet);
  expect(narrow.sent(statementCalls.get)).toEqual([]);
  cleanup();
  screenIsWide(true);
  const backend = await willingHome(wallet);
  const line = { statementType: 'deposit', status: 'SUCCESS', from: 'KTB', to: 'WALLET', amount: 5_000n };
  backend.answers(statementCalls.get, { total: 1, statements: [{ ...line, createdAt: '2026-01-31T17:04:05.000Z' }] });
  showHome();
  const row = await screen.findByText('01/02/2026 00:04:05');
  expect(row.closest('li')?.textContent).toContain('Deposit+฿50.00');
  expect(backend.questions(statementCalls.get)).toEqual([{ page: 1, limit: 5 }]);
});

it('on a wide screen a statement that cannot be loaded is not shown', async () => {
  proves('PRES-33', 'OP-307');
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  screenIsWide(true);
  const backend = await willingHome(wallet);
  backend.loses(statementCalls.get);
  showHome();
  const recent = await screen.findByRole('region', { name: 'Statement' });
  await waitFor(() => expect(recent.getAttribute('aria-busy')).toBe('false'), { timeout: 5_000 });
  expect(recent.textContent).toBe('StatementView statementRefresh');
  expect(log).toHaveBeenCalledTimes(1);
});
