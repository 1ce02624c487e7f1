import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refundCalls, type RefundCheck } from '#features/refund/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { proves } from '#support/requirements/proves.ts';
import type { FakeBackend } from '#support/screens/fake-backend.tsx';
import { factsOf, stamp } from '#support/screens/facts-of.tsx';
import { openHome } from '#support/screens/home.tsx';
import { openedModal } from '#support/screens/opened-modal.tsx';
import { expectSilence } from '#support/screens/render-screen.tsx';
import { walletAnswerOf } from '#support/screens/wallet-answer.tsx';

let backend: FakeBackend;
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
beforeEach(async () => {
  backend = await openHome(walletAnswerOf({ amount: 100_000n }));
  backend.answers(refundCalls.listBanners, []);
  backend.answers(refundCalls.list, { refunds: [], total: 0 });
});

const open = async (check: Partial<RefundCheck> = {}): Promise<HTMLElement> => {
  backend.answers(refundCalls.check, {
    result: true,
    bonus: false,
    info: null,
    refundAmount: 3_000n,
    refundSuccess: 150,
    refundFail: 10,
    percent: 5,
    lost: 60_001n,
    since: null,
    isReceivedToday: false,
    ...check,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Refund' }));
  return openedModal('Refund');
};
const receiveButton = (): Promise<HTMLElement> =>
  within(screen.getByRole('dialog')).findByRole('button', { name: 'Receive' });

it.each([
  [{}, 'reaches 150% of what you receive (฿45.00) or falls to 10% (฿3.00)'],
  [{ refundSuccess: 200, refundFail: 25 }, 'reaches 200% of what you receive (฿60.00) or falls to 25% (฿7.50)'],
])(
  'the tile opens the refund at once, with the amount, what it is computed from and its condition in numbers (%j)',
  async (asked, condition) => {
    proves('REF-02', 'REF-07', 'REF-09', 'HOME-13', 'HOME-27');
    const dialog = await open(asked);
    await receiveButton();
    expect(dialog.querySelector('data')?.getAttribute('value')).toBe('30.00');
    expect(dialog.textContent).toContain('5% of your net loss of ฿600.01');
    expect(dialog.textContent).toContain(condition);
  },
);

it('the condition of a refund adds what the member has to what it asks for', async () => {
  const dialog = await open({ own: 10_000n });
  await receiveButton();
  expect(dialog.textContent).toContain(
    'reaches ฿145.00 (the ฿100.00 you have and 150% of what you receive) or falls to 10% of what you receive (฿3.00)',
  );
});

it.each([
  ['what the server credited', 3_150n, '฿31.50'],
  ['what was offered, if the backend does not say it', undefined, '฿30.00'],
])(
  'a received refund is told in a toast, and its result shows %s, where it is and the new balance',
  async (_, amount, shown) => {
    proves('REF-01', 'REF-08', 'PRES-13');
    await open();
    backend.answers(refundCalls.receive, { message: 'REFUND_SUCCESS', ...(amount === undefined ? {} : { amount }) });
    backend.answers(walletCalls.get, walletAnswerOf({ amount: 103_150n }));
    fireEvent.click(await receiveButton());
    const result = await screen.findByRole('alertdialog', { name: 'Refund received' });
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Refund received');
    expect(result.textContent).toContain(shown);
    await waitFor(() =>
      expect(factsOf(result)).toEqual({
        From: 'Refund',
        To: 'Main wallet',
        Date: expect.stringMatching(stamp),
        'New balance: Main wallet': expect.stringContaining('฿1,031.50'),
      }),
    );
    expect(result.textContent).toContain('You can withdraw once its condition is met');
    expect(backend.sent(refundCalls.receive)).toHaveLength(1);
    fireEvent.click(within(result).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

it('a refund that failed is told in a red toast', async () => {
  proves('PRES-09');
  await open();
  backend.refuses(refundCalls.receive, 'REFUND_MINIMUM');
  fireEvent.click(await receiveButton());
  const reported = await screen.findByText('The accrued amount must exceed 0');
  expect(reported.closest('[class*="danger"]')).not.toBeNull();
});

it('while a bonus is active the button is disabled and says why', async () => {
  proves('REF-03');
  const dialog = await open({ bonus: true });
  expect((await receiveButton()).getAttribute('aria-disabled')).toBe('true');
  expect(dialog.textContent).toContain('You have an active bonus');
});

it('without a result it says that no refund was found, and today’s says so', async () => {
  proves('REF-04');
  const dialog = await open({ result: false, refundAmount: 0n, isReceivedToday: true });
  expect((await receiveButton()).getAttribute('aria-disabled')).toBe('true');
  expect(dialog.textContent).toContain('No refund found');
  expect(dialog.textContent).toContain('You have received today’s refund');
});

it('a refund just received, whose condition runs, is not explained by that condition', async () => {
  const dialog = await open({ result: false, bonus: true, isReceivedToday: true });
  await receiveButton();
  expect(dialog.textContent).toContain('You have received today’s refund');
  expect(dialog.textContent).not.toContain('You have an active bonus');
});

it('a refund that waits for the answer of a game says so, and is offered once the game was read', async () => {
  proves('REF-04');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const dialog = await open({ result: false, refundAmount: 0n, isUnread: true });
  expect((await receiveButton()).getAttribute('aria-disabled')).toBe('true');
  expect(dialog.textContent).toContain('We are still waiting for the latest balances of your games');
  await open();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await waitFor(() => expect(dialog.querySelector('data')?.getAttribute('value')).toBe('30.00'));
  expect(dialog.textContent).not.toContain('still waiting');
});

it('an empty refund says so once, and what a refund is', async () => {
  const dialog = await open({ result: false, refundAmount: 0n });
  await receiveButton();
  expect(dialog.textContent?.split('No refund found')).toHaveLength(2);
  expect(dialog.textContent).toContain('5% of your net loss comes back to you');
});

it.each([
  [5, true],
  [undefined, false],
])('an empty refund says how much of a loss is given back, unless none is: %s', async (percent, isSaid) => {
  const dialog = await open({ result: false, refundAmount: 0n, percent });
  expect(
    dialog.textContent?.includes('When you lose at games, 5% of your net loss comes back to you, once a day'),
  ).toBe(isSaid);
});

it('past refunds come in pages of ten', async () => {
  proves('REF-05', 'OP-021');
  backend.answers(refundCalls.list, ({ page }) => ({
    refunds: [{ refundAmount: BigInt(page) * 100n, createdAt: '2026-05-01T10:20:30.000Z' }],
    total: 11,
  }));
  await open();
  const table = await screen.findByRole('table', { name: 'Refunds received' });
  expect([...table.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual(['Date', 'Amount']);
  expect(table.textContent).toContain('01/05/2026 17:20:30');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(screen.getByRole('table').textContent).toContain('฿2.00'));
  expect(backend.questions(refundCalls.list)).toEqual([
    { page: 1, limit: 10 },
    { page: 2, limit: 10 },
  ]);
});

it('if the past refunds cannot be loaded, the screen stays silent', async () => {
  proves('PRES-29');
  backend.refuses(refundCalls.list, 'KEY_INVALID');
  await open();
  await receiveButton();
  await expectSilence();
  expect(backend.sent(refundCalls.list)).toHaveLength(1);
  expect(screen.queryByRole('table')).toBeNull();
});

it('banners come first, one by one, and the last leads to the refund', async () => {
  proves('REF-06', 'HOME-30');
  backend.answers(refundCalls.listBanners, [
    { image: '/banners/refund.svg', html: null, text: 'Part of a loss\nOnce a day' },
    { image: '/banners/plain.svg', html: null },
    { image: null, html: '<p>Lucky Friday</p>' },
  ]);
  const dialog = await open();
  expect(dialog.textContent).toContain('Part of a lossOnce a day');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  const image = await within(screen.getByRole('dialog')).findByRole('img', { name: 'Refund' });
  expect(image.getAttribute('src')).toBe('/banners/plain.svg');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Lucky Friday')).toBeTruthy();
  expect(within(screen.getByRole('dialog')).queryByRole('button', { name: 'Receive' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await receiveButton()).toBeTruthy();
});

it('offline a refund cannot be received, and the button says why', async () => {
  await open();
  const button = await receiveButton();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(within(screen.getByRole('dialog')).getByText('You are offline')).toBeTruthy();
  expect(backend.sent(refundCalls.receive)).toEqual([]);
});
