import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { depositCalls } from '#features/deposit/contract.ts';
import { statementCalls } from '#features/statement/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import type { FakeBackend } from '#support/screens/fake-backend.tsx';
import {
  accountOf,
  emptyWallet,
  kbank,
  openDeposit,
  pass,
  press,
  willingDeposits,
} from '#support/screens/deposit-modal.tsx';
import { proves } from '#support/requirements/proves.ts';
import { stubScroll } from '#support/screens/stub-scroll.tsx';
import { walletLinkCalls } from '../contract.ts';

const wallet = { walletAccountName: 'KRAPAO CO', mode: 'AUTO' };
const link = 'https://gift.truemoney.com/campaign/?v=0123456789abcdef';

const offering = (wallets: readonly (typeof wallet)[], banks = [kbank, accountOf('SCB')]): FakeBackend => {
  const backend = willingDeposits(...banks);
  backend.answers(depositCalls.listMethods, { banks, wallets: [...wallets], isManual: false });
  backend.answers(walletCalls.get, emptyWallet);
  return backend;
};
const section = (): HTMLElement | null => screen.queryByRole('region', { name: 'Wallet link' });
const field = (): HTMLInputElement => screen.getByLabelText('Paste the gift link');
const sendButton = (): HTMLButtonElement => screen.getByRole('button', { name: 'Send' });
const type = (text: string): void => {
  fireEvent.input(field(), { target: { value: text } });
};
const send = async (text: string): Promise<void> => {
  type(text);
  await press('Send');
  await pass(1_000);
};
const toastOf = (role: 'alert' | 'status', text: string): boolean =>
  screen.getAllByRole(role).some((region) => region.textContent.includes(text));

it('the section stands beside the methods of the banks, and is hidden where the operator has no wallet', async () => {
  proves('DEP-05', 'OP-092');
  offering([wallet]);
  const { unmount } = await openDeposit();
  expect(within(section() ?? document.body).getByText('Into the wallet of KRAPAO CO')).toBeTruthy();
  unmount();
  offering([]);
  await openDeposit();
  expect(section()).toBeNull();
});

it('without any bank method the wallet is the way to pay in', async () => {
  offering([wallet], []);
  await openDeposit();
  expect(section()).not.toBeNull();
  expect(screen.queryByText('No deposit method available now')).toBeNull();
});

it('the section says that a gift link needs at least 2 baht', async () => {
  proves('DEP-26');
  offering([wallet]);
  await openDeposit();
  expect(within(section() ?? document.body).getByText('Minimum wallet-link deposit is 2 baht')).toBeTruthy();
});

it('a wallet with another mode than AUTO shows its name and that it is paused, and no field', async () => {
  proves('OP-102');
  offering([{ ...wallet, mode: 'MANUAL' }]);
  await openDeposit();
  expect(section()?.textContent).toContain('KRAPAO CO');
  expect(section()?.textContent).toContain('This method is paused');
  expect(screen.queryByLabelText('Paste the gift link')).toBeNull();
});

it('Send is disabled while the field is empty', async () => {
  proves('VAL-44');
  offering([wallet]);
  await openDeposit();
  expect(sendButton().disabled).toBe(true);
  type('   ');
  expect(sendButton().disabled).toBe(true);
  type(link);
  expect(sendButton().disabled).toBe(false);
  type('');
  expect(sendButton().disabled).toBe(true);
});

it('a link is sent sealed, a toast says so, what came in is shown and the balances are read again', async () => {
  proves('DEP-03', 'DEP-27', 'DEP-29', 'PRES-12');
  const backend = offering([wallet]);
  backend.answers(walletLinkCalls.send, { message: 'SUCCESS', amount: 12_345n });
  await openDeposit();
  const before = backend.sent(walletCalls.get).length;
  await send(`A gift for you ${link} within 72 hours`);
  const [question] = backend.questions(walletLinkCalls.send);
  expect(question?.link).toMatch(/^[A-Za-z0-9+/]+=*$/);
  expect(atob(question?.link ?? '')).not.toContain('gift');
  expect(toastOf('status', 'Link sent')).toBe(true);
  expect(section()?.textContent).toContain('+฿123.45');
  expect(backend.sent(walletCalls.get).length).toBeGreaterThan(before);
  expect(field().value).toBe('');
});

it('a link without an outcome is in progress, with its time and what happens next', async () => {
  const backend = offering([wallet]);
  backend.answers(walletLinkCalls.send, { message: 'SUCCESS', status: 'PENDING' });
  await openDeposit();
  await send(link);
  expect(section()?.textContent).toContain('In progress');
  expect(section()?.textContent).toContain('after 15 minutes, our staff check it');
  expect(section()?.textContent).not.toContain('Deposit complete');
  expect(screen.getByRole('button', { name: 'Follow this transaction' })).toBeTruthy();
});

it.each([
  ['SUCCESS', 'Deposit complete', '+฿123.45'],
  ['FAILED', 'The gift could not be received', 'Failed'],
] as const)(
  'a link in progress that ends as %s says so automatically, where it was sent',
  async (status, words, more) => {
    const backend = offering([wallet]);
    backend.answers(walletLinkCalls.send, { message: 'SUCCESS', status: 'PENDING', id: 'line-7' });
    const line = { _id: 'line-7', statementType: 'deposit', from: 'TRUEMONEY', to: 'WALLET', amount: 12_345n };
    const answer = (of: string) => ({
      line: { ...line, status: of, createdAt: '2026-11-20T11:28:54.000Z' },
      timeline: { steps: [], next: { what: 'LINK_SENT', until: null, isLate: false }, reason: null, can: [] },
    });
    backend.answers(statementCalls.timeline, answer('PENDING'));
    await openDeposit();
    await send(link);
    expect(section()?.textContent).toContain('In progress');
    const before = backend.sent(walletCalls.get).length;
    backend.answers(statementCalls.timeline, answer(status));
    await pass(11_000);
    expect(section()?.textContent).toContain(words);
    expect(section()?.textContent).toContain(more);
    expect(section()?.textContent).not.toContain('In progress');
    expect(backend.sent(walletCalls.get).length).toBeGreaterThan(before);
    const asked = backend.sent(statementCalls.get).length;
    await pass(60_000);
    expect(backend.sent(statementCalls.get)).toHaveLength(asked);
  },
);

it.each([
  ['TRUELINK_DUPLICATE', 'This link has already been used'],
  ['TRUELINK_INVALID', 'Invalid link'],
  ['NO_WALLET', 'Wallet not found'],
] as const)('%s is a red toast and stands at the field', async (code, text) => {
  proves('PRES-11');
  const backend = offering([wallet]);
  backend.refuses(walletLinkCalls.send, code);
  await openDeposit();
  await send(link);
  expect(toastOf('alert', text)).toBe(true);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(section()?.textContent).toContain(text);
});

it('a text that is no gift link is told at the field, and nothing is sent', async () => {
  const backend = offering([wallet]);
  await openDeposit();
  await send('https://gift.truemoney.com.evil.example/campaign/?v=0123456789abcdef');
  expect(section()?.textContent).toContain('This is not a gift link');
  expect(backend.sent(walletLinkCalls.send)).toEqual([]);
});

it('after a lost answer the same link is sent again as the same question under the same key', async () => {
  const backend = offering([wallet]);
  backend.refuses(walletLinkCalls.send, 'SERVICE_UNAVAILABLE');
  await openDeposit();
  await send(link);
  expect(section()?.textContent).toContain('the same link is never credited twice');
  backend.answers(walletLinkCalls.send, { message: 'SUCCESS', amount: 5_000n });
  await press('Send');
  await pass(1_000);
  const [first, second] = backend.sent(walletLinkCalls.send);
  expect(second?.body).toEqual(first?.body);
  expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
  expect(section()?.textContent).toContain('+฿50.00');
});

it('the copied link is pasted by one press, where the browser lets a page read it', async () => {
  offering([wallet]);
  const readText = vi.fn<() => Promise<string>>(() => Promise.resolve(`gift: ${link}`));
  Object.defineProperty(navigator, 'clipboard', { value: { readText }, configurable: true });
  await openDeposit();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Paste' }));
    await vi.advanceTimersByTimeAsync(10);
  });
  expect(field().value).toBe(link);
  expect(sendButton().disabled).toBe(false);
  Reflect.deleteProperty(navigator, 'clipboard');
});

it('a second link can be sent after the first, in a browser whose scrolling answers with a promise', async () => {
  const backend = offering([wallet]);
  const scrolls = vi.fn<() => Promise<void>>(() => Promise.resolve());
  stubScroll(scrolls);
  backend.answers(walletLinkCalls.send, { message: 'SUCCESS', amount: 5_000n });
  await openDeposit();
  await send(link);
  expect(scrolls).toHaveBeenCalled();
  backend.answers(walletLinkCalls.send, { message: 'SUCCESS', status: 'PENDING' });
  await send(`${link}9`);
  expect(section()?.textContent).toContain('In progress');
});

it('the message about a link disappears when another link is sent', async () => {
  const backend = offering([wallet]);
  await openDeposit();
  backend.answers(walletLinkCalls.send, { message: 'SUCCESS', status: 'SUCCESS', amount: 5_000n });
  type(link);
  await press('Send');
  await pass(500);
  expect(toastOf('status', 'Link sent')).toBe(true);
  backend.refuses(walletLinkCalls.send, 'TRUELINK_DUPLICATE');
  await send(link);
  expect(toastOf('status', 'Link sent')).toBe(false);
  expect(toastOf('alert', 'This link has already been used')).toBe(true);
});
