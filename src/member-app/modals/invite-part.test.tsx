import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { bonusCalls } from '#features/bonus/contract.ts';
import { inviteCalls } from '#features/invite/contract.ts';
import { type WalletAnswer, walletCalls } from '#features/wallet/contract.ts';
import { proves } from '#support/requirements/proves.ts';
import type { FakeBackend } from '#support/screens/fake-backend.tsx';
import { factsOf, stamp } from '#support/screens/facts-of.tsx';
import { openHome, showHome, willingHome } from '#support/screens/home.tsx';
import { openedModal } from '#support/screens/opened-modal.tsx';
import { expectSilence } from '#support/screens/render-screen.tsx';
import { walletAnswerOf } from '#support/screens/wallet-answer.tsx';

const wallet = walletAnswerOf({ amount: 100_000n, invited: 12_345n });
const link = `${location.origin}/register?code=PR${wallet.profile._id}`;

let backend: FakeBackend;
const begin = async (shown: WalletAnswer): Promise<void> => {
  backend = await openHome(shown);
  backend.answers(inviteCalls.listBanners, []);
  backend.answers(inviteCalls.list, { invites: [], total: 0, percent: 5 });
};
beforeEach(() => begin(wallet));

const open = async (): Promise<HTMLElement> => {
  fireEvent.click(screen.getByRole('button', { name: 'Invite friends' }));
  return openedModal('Invite friends');
};

it('the tile opens the invitations at once, with the link and its QR code', async () => {
  proves('INV-02', 'INV-03', 'INV-08', 'OP-169', 'HOME-11', 'HOME-26');
  const dialog = await open();
  expect(await within(dialog).findByText(link)).toBeTruthy();
  const picture = within(dialog).getByRole('img', { name: 'QR code of the link' });
  expect(picture.getAttribute('src')).toContain('data:image/svg+xml');
  await waitFor(() => expect(dialog.textContent).toContain('you receive 5% of their net loss'));
});

it('the link is copied, and shared by the phone where it can', async () => {
  proves('INV-04');
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.reject(new Error('closed')));
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { clipboard: { value: { writeText } }, share: { value: share } }) as Navigator,
  );
  const dialog = await open();
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(link));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Share the link' }));
  await waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'Invite friends', url: link }));
});

it('the shares of friends come in pages of ten', async () => {
  proves('INV-05', 'INV-06', 'OP-021');
  backend.answers(inviteCalls.list, ({ page }) => ({
    invites: [{ from: { name: 'Joy***' }, amount: BigInt(page) * 100n, createdAt: '2026-05-01T10:20:30.000Z' }],
    total: 11,
  }));
  await open();
  const table = await screen.findByRole('table', { name: 'Received from friends' });
  expect([...table.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual(['Name', 'Amount', 'Date']);
  expect(table.textContent).toContain('Joy***');
  expect(table.textContent).toContain('01/05/2026 17:20:30');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(screen.getByRole('table').textContent).toContain('฿2.00'));
  expect(backend.questions(inviteCalls.list)).toEqual([
    { page: 1, limit: 10 },
    { page: 2, limit: 10 },
  ]);
});

it('the result of a received bonus shows how much it was, where it is, the next step and the new balance', async () => {
  proves('INV-01', 'INV-09');
  const dialog = await open();
  backend.answers(inviteCalls.receive, { message: 'INVITE_BONUS_SUCCESS', amount: 1_234n });
  backend.answers(walletCalls.get, walletAnswerOf({ amount: 5_678n }));
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Receive' }));
  const result = await screen.findByRole('alertdialog', { name: 'Referral bonus received' });
  expect(result.textContent).toContain('฿12.34');
  await waitFor(() =>
    expect(factsOf(result)).toEqual({
      From: 'Referral bonus',
      To: 'Main wallet',
      Date: expect.stringMatching(stamp),
      'New balance: Main wallet': expect.stringContaining('฿56.78'),
    }),
  );
  expect(result.textContent).toContain('You can withdraw once its condition is met');
  expect(backend.sent(inviteCalls.receive)).toHaveLength(1);
  fireEvent.click(within(result).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('the home screen receives it too, and a refusal says why', async () => {
  proves('HOME-07');
  backend.refuses(inviteCalls.receive, 'INVITE_COLLECT');
  const strip = screen.getByRole('region', { name: 'Referral bonus' });
  fireEvent.click(within(strip).getByRole('button', { name: 'Receive' }));
  expect(await screen.findByText('The referral bonus was already received today')).toBeTruthy();
});

it('while a condition of a bonus runs, nothing can be received, and the button says why', async () => {
  proves('OP-046');
  cleanup();
  backend = await willingHome(wallet);
  backend.answers(bonusCalls.checkActive, { status: true, type: 'bonus' });
  backend.answers(inviteCalls.listBanners, []);
  backend.answers(inviteCalls.list, { invites: [], total: 0, percent: 5 });
  showHome();
  const strip = await screen.findByRole('region', { name: 'Referral bonus' });
  await waitFor(() => expect(strip.textContent).toContain('You still have a bonus'));
  const dialog = await open();
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Receive' }));
  expect(await within(dialog).findByText('You still have a bonus. Please finish or cancel it first')).toBeTruthy();
  expect(backend.sent(inviteCalls.receive)).toEqual([]);
});

it('banners come first, and the last leads to the invitations', async () => {
  proves('INV-07', 'HOME-30');
  backend.answers(inviteCalls.listBanners, [{ image: '/banners/invite.svg', html: null }]);
  const dialog = await open();
  expect(within(dialog).getByRole('img', { name: 'Invite friends' })).toBeTruthy();
  expect(screen.queryByText(link)).toBeNull();
  expect([screen.queryByRole('button', { name: 'Previous' }), screen.queryByText('1 / 1')]).toEqual([null, null]);
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText(link)).toBeTruthy();
});

it('banners that are closed open the invitations', async () => {
  proves('OP-059');
  backend.answers(inviteCalls.listBanners, [{ image: '/banners/invite.svg', html: null }]);
  const dialog = await open();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(await screen.findByText(link)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('banners that cannot be loaded count as none', async () => {
  proves('OP-059');
  backend.refuses(inviteCalls.listBanners, 'REQUEST_LIMIT');
  await open();
  expect(await screen.findByText(link)).toBeTruthy();
});

it('a list that cannot be loaded shows nothing, no error and no empty list', async () => {
  proves('PRES-28');
  backend.refuses(inviteCalls.list, 'INTERNAL_SERVER_ERROR');
  const dialog = await open();
  await within(dialog).findByText(link);
  await expectSilence();
  expect(backend.sent(inviteCalls.list).length).toBeGreaterThan(0);
  expect(within(dialog).queryByRole('table')).toBeNull();
  expect(within(dialog).queryByText('No invited friends yet')).toBeNull();
});

it('without friends it says so, but not while one of them has earned the member something', async () => {
  const dialog = await open();
  await waitFor(() => expect(backend.sent(inviteCalls.list)).toHaveLength(1));
  await within(dialog).findByText(link);
  expect(within(dialog).queryByText('No invited friends yet')).toBeNull();
  cleanup();
  await begin(walletAnswerOf({ amount: 100_000n, invited: 0n }));
  await open();
  expect(await screen.findByText('No invited friends yet')).toBeTruthy();
});
