import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { StaffRole } from '#contract/staff-roles.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { applyLocale } from '#i18n/locale.ts';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderScreen } from '#support/screens/render-screen.tsx';
import { OfficeStaffProvider } from '#ui/office/office-staff.tsx';
import {
  officeApproveWithdrawal,
  officeGetWithdrawal,
  officeListWithdrawals,
  officeRejectWithdrawal,
  type WithdrawalLine,
} from '../contract.ts';
import { WithdrawalsScreen } from './withdrawals-screen.tsx';

const withdrawalId = '01a1f8b7-725b-7e04-bbd6-156dcd96b5ae';

const line = (changes: Partial<WithdrawalLine> = {}): WithdrawalLine => ({
  withdrawalId,
  status: 'REQUESTED',
  amount: 50_000n,
  currency: 'BAHT',
  memberName: 'Somchai',
  memberPhone: 'xxxxxx1210',
  bankCode: 'KBANK',
  bankAccountName: 'SOMCHAI JAIDEE',
  bankAccountNo: 'xxxxxx1210',
  createdAt: '2026-11-20T11:28:54.000Z',
  needsTwo: false,
  ...changes,
});

type Detail = AnswerOf<typeof officeGetWithdrawal>;
const detail = (changes: Partial<Detail> = {}): Detail => ({
  withdrawal: line(),
  walletBefore: 100_000n,
  walletNow: 50_000n,
  held: 50_000n,
  reason: null,
  note: null,
  payoutReference: null,
  steps: [{ act: 'REQUESTED', by: null, at: '2026-11-20T11:28:54.000Z', detail: null }],
  recentLines: [
    { statementType: 'withdraw', status: 'PENDING', amount: 50_000n, createdAt: '2026-11-20T11:28:54.000Z' },
  ],
  mayApprove: true,
  mayNotApproveBecause: null,
  secondPerson: { because: null, threshold: 2_000_000n, aloneBefore: 0n },
  ...changes,
});

const openDetail = async (given: Detail = detail(), role: StaffRole = 'finance'): Promise<FakeBackend> => {
  const backend = fakeBackend();
  backend.answers(officeListWithdrawals, { total: 1, withdrawals: [given.withdrawal] });
  backend.answers(officeGetWithdrawal, given);
  renderScreen(
    <OfficeStaffProvider value={{ name: 'malee', role }}>
      <WithdrawalsScreen />
    </OfficeStaffProvider>,
    { at: '/' },
  );
  fireEvent.click(await screen.findByRole('button', { name: /Somchai/ }));
  await screen.findByRole('article');
  return backend;
};

const type = (label: string, value: string): void => {
  fireEvent.input(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value } });
};
const press = (name: string): void => {
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
};

it('a role that may not decide sees both decisions disabled with the reason, and no dialog opens', async () => {
  const backend = await openDetail(detail(), 'support');
  for (const name of ['Approve', 'Reject']) {
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
  }
  expect(screen.getAllByText('Only for: finance, manager')).toHaveLength(2);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(backend.sent(officeApproveWithdrawal)).toEqual([]);
});

beforeEach(() => {
  history.replaceState(null, '', '/');
  applyLocale('en');
});

it('the queue says who asks for how much, and an empty one says so', async () => {
  const backend = fakeBackend();
  backend.answers(officeListWithdrawals, { total: 0, withdrawals: [] });
  renderScreen(<WithdrawalsScreen />, { at: '/' });
  expect(await screen.findByText('No withdrawals are waiting')).toBeTruthy();
  expect(backend.questions(officeListWithdrawals)[0]).toEqual({ view: 'open', page: 1, limit: 20 });
});

it('a withdrawal shows what the decision needs, with account and phone masked', async () => {
  await openDetail();
  const article = within(screen.getByRole('article'));
  expect(article.getAllByText('xxxxxx1210')).toHaveLength(2);
  expect(article.getByText('SOMCHAI JAIDEE')).toBeTruthy();
  expect(article.getAllByText('Requested').length).toBeGreaterThan(0);
  expect(location.search).toContain(withdrawalId);
});

it('approving sends the amount that was seen and a password, and nothing without one', async () => {
  const backend = await openDetail();
  backend.answers(officeApproveWithdrawal, { message: 'SUCCESS', status: 'APPROVED' });
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  press('Approve');
  expect(backend.sent(officeApproveWithdrawal)).toEqual([]);
  type('Your password', 'a long enough password');
  press('Approve');
  await waitFor(() =>
    expect(backend.questions(officeApproveWithdrawal)).toEqual([
      { withdrawalId, amount: 50_000n, password: 'a long enough password' },
    ]),
  );
  expect(backend.sent(officeApproveWithdrawal)[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a refused approval is said in the dialog, which stays open', async () => {
  const backend = await openDetail();
  backend.refuses(officeApproveWithdrawal, 'WRONG_PASSWORD');
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  type('Your password', 'wrong');
  press('Approve');
  expect(await screen.findByText('Incorrect password')).toBeTruthy();
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('OP-300 whoever gave the first approval is offered no second one, and told why', async () => {
  await openDetail(
    detail({
      withdrawal: line({ status: 'SECOND', needsTwo: true }),
      mayApprove: false,
      mayNotApproveBecause: 'MAKER',
    }),
  );
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(screen.getByText(/You gave the first approval/)).toBeTruthy();
});

it('rejecting needs a reason the member can read', async () => {
  const backend = await openDetail();
  backend.answers(officeRejectWithdrawal, { message: 'SUCCESS' });
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  press('Reject');
  expect(backend.sent(officeRejectWithdrawal)).toEqual([]);
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText('Reason'), { target: { value: 'NAME_MISMATCH' } });
  press('Reject');
  await waitFor(() =>
    expect(backend.questions(officeRejectWithdrawal)).toEqual([{ withdrawalId, reason: 'NAME_MISMATCH', note: null }]),
  );
});

it('what is decided offers no decision', async () => {
  await openDetail(detail({ withdrawal: line({ status: 'PAID' }), payoutReference: '2026112011' }));
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
  expect(screen.getByText('2026112011')).toBeTruthy();
});
