import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { StaffRole } from '#contract/staff-roles.ts';
import { applyLocale } from '#i18n/locale.ts';
import { deskItem } from '#support/screens/office/desk-item.tsx';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { expectOnlyFor } from '#support/screens/office/only-for.tsx';
import { renderOffice } from '#support/screens/office/render-office.tsx';
import { depositOfficeCalls, type DeskItem } from '../office-contract.ts';
import { MoneyInScreen } from './money-in-screen.tsx';

const item = deskItem;
const { itemId } = item();

type Matches = AnswerOf<typeof depositOfficeCalls.findMatches>;
const noMatches: Matches = { members: [], receipts: [] };

const open = async (
  given: DeskItem,
  {
    role = 'finance',
    matches = noMatches,
    others = [],
  }: { role?: StaffRole; matches?: Matches; others?: AnswerOf<typeof depositOfficeCalls.listPresent>['others'] } = {},
): Promise<FakeBackend> => {
  const backend = fakeBackend();
  backend.answers(depositOfficeCalls.findMatches, matches);
  backend.answers(depositOfficeCalls.listPresent, { others });
  backend.answers(depositOfficeCalls.listMoneyIn, ({ kind, view }) => ({
    counts: { suspense: 0, reported: 0, reject: 0, [given.kind]: 1 },
    oldestAt: null,
    hasMore: false,
    items: kind === given.kind && view === 'open' ? [given] : [],
  }));
  renderOffice(<MoneyInScreen />, { at: `/money-in/${given.kind}.${itemId}?view=${given.kind}`, role });
  await screen.findByRole('article');
  return backend;
};

const button = (name: string): HTMLElement => within(screen.getByRole('article')).getByRole('button', { name });
const fill = (label: string, value: string): void => {
  fireEvent.input(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value } });
};
const press = (name: string): void => {
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
};
const password = 'a long enough password';
const startsBonus = 'It counts as a deposit: if the member has a bonus waiting for one, it starts';

const memberId = '01a1f8b7-725b-7e04-bbd6-156dcd96b5aa';
const account = { bankCode: 'KBANK', accountNo: 'xxxxxx4063' };
const payee = { memberId, name: 'Somchai', phone: 'xxxxxx5678', account };
const shownPayee = 'The money goes to: Somchai •••• 5678 (KBANK •••• 4063)';
const giveTo = async (backend: FakeBackend, phone: string, member: typeof payee | null = payee): Promise<void> => {
  backend.answers(depositOfficeCalls.findPayee, { member });
  fireEvent.click(button('Give to a member'));
  fill('Member’s phone number', phone);
  fill('Your password', password);
  if (member !== null) await screen.findByText(shownPayee);
  press('Give to a member');
};

beforeEach(() => applyLocale('en'));

it('a second person sees who has the money open since when, and within two seconds that it was decided', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const backend = await open(item(), { others: [{ name: 'malee', openedAt: '2026-11-20T11:30:00.000Z' }] });
  const article = within(screen.getByRole('article'));
  await waitFor(() => expect(article.getByRole('status').textContent).toBe('malee has had this open since 18:30:00'));
  expect(backend.questions(depositOfficeCalls.listPresent).at(-1)).toEqual({ kind: 'suspense', itemId });
  expect(article.getByRole('button', { name: 'Give to a member' })).toBeTruthy();
  backend.answers(depositOfficeCalls.listMoneyIn, {
    counts: { suspense: 0, reported: 0, reject: 0 },
    oldestAt: null,
    hasMore: false,
    items: [item({ status: 'NAMED', endedAt: '2026-11-20T11:31:00.000Z', mayDecide: false })],
  });
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(article.queryByRole('button', { name: 'Give to a member' })).toBeNull();
  expect(article.getByRole('status').textContent).toBe('');
});

it('money in suspense is given to the member with a phone number, with the amount that was seen, by a person who read that it may start a bonus', async () => {
  const backend = await open(item());
  backend.answers(depositOfficeCalls.nameSuspense, { message: 'SUCCESS', status: 'NAMED' });
  expect(screen.getAllByText('The payer is unknown').length).toBeGreaterThan(0);
  await giveTo(backend, '0812345678');
  expect(screen.getByText(startsBonus)).toBeTruthy();
  await waitFor(() =>
    expect(backend.questions(depositOfficeCalls.nameSuspense)).toEqual([
      { itemId, phone: '0812345678', payeeId: memberId, amount: 50_000n, password },
    ]),
  );
});

it.each([
  ['NAMED', 'Give to a member: ฿500.00, Somchai •••• 5678 (KBANK •••• 4063)', 'success'],
  ['SECOND', 'Give to a member: ฿500.00, Somchai •••• 5678 (KBANK •••• 4063) · Waits for a second person', 'info'],
])('what is said of a decision follows the answer %s, not what the list said before', async (status, said, kind) => {
  const backend = await open(item());
  backend.answers(depositOfficeCalls.nameSuspense, { message: 'SUCCESS', status });
  await giveTo(backend, '0812345678');
  expect((await screen.findByText(said)).closest('[role="status"]')?.className).toContain(kind);
});

it('money sent back at the bank is marked as such, with its evidence', async () => {
  const backend = await open(item({ needsTwo: true }));
  backend.answers(depositOfficeCalls.returnSuspense, { message: 'SUCCESS', status: 'SECOND' });
  fireEvent.click(button('Mark as sent back'));
  fill('Your password', password);
  press('Mark as sent back');
  expect(backend.sent(depositOfficeCalls.returnSuspense)).toEqual([]);
  fill('Evidence of the return', 'transfer 77 of today');
  press('Mark as sent back');
  await waitFor(() => expect(backend.sent(depositOfficeCalls.returnSuspense)).toHaveLength(1));
});

it('a reported deposit is confirmed by the bank’s record, with the time read in Bangkok', async () => {
  const backend = await open(
    item({
      kind: 'reported',
      payer: null,
      member: { memberId: '01a1f8b7-725b-7e04-bbd6-156dcd96b5aa', name: 'Somchai', phone: 'xxxxxx1210', account: null },
    }),
  );
  backend.answers(depositOfficeCalls.confirmReported, { message: 'SUCCESS', status: 'SECOND' });
  fireEvent.click(button('Confirm that the money arrived'));
  fill('Our bank (code)', 'SCB');
  fill('Our account number', '12-34');
  fill('Paid at (Bangkok time)', '2026-11-20T18:28');
  fill('Payer’s bank (code)', 'KBANK');
  fill('Payer’s name', 'SOMCHAI JAIDEE');
  fill('Your password', password);
  press('Confirm that the money arrived');
  expect(backend.sent(depositOfficeCalls.confirmReported)).toEqual([]);
  fill('Our account number', '0142000002');
  press('Confirm that the money arrived');
  await waitFor(() =>
    expect(backend.questions(depositOfficeCalls.confirmReported)).toEqual([
      {
        itemId,
        password,
        receipt: {
          bankCode: 'SCB',
          accountNo: '0142000002',
          amount: 50_000n,
          paidAt: '2026-11-20T18:28:00+07:00',
          sendingBank: 'KBANK',
          bankReference: null,
          payerAccountNo: '',
          payerName: 'SOMCHAI JAIDEE',
        },
      },
    ]),
  );
});

it('a readable line is booked with only a password, and its parts are shown, named and the amount as money', async () => {
  const raw = '{"amount":"15300","from":{"name":"CASH MACHINE"}}';
  const backend = await open(
    item({ kind: 'reject', reason: 'UNCLEAR', amount: 15_300n, payer: null, raw, isReadable: true }),
  );
  backend.answers(depositOfficeCalls.bookReject, { message: 'SUCCESS', status: 'SECOND' });
  expect(screen.getByText('Amount').nextElementSibling?.textContent).toBe('฿153.00');
  expect(screen.getByText('Payer’s name').nextElementSibling?.textContent).toBe('CASH MACHINE');
  fireEvent.click(button('Book the line'));
  fill('Your password', password);
  press('Book the line');
  await waitFor(() =>
    expect(backend.questions(depositOfficeCalls.bookReject)).toEqual([{ itemId, receipt: null, password }]),
  );
});

it('a second person confirms a proposal; the proposer can only take it back', async () => {
  const proposal = { proposalId: 'digest', act: 'RETURN', detail: 'transfer 77 of today', receipt: null, otherThan: 0 };
  const backend = await open(item({ proposal, needsTwo: true }));
  backend.answers(depositOfficeCalls.agree, { message: 'SUCCESS', status: 'RETURNED' });
  expect(screen.getByText('transfer 77 of today')).toBeTruthy();
  fireEvent.click(button('Confirm the proposal'));
  fill('Your password', password);
  press('Confirm the proposal');
  await waitFor(() =>
    expect(backend.questions(depositOfficeCalls.agree)).toEqual([
      { kind: 'suspense', itemId, proposalId: 'digest', password },
    ]),
  );
});

it('the app tells the proposer that another person must confirm', async () => {
  await open(
    item({
      proposal: { proposalId: 'digest', act: 'NAME', detail: null, receipt: null, otherThan: 0 },
      mayDecide: false,
      mayNotDecideBecause: 'MAKER',
    }),
  );
  expect(screen.getByText('You proposed this. Another person must confirm it')).toBeTruthy();
  expect(within(screen.getByRole('article')).queryByRole('button', { name: 'Confirm the proposal' })).toBeNull();
  expect(button('Take back the proposal')).toBeTruthy();
});

const at = '2026-11-20T11:27:54.000Z';
const namedTo = {
  memberId: '01a1f8b7-725b-7e04-bbd6-156dcd96b5aa',
  name: 'Somchai',
  phone: 'xxxxxx1210',
  account: null,
};
const naming = { proposalId: 'digest', act: 'NAME', detail: null, receipt: null, otherThan: 0 };

it('money in suspense tells by which method and how it was reported', async () => {
  await open(item({ channel: 'QR', methodCode: 'KBANK', reason: 'REFERENCE_UNKNOWN' }));
  expect(screen.getByText('KBANK, by QR code')).toBeTruthy();
});

it('the second person reads to whom the money goes, beside the proposal and again in the dialog, with what it may start', async () => {
  await open(item({ proposal: naming, namedTo }));
  const article = within(screen.getByRole('article'));
  expect(article.getByText('Give to the member').nextElementSibling?.textContent).toBe('Somchai •••• 1210');
  expect(article.queryByText('Given to')).toBeNull();
  fireEvent.click(button('Confirm the proposal'));
  expect(within(screen.getByRole('dialog')).getByText('Give to the member: Somchai •••• 1210')).toBeTruthy();
  expect(screen.getByText(startsBonus)).toBeTruthy();
});

it('a receipt that was typed is shown field by field to the second person', async () => {
  const receipt = {
    bankCode: 'SCB',
    accountNo: '0142000002',
    amount: 50_000n,
    currency: 'BAHT',
    paidAt: '2026-11-20T11:28:00.000Z',
    sendingBank: 'KTB',
    bankReference: null,
    payerAccountNo: '4012345678',
    payerName: 'ANAN SUKJAI',
  };
  const proposal = { proposalId: 'digest', act: 'CONFIRM', detail: null, receipt, otherThan: 0 };
  await open(item({ kind: 'reported', payer: null, proposal }));
  const article = within(screen.getByRole('article'));
  for (const shown of ['SCB 0142000002', 'KTB', '4012345678', 'ANAN SUKJAI'])
    expect(article.getByText(shown)).toBeTruthy();
});

it('money that was given to a member no longer awaits a second person', async () => {
  await open(item({ proposal: naming, namedTo, status: 'NAMED', endedAt: '2026-11-20T11:30:00.000Z' }));
  expect(screen.queryByText('Proposed, awaiting a second person')).toBeNull();
  expect(screen.getByText('Given to').nextElementSibling?.textContent).toBe('Somchai •••• 1210');
});

it('the second person sees what speaks for the member, and proposes nobody', async () => {
  const members = [
    {
      memberId,
      name: 'SOMCHAI JAIDEE',
      phone: 'xxxxxx1234',
      account: null,
      reasons: [{ code: 'QR_LIVE', at } as const],
    },
  ];
  await open(item({ proposal: naming, namedTo }), { matches: { members, receipts: [] } });
  const article = within(screen.getByRole('article'));
  expect(await article.findByText('A QR code of this amount was live')).toBeTruthy();
  expect(article.queryByRole('button', { name: 'Propose this member' })).toBeNull();
});

it.each(['auditor', 'support'] as const)('the role %s sees the item and decides nothing', async (role) => {
  await open(item(), { role });
  for (const name of ['Give to a member', 'Mark as sent back']) await expectOnlyFor(name, 'finance, manager');
});

it('candidates are shown with what speaks for and against them, and one press proposes one of them', async () => {
  const reasons: Matches['members'][number]['reasons'] = [
    { code: 'QR_LIVE', at },
    { code: 'SENDER_DIFFERS', at: null },
  ];
  const members = [{ memberId, name: 'SOMCHAI JAIDEE', phone: 'xxxxxx1234', account: null, reasons }];
  const backend = await open(item({ needsTwo: true }), { matches: { members, receipts: [] } });
  const article = within(screen.getByRole('article'));
  expect(await article.findByText('SOMCHAI JAIDEE •••• 1234')).toBeTruthy();
  expect(article.getByText('A QR code of this amount was live')).toBeTruthy();
  expect(article.getByText('20/11/2026 18:27:54')).toBeTruthy();
  expect(article.getByText('The payer is somebody else')).toBeTruthy();
  backend.answers(depositOfficeCalls.proposeCandidate, { message: 'SUCCESS', status: 'SECOND' });
  fireEvent.click(button('Propose this member'));
  expect(screen.getByText(startsBonus)).toBeTruthy();
  fill('Your password', password);
  press('Propose this member');
  await waitFor(() =>
    expect(backend.questions(depositOfficeCalls.proposeCandidate)).toEqual([
      { itemId, memberId, amount: 50_000n, password },
    ]),
  );
});

it('a reported deposit names the receipts it may be about, and leads to the one that waits', async () => {
  const payer = { bankCode: 'KTB', accountNo: 'xxxxxx1112', name: 'SOMEBODY ELSE' };
  const receipts = [{ place: 'SUSPENSE' as const, member: null, itemId: memberId, payer, paidAt: at, reasons: [] }];
  await open(item({ kind: 'reported', payer: null }), { matches: { members: [], receipts } });
  const link = await screen.findByRole('link', { name: 'SOMEBODY ELSE, KTB •••• 1112' });
  expect(link.getAttribute('href')).toBe(`/money-in/suspense.${memberId}`);
  expect(screen.getByText(/Waiting for its owner/)).toBeTruthy();
});

it('what was credited without a line of the bank is shown beside the line, and one press proposes that it is that money', async () => {
  const payer = { bankCode: 'KTB', accountNo: 'xxxxxx1112', name: 'SOMEBODY ELSE' };
  const member = { memberId, name: 'SOMCHAI JAIDEE', phone: 'xxxxxx1234', account: null };
  const receiptId = '0199aaaa-0000-7000-8000-000000000002';
  const receipts = [{ place: 'CREDITED' as const, member, itemId: receiptId, payer, paidAt: at, reasons: [] }];
  const backend = await open(item(), { matches: { members: [], receipts } });
  const article = within(screen.getByRole('article'));
  expect(await article.findByText('Credited already without a line of the bank')).toBeTruthy();
  expect(article.getByText('SOMCHAI JAIDEE •••• 1234')).toBeTruthy();
  backend.answers(depositOfficeCalls.joinSuspense, { message: 'SUCCESS', status: 'SECOND' });
  fireEvent.click(button('It was credited already'));
  fill('Your password', password);
  press('It was credited already');
  await waitFor(() =>
    expect(backend.questions(depositOfficeCalls.joinSuspense)).toEqual([
      { itemId, receiptId, amount: 50_000n, password },
    ]),
  );
});

it('the second person sees whose earlier credit the line is said to be, and when it was paid', async () => {
  const proposal = { proposalId: 'p', act: 'JOIN', detail: at, receipt: null, otherThan: 0 };
  await open(item({ proposal, namedTo }), { matches: { members: [], receipts: [] } });
  expect(screen.getByText('It was credited already').nextElementSibling?.textContent).toBe(
    'Somchai •••• 1210, 20/11/2026 18:27:54',
  );
});

it('the second person reads how many credits of the same amount the first found to be other money', async () => {
  await open(item({ proposal: { ...naming, otherThan: 2 }, namedTo }), { matches: { members: [], receipts: [] } });
  expect(
    screen.getByText('Booked with the same amount, and found to be other money').nextElementSibling?.textContent,
  ).toBe('2');
});

it('money in suspense is not given to a number that no member has, and the dialog says so', async () => {
  const backend = await open(item());
  await giveTo(backend, '0899999999', null);
  expect(await screen.findByText('No member has this number and a wallet in this currency')).toBeTruthy();
  expect(backend.sent(depositOfficeCalls.nameSuspense)).toEqual([]);
});

it('money in suspense is given only once its member was shown with the ends of phone and bank account', async () => {
  const backend = await open(item());
  const arrive = backend.holds(depositOfficeCalls.findPayee, { member: payee });
  backend.answers(depositOfficeCalls.nameSuspense, { message: 'SUCCESS', status: 'NAMED' });
  fireEvent.click(button('Give to a member'));
  fill('Member’s phone number', '0812345678');
  fill('Your password', password);
  press('Give to a member');
  expect(screen.getAllByText('No member is shown below this number').length).toBeGreaterThan(0);
  arrive();
  await screen.findByText(shownPayee);
  expect(backend.sent(depositOfficeCalls.nameSuspense)).toEqual([]);
  press('Give to a member');
  await waitFor(() => expect(backend.sent(depositOfficeCalls.nameSuspense)).toHaveLength(1));
});

it('a candidate and the second person’s dialog name the bank account of the member too', async () => {
  await open(item({ proposal: naming, namedTo: payee }), {
    matches: { members: [{ ...payee, reasons: [] }], receipts: [] },
  });
  expect(await screen.findByRole('heading', { name: 'Somchai •••• 5678 (KBANK •••• 4063)' })).toBeTruthy();
  fireEvent.click(button('Confirm the proposal'));
  const named = 'Give to the member: Somchai •••• 5678 (KBANK •••• 4063)';
  expect(within(screen.getByRole('dialog')).getByText(named)).toBeTruthy();
});
