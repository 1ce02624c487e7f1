import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { StaffRole } from '#contract/staff-roles.ts';
import { applyLocale } from '#i18n/locale.ts';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { expectOnlyFor } from '#support/screens/office/only-for.tsx';
import { renderOffice } from '#support/screens/office/render-office.tsx';
import { deskOfficeCalls, type LaneLine, type OutsideLine } from '../office-contract.ts';
import { DeskScreen } from './desk-screen.tsx';
import { FindingsScreen } from './findings-screen.tsx';

const memberId = '01a1f8b7-725b-7e04-bbd6-156dcd96b5a0';
const workId = '01a1f8b7-725b-7e04-bbd6-156dcd96b5ae';
const decisionId = '01a1f8b7-725b-7e04-bbd6-156dcd96b5af';
const named = { kind: 'payout', memberId, workId };

type Detail = AnswerOf<typeof deskOfficeCalls.getWork>;

const work = (changes: Partial<OutsideLine> = {}): OutsideLine => ({
  ...named,
  lane: 'payout:BAHT',
  status: 'REVIEW',
  amount: 50_000n,
  currency: 'BAHT',
  createdAt: '2026-11-20T11:28:54.000Z',
  sendings: 1,
  inquiries: 7,
  lastSentAt: '2026-11-20T11:28:55.000Z',
  lastAnswer: 'unknown',
  dueAt: '2026-11-20T11:58:55.000Z',
  isForReview: true,
  isUnsent: false,
  isIncoming: false,
  ...changes,
});

const lane = (changes: Partial<LaneLine> = {}): LaneLine => ({
  lane: 'payout:BAHT',
  open: 3,
  due: 1,
  inReview: 1,
  oldestAt: '2026-11-20T11:28:54.000Z',
  breaker: 'closed',
  running: 0,
  waiting: 0,
  answerMs: 120,
  isStopped: false,
  stopReason: null,
  ...changes,
});

const proposal = (isMine: boolean): Detail['proposal'] => ({
  decisionId,
  outcome: 'done',
  reference: 'BANK-1',
  amount: null,
  note: 'the bank said so by phone',
  by: 'somchai',
  isMine,
  at: '2026-11-20T12:00:00.000Z',
});

interface Given {
  readonly item?: OutsideLine;
  readonly proposal?: Detail['proposal'];
  readonly steps?: Detail['steps'];
  readonly role?: StaffRole;
}

const openWork = async ({
  item = work(),
  proposal: proposed = null,
  steps = [],
  role = 'finance',
}: Given = {}): Promise<FakeBackend> => {
  applyLocale('en');
  const backend = fakeBackend();
  backend.answers(deskOfficeCalls.listWork, {
    items: [{ ...item, isProposed: proposed !== null, isMine: proposed?.isMine ?? false }],
    counts: { open: 3, review: 1, unsent: 0, findings: 0 },
    lanes: [lane({ isStopped: true })],
    stopReason: null,
  });
  backend.answers(deskOfficeCalls.getWork, {
    item,
    isEnded: false,
    memberName: 'Somchai',
    memberPhone: 'xxxxxx1210',
    steps,
    proposal: proposed,
  });
  renderOffice(<DeskScreen />, { at: '/desk', role });
  fireEvent.click(await screen.findByRole('link', { name: /Payout/ }));
  await screen.findByRole('article');
  return backend;
};

const button = (name: string): HTMLElement => within(screen.getByRole('article')).getByRole('button', { name });
const fill = (label: RegExp, value: string): void => {
  fireEvent.input(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value } });
};
const choose = (label: string, value: string): void => {
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value } });
};
const press = (name: string): void => {
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
};

beforeEach(() => applyLocale('en'));

it('work of every kind is listed with its lane, and a stopped lane is shown above the list', async () => {
  await openWork();
  expect(screen.getByText('Stopped: Payouts in baht')).toBeTruthy();
  expect(screen.getByTestId('address').textContent).toBe(`/desk/payout.${memberId}.${workId}`);
  expect(within(screen.getByRole('article')).getByText('Unknown')).toBeTruthy();
});

it('what happened is told in words, never as calls and fields', async () => {
  const at = '2026-11-20T12:00:00.000Z';
  const step = (by: string | null, act: string, detail: Record<string, string>) => ({ at, by, act, detail });
  await openWork({
    steps: [
      step(null, 'POST /api/wallet/withdrawAll', { amount: '21700', currency: 'BAHT' }),
      step('malee', 'POST /api/withdrawals/{withdrawalId}/approve', { decided: 'APPROVED', perDay: '20000000' }),
      step(null, 'POST /api/wallet/transfer', { amount: '12000' }),
      step(null, 'query payout', { sent: '1' }),
      step('malee', 'POST /api/outside/{kind}/{memberId}/{workId}/query', { asked: 'by hand' }),
      step('malee', 'POST /api/outside/{kind}/{memberId}/{workId}/propose', { proposed: 'refused' }),
      step(null, 'query payout', { ended: 'RETURNED' }),
    ],
  });
  const history = within(screen.getByRole('article')).getAllByRole('listitem');
  expect(history.map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'Requested ฿217.00 · Member',
    'Approved · malee',
    'Requested ฿120.00 · Member',
    'Sent, attempt 1 · System',
    'Queried by hand · malee',
    'Proposed as refused · malee',
    'Ended: Returned · System',
  ]);
});

it('an outcome cannot be proposed without evidence', async () => {
  const backend = await openWork();
  backend.answers(deskOfficeCalls.proposeOutcome, { message: 'SUCCESS', decisionId });
  fireEvent.click(button('Decide'));
  choose('Outcome', 'done');
  fill(/Reference of the bank/, 'BANK-1');
  fill(/Evidence/, 'too short');
  press('Propose');
  expect(screen.getByText('Please write at least 10 characters')).toBeTruthy();
  expect(backend.sent(deskOfficeCalls.proposeOutcome)).toEqual([]);
  fill(/Evidence/, 'the bank said so by phone');
  press('Propose');
  await waitFor(() =>
    expect(backend.questions(deskOfficeCalls.proposeOutcome)).toEqual([
      { ...named, outcome: 'done', reference: 'BANK-1', note: 'the bank said so by phone' },
    ]),
  );
  expect(await screen.findByText(/Proposed, awaiting a second person: ฿500.00, Somchai/)).toBeTruthy();
});

it('the list of what is missing in a decision names each field', async () => {
  await openWork();
  fireEvent.click(button('Decide'));
  press('Propose');
  const listed = within(screen.getByRole('group', { name: /check/ })).getAllByRole('link');
  expect(listed.map(({ textContent }) => textContent)).toEqual([
    'Outcome: Please fill in this field',
    expect.stringMatching(/^Evidence.*: Please write at least 10 characters$/),
  ]);
});

it('evidence that the server finds missing is reported in the dialog, which stays open', async () => {
  const backend = await openWork();
  backend.refuses(deskOfficeCalls.proposeOutcome, 'EVIDENCE_MISSING');
  fireEvent.click(button('Decide'));
  choose('Outcome', 'done');
  fill(/Evidence/, 'the bank said so by phone');
  press('Propose');
  expect(await screen.findByText(/Give the evidence/)).toBeTruthy();
});

it('another person sees the proposal and confirms it with a password', async () => {
  const backend = await openWork({ proposal: proposal(false) });
  backend.answers(deskOfficeCalls.confirmOutcome, { message: 'SUCCESS' });
  expect(screen.getByText('the bank said so by phone')).toBeTruthy();
  expect(within(screen.getByRole('article')).getByText('Waits for a second person')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Payout/ }).textContent).toContain('Waits for a second person');
  fireEvent.click(button('Confirm the outcome'));
  fill(/Your password/, 'a long enough password');
  press('Confirm the outcome');
  await waitFor(() =>
    expect(backend.questions(deskOfficeCalls.confirmOutcome)).toEqual([
      { ...named, decisionId, password: 'a long enough password' },
    ]),
  );
});

it('the proposer can take the proposal back but not confirm it', async () => {
  const backend = await openWork({ proposal: proposal(true) });
  backend.answers(deskOfficeCalls.takeBackProposal, { message: 'SUCCESS' });
  expect(within(screen.getByRole('article')).queryByRole('button', { name: 'Confirm the outcome' })).toBeNull();
  fireEvent.click(button('Take back the proposal'));
  press('Take back the proposal');
  await waitFor(() => expect(backend.questions(deskOfficeCalls.takeBackProposal)).toEqual([{ ...named, decisionId }]));
});

it('work that was not sent yet can be cancelled with a reason and a password', async () => {
  const backend = await openWork({
    item: work({ status: 'APPROVED', isUnsent: true, isForReview: false, sendings: 0 }),
  });
  backend.refuses(deskOfficeCalls.cancelUnsent, 'WRONG_PASSWORD');
  fireEvent.click(button('Cancel before sending'));
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Back' })).toBeTruthy();
  fill(/Reason/, 'the member asked for it');
  fill(/Your password/, 'wrong');
  press('Cancel before sending');
  expect(await screen.findByText('Incorrect password')).toBeTruthy();
  expect(backend.questions(deskOfficeCalls.cancelUnsent)).toEqual([
    { ...named, note: 'the member asked for it', password: 'wrong' },
  ]);
});

it('support may query now and do nothing else', async () => {
  const backend = await openWork({ role: 'support' });
  backend.answers(deskOfficeCalls.queryNow, { message: 'SUCCESS', status: 'PAID' });
  await expectOnlyFor('Decide', 'finance, manager');
  fireEvent.click(button('Query now'));
  await waitFor(() => expect(backend.questions(deskOfficeCalls.queryNow)).toEqual([named]));
});

it('a finding is closed with an explanation, and a manager restarts a stopped lane', async () => {
  const backend = fakeBackend();
  const findingId = decisionId;
  backend.answers(deskOfficeCalls.listFindings, {
    counts: { open: 1 },
    oldestAt: '2026-11-20T11:28:54.000Z',
    hasMore: false,
    items: [
      {
        memberId,
        findingId,
        kind: 'RETURNED_BUT_DONE',
        lane: 'game:JOKER',
        object: `transfer ${workId}`,
        detail: { amount: '20000', currency: 'BAHT', status: 'RETURNED' },
        at: '2026-11-20T11:28:54.000Z',
      },
    ],
  });
  backend.answers(deskOfficeCalls.listWork, {
    items: [],
    counts: { open: 0, review: 0, unsent: 0, findings: 1 },
    lanes: [lane({ lane: 'game:JOKER', isStopped: true, stopReason: 'RETURNED_BUT_DONE' })],
    stopReason: null,
  });
  backend.answers(deskOfficeCalls.closeFinding, { message: 'SUCCESS' });
  backend.answers(deskOfficeCalls.releaseLane, { message: 'SUCCESS' });
  renderOffice(<FindingsScreen />, { at: '/findings', role: 'manager' });
  fireEvent.click(await screen.findByRole('link', { name: /the provider says it is done/ }));
  expect((await screen.findByText('Amount')).parentElement?.textContent).toBe('Amount฿200.00');
  fireEvent.click(button('Close the finding'));
  fill(/found out/, 'booked by hand');
  press('Close the finding');
  await waitFor(() =>
    expect(backend.questions(deskOfficeCalls.closeFinding)).toEqual([{ memberId, findingId, note: 'booked by hand' }]),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Outside systems 1' }));
  fireEvent.click(await screen.findByRole('link', { name: /Game Joker/ }));
  fireEvent.click(button('Resume'));
  fill(/Reason/, 'the difference is booked');
  fill(/Your password/, 'a long enough password');
  press('Resume');
  await waitFor(() =>
    expect(backend.questions(deskOfficeCalls.releaseLane)).toEqual([
      { lane: 'game:JOKER', note: 'the difference is booked', password: 'a long enough password' },
    ]),
  );
});

it.each([
  [`transfer ${workId}`, 'Transfer', `/statements/${memberId}.${workId}`],
  [`withdrawal ${workId}`, 'Withdrawal', `/withdrawals/${workId}`],
  [`held play ${workId}`, 'Held win', `/held-wins/${memberId}.${workId}`],
  [`qr ${workId}`, 'Deposit QR code', null],
  ['payouts of LAK on 2026-11-24', 'Payouts LAK 24/11/2026', null],
])('what a finding is about is named in words, with a link and the end of its id: %s', async (object, name, href) => {
  const backend = fakeBackend();
  const finding = { memberId, findingId: decisionId, kind: 'RETURNED_BUT_DONE', lane: 'game:JOKER', object };
  backend.answers(deskOfficeCalls.listFindings, {
    counts: { open: 1 },
    oldestAt: null,
    hasMore: false,
    items: [{ ...finding, detail: { bookedTo: memberId }, at: '2026-11-20T11:28:54.000Z' }],
  });
  backend.answers(deskOfficeCalls.listWork, {
    items: [],
    counts: { open: 0, review: 0, unsent: 0, findings: 1 },
    lanes: [],
    stopReason: null,
  });
  renderOffice(<FindingsScreen />, { at: `/findings/${memberId}.${decisionId}`, role: 'manager' });
  const about = (await screen.findByText('About')).nextElementSibling;
  expect(about?.textContent).toBe(object.endsWith(workId) ? `${name} ${workId.slice(-8)}` : name);
  expect(about?.querySelector('a')?.getAttribute('href') ?? null).toBe(href);
  expect(screen.getByText('Booked to member').nextElementSibling?.querySelector('a')?.getAttribute('href')).toBe(
    `/members/${memberId}`,
  );
});
