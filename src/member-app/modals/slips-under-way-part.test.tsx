import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lookupCalls } from '#features/lookup/contract.ts';
import { slipCalls, type SlipLine } from '#features/slip/contract.ts';
import { noteSentSlip } from '#features/slip/member/under-way-query.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { openHome, showHome, willingHome } from '#support/screens/home.tsx';
import { openedModal } from '#support/screens/opened-modal.tsx';
import { expectSilence } from '#support/screens/render-screen.tsx';
import { walletAnswerOf } from '#support/screens/wallet-answer.tsx';

const wallet = walletAnswerOf({ slots: [] });
const slipLine = (part: Partial<SlipLine>): SlipLine => ({
  createdAt: '2026-05-01T10:20:30.000Z',
  amount: 0n,
  status: 'PENDING',
  note: null,
  link: null,
  reference: 'slip-1',
  ...part,
});

const homeWith = async (...slips: SlipLine[]) => {
  noteSentSlip();
  const backend = await willingHome(wallet);
  backend.answers(slipCalls.list, { slips, total: slips.length });
  showHome();
  await screen.findByRole('heading', { name: 'Total balance' });
  return backend;
};
const line = () => screen.queryByRole('button', { name: /^Checking your slip/ });

it('a slip that is being checked is named in the balance card at once, and leads to the slips', async () => {
  const backend = await homeWith(slipLine({}), slipLine({ status: 'FAILED', reference: 'slip-0' }));
  backend.loses(lookupCalls.getContact);
  expect(line()?.textContent).toBe('Checking your slip ');
  fireEvent.click(line() ?? document.body);
  expect(within(await openedModal('Slip status')).getByText('In progress')).toBeTruthy();
});

it('slips whose amounts the bank has said show what they bring, hidden with the other figures', async () => {
  await homeWith(slipLine({ amount: 32_100n }), slipLine({ amount: 50n, reference: 'slip-2' }));
  expect(line()?.textContent).toBe('Checking your slip ฿321.50321.50 baht');
  fireEvent.click(screen.getByRole('button', { name: 'Hide balance' }));
  expect(line()?.textContent).toBe('Checking your slip ••••');
});

it('once the slip is decided its line is gone, and the balance was read again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const backend = await homeWith(slipLine({}));
  const read = backend.sent(walletCalls.get).length;
  backend.answers(slipCalls.list, { slips: [slipLine({ status: 'SUCCESS', amount: 32_150n })], total: 1 });
  await act(() => vi.advanceTimersByTimeAsync(15_100));
  await waitFor(() => expect(line()).toBeNull());
  await waitFor(() => expect(backend.sent(walletCalls.get)).toHaveLength(read + 1));
  const asked = backend.sent(slipCalls.list).length;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(backend.sent(slipCalls.list)).toHaveLength(asked);
});

it('a browser that sent no slip asks for none, and slips that cannot be read are not missed', async () => {
  const backend = await openHome(wallet);
  expect(backend.sent(slipCalls.list)).toHaveLength(0);
  noteSentSlip();
  backend.loses(slipCalls.list);
  showHome();
  await screen.findAllByRole('heading', { name: 'Total balance' }, { timeout: 5_000 });
  expect(line()).toBeNull();
  await expectSilence();
});
