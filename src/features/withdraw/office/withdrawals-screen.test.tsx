import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StaffRole } from '#contract/staff-roles.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { applyLocale } from '#i18n/locale.ts';
import { plainText } from '#i18n/plain-text.ts';
import { rejectionTexts } from '#i18n/statement-texts.ts';
import { proves } from '#support/requirements/proves.ts';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { expectOnlyFor } from '#support/screens/office/only-for.tsx';
import { renderOffice } from '#support/screens/office/render-office.tsx';
import { type WithdrawalLine, withdrawOfficeCalls } from '../office-contract.ts';
import { WithdrawalsScreen } from './withdrawals-screen.tsx';

const memberId = '01a1f8b7-725b-7e04-bbd6-156dcd96b5aa';
const withdrawalId = '01a1f8b7-725b-7e04-bbd6-156dcd96b5ae';

const line = (changes: Partial<WithdrawalLine> = {}): WithdrawalLine => ({
  withdrawalId,
  status: 'REQUESTED',
  amount: 50_000n,
  currency: 'BAHT',
  memberId,
  memberName: 'Somchai',
  memberPhone: 'xxxxxx1210',
  bankCode: 'KBANK',
  bankAccountName: 'SOMCHAI JAIDEE',
  bankAccountNo: 'xxxxxx1210',
  createdAt: '2026-11-20T11:28:54.000Z',
  endedAt: null,
  needsTwo: false,
  ...changes,
});

type Detail = AnswerOf<typeof withdrawOfficeCalls.get>;
const detail = (changes: Partial<Detail> = {}): Detail => ({
  withdrawal: line(),
  walletBefore: 100_000n,
  walletNow: 50_000n,
  held: 50_000n,
  checks: [
    { about: 'NAME', verdict: 'pass' },
    { about: 'ACCOUNT', verdict: 'pass' },
    { about: 'PAID_BEFORE', verdict: 'check' },
    { about: 'BOOKS', verdict: 'pass' },
  ],
  paidBefore: 0,
  memberSince: '2026-01-20T11:28:54.000Z',
  reason: null,
  note: null,
  payoutReference: null,
  steps: [{ act: 'REQUESTED', by: null, at: '2026-11-20T11:28:54.000Z', detail: null }],
  recentLines: [
    { statementType: 'withdraw', status: 'PENDING', amount: 50_000n, createdAt: '2026-11-20T11:28:54.000Z' },
  ],
  others: [],
  mayApprove: true,
  mayNotApproveBecause: null,
  secondPerson: { because: null, threshold: 2_000_000n, aloneBefore: 0n },
  ...changes,
});

const listed = (...withdrawals: WithdrawalLine[]): AnswerOf<typeof withdrawOfficeCalls.list> => ({
  counts: { waiting: withdrawals.length, second: 3, sent: 0 },
  oldestAt: withdrawals[0]?.createdAt ?? null,
  hasMore: false,
  items: withdrawals,
});

const show = (at = '/withdrawals', role: StaffRole = 'finance'): void => {
  renderOffice(<WithdrawalsScreen />, { at, role });
};

const openDetail = async (given: Detail = detail(), role: StaffRole = 'finance'): Promise<FakeBackend> => {
  const backend = fakeBackend();
  backend.answers(withdrawOfficeCalls.list, listed(given.withdrawal));
  backend.answers(withdrawOfficeCalls.get, given);
  show('/withdrawals', role);
  fireEvent.click(await screen.findByRole('link', { name: /Somchai/ }));
  await screen.findByRole('article');
  return backend;
};

const type = (label: string, value: string): void => {
  fireEvent.input(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value } });
};
const press = (name: string): void => {
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
};
const approveButton = (): HTMLElement => screen.getByRole('button', { name: /^Approve ฿/ });

beforeEach(() => applyLocale('en'));
afterEach(() => vi.useRealTimers());

it('a role that may not decide gets no button and no key for it, and reads who decides', async () => {
  await openDetail(detail(), 'support');
  await expectOnlyFor('Reject', 'finance, manager');
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the queue shows how many wait in each view, and an empty one says so', async () => {
  const backend = fakeBackend();
  backend.answers(withdrawOfficeCalls.list, listed());
  show();
  expect(await screen.findByText('No withdrawals in this list')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Second approval 3' })).toBeTruthy();
  expect(backend.questions(withdrawOfficeCalls.list)[0]).toEqual({ view: 'waiting', page: 1, limit: 50 });
});

it('a withdrawal shows what the decision needs, with account and phone masked, under an address of its own', async () => {
  await openDetail();
  const article = within(screen.getByRole('article'));
  expect(article.getByRole('heading', { level: 2 }).textContent).toContain('Somchai');
  expect(article.getByText('KBANK •••• 1210')).toBeTruthy();
  expect(article.getByText('SOMCHAI JAIDEE')).toBeTruthy();
  expect(article.getByText('฿1,000.00 → ฿500.00')).toBeTruthy();
  expect(article.getByText(/Earlier payouts to this account/).textContent).toContain('Please check');
  expect(screen.getByTestId('address').textContent).toBe(`/withdrawals/${withdrawalId}`);
});

it('approving sends the amount that was seen and a password, and nothing without one', async () => {
  const backend = await openDetail();
  backend.answers(withdrawOfficeCalls.approve, { message: 'SUCCESS', status: 'APPROVED' });
  fireEvent.click(approveButton());
  press('Approve');
  expect(backend.sent(withdrawOfficeCalls.approve)).toEqual([]);
  type('Your password', 'a long enough password');
  press('Approve');
  await waitFor(() =>
    expect(backend.questions(withdrawOfficeCalls.approve)).toEqual([
      { withdrawalId, amount: 50_000n, password: 'a long enough password' },
    ]),
  );
  expect(backend.sent(withdrawOfficeCalls.approve)[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Approved: ฿500.00, Somchai')).toBeTruthy();
});

it('the keyboard is enough: A opens the approval in its password field, Ctrl and Enter sends it', async () => {
  const backend = await openDetail();
  backend.answers(withdrawOfficeCalls.approve, { message: 'SUCCESS', status: 'SECOND' });
  fireEvent.keyDown(document.body, { key: 'a' });
  const field = within(screen.getByRole('dialog')).getByLabelText('Your password');
  expect(document.activeElement).toBe(field);
  fireEvent.keyDown(field, { key: 'r' });
  type('Your password', 'a long enough password');
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(backend.sent(withdrawOfficeCalls.approve)).toHaveLength(1));
  expect(await screen.findByText('Awaiting second approval: ฿500.00, Somchai')).toBeTruthy();
});

it('a wrong password is reported at its field, which is marked, and the dialog stays open', async () => {
  const backend = await openDetail();
  backend.refuses(withdrawOfficeCalls.approve, 'WRONG_PASSWORD');
  fireEvent.click(approveButton());
  type('Your password', 'wrong');
  press('Approve');
  expect(await screen.findByText('Incorrect password')).toBeTruthy();
  const field = within(screen.getByRole('dialog')).getByLabelText('Your password');
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

it('an unknown outcome is not shown as a refusal: it may have been done, and the next press keeps the key', async () => {
  const backend = await openDetail();
  backend.loses(withdrawOfficeCalls.approve);
  fireEvent.click(approveButton());
  type('Your password', 'a long enough password');
  press('Approve');
  expect((await screen.findByText(/It may have been done/)).closest('[role=alert]')).not.toBeNull();
  expect(screen.queryByText(/Something went wrong/)).toBeNull();
  press('Back');
  fireEvent.click(approveButton());
  backend.answers(withdrawOfficeCalls.approve, { message: 'SUCCESS', status: 'APPROVED' });
  type('Your password', 'a long enough password');
  press('Approve');
  expect(await screen.findByText('Approved: ฿500.00, Somchai')).toBeTruthy();
  const keys = backend.sent(withdrawOfficeCalls.approve).map(({ headers }) => headers.get('idempotency-key'));
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

it('the first approver cannot give the second approval, and reads why', async () => {
  proves('OP-300');
  const withdrawal = line({ status: 'SECOND', needsTwo: true });
  await openDetail(detail({ withdrawal, mayApprove: false, mayNotApproveBecause: 'MAKER' }));
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  expect(screen.getByText(/You gave the first approval/)).toBeTruthy();
});

it('a person learns before deciding that their sum of the day needs a second person', async () => {
  await openDetail(detail({ secondPerson: { because: 'DAY', threshold: 2_000_000n, aloneBefore: 1_980_000n } }));
  expect(screen.getByText(/you have approved ฿19,800.00 for this member alone/)).toBeTruthy();
  cleanup();
  await openDetail(
    detail({ secondPerson: { because: 'PERSON_DAY', threshold: 20_000_000n, aloneBefore: 19_980_000n } }),
  );
  expect(screen.getByText(/decided ฿199,800.00 alone, of a limit of ฿200,000.00 for all members/)).toBeTruthy();
  fireEvent.click(approveButton());
  expect(screen.getByText('After this a second person must approve before it is paid')).toBeTruthy();
});

it('rejecting needs a reason, and shows in every language what the member will read', async () => {
  const backend = await openDetail();
  backend.answers(withdrawOfficeCalls.reject, { message: 'SUCCESS' });
  fireEvent.keyDown(document.body, { key: 'R' });
  expect(within(screen.getByRole('dialog')).getByText(/^Somchai •••• /)).toBeTruthy();
  press('Reject');
  expect(backend.sent(withdrawOfficeCalls.reject)).toEqual([]);
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText('Reason'), { target: { value: 'NAME_MISMATCH' } });
  const read = screen.getByRole('dialog').textContent;
  for (const text of rejectionTexts.NAME_MISMATCH) expect(plainText(read)).toContain(plainText(text));
  press('Reject');
  await waitFor(() =>
    expect(backend.questions(withdrawOfficeCalls.reject)).toEqual([
      { withdrawalId, reason: 'NAME_MISMATCH', note: null },
    ]),
  );
});

it('a rejection that was closed undecided begins with its reason and note', async () => {
  await openDetail();
  fireEvent.keyDown(document.body, { key: 'R' });
  const field = (name: string) => within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(name);
  fireEvent.input(field('Reason'), { target: { value: 'NAME_MISMATCH' } });
  fireEvent.input(field('Internal note (optional)'), { target: { value: 'asked by phone' } });
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  fireEvent.keyDown(document.body, { key: 'R' });
  expect([field('Reason').value, field('Internal note (optional)').value]).toEqual(['NAME_MISMATCH', 'asked by phone']);
  expect(plainText(screen.getByRole('dialog').textContent)).toContain(plainText(rejectionTexts.NAME_MISMATCH[2]));
});

it('a decided withdrawal offers no decision', async () => {
  await openDetail(detail({ withdrawal: line({ status: 'PAID' }), payoutReference: '2026112011' }));
  expect(screen.queryByRole('link', { name: /Outside work/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Reject/ })).toBeNull();
  expect(screen.getByText('2026112011')).toBeTruthy();
});

it.each(['APPROVED', 'PAYING', 'REVIEW'] as const)(
  'a withdrawal that is %s leads to where what the bank has not answered is decided',
  async (status) => {
    await openDetail(detail({ withdrawal: line({ status }), mayApprove: false }));
    expect(screen.getByRole('link', { name: 'See and decide it under Outside work' }).getAttribute('href')).toBe(
      `/desk/payout.${memberId}.${withdrawalId}`,
    );
  },
);

it('a second person sees who has the withdrawal open, since when, and within two seconds who decided it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const other = { name: 'malee', openedAt: '2026-11-20T11:30:00.000Z' };
  const backend = await openDetail(detail({ others: [other] }));
  const article = within(screen.getByRole('article'));
  expect(article.getByRole('status').textContent).toBe('malee has had this open since 18:30:00');
  const approved = { act: 'APPROVED', by: 'malee', at: '2026-11-20T11:31:00.000Z', detail: null };
  backend.answers(
    withdrawOfficeCalls.get,
    detail({ withdrawal: line({ status: 'APPROVED' }), mayApprove: false, steps: [approved] }),
  );
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(article.getByRole('status').textContent).toBe('Approved · malee · 20/11/2026 18:31:00');
  expect(screen.queryByRole('button', { name: /^Approve|^Reject/ })).toBeNull();
});

it('the reference number shows the end of an id, which tells withdrawals of the same minute apart', async () => {
  await openDetail();
  expect((await screen.findByTitle(withdrawalId)).textContent).toBe(withdrawalId.slice(-8));
});
