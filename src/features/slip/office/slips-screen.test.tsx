import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderOffice } from '#support/screens/office/render-office.tsx';
import { type OfficeSlipLine, type SlipDetail, slipOfficeCalls } from '../office-contract.ts';
import { SlipsScreen } from './slips-screen.tsx';

const memberId = '01a1f8b7-725b-7e04-bbd6-156dcd96b5a0';
const slipId = '01a1f8b7-725b-7e04-bbd6-156dcd96b5ae';

const line: OfficeSlipLine = {
  slipId,
  status: 'REVIEW',
  reason: 'SENDER_UNCLEAR',
  amount: 50_000n,
  currency: 'BAHT',
  methodCode: 'KBANK',
  memberName: 'Somchai',
  createdAt: '2026-11-20T11:28:54.000Z',
  decideBy: '2026-11-20T11:43:54.000Z',
  isOverdue: false,
  isProposed: false,
  endedAt: null,
};

const detail: SlipDetail = {
  slip: line,
  memberId,
  memberPhone: 'xxxxxx1210',
  registered: { bankCode: 'SCB', accountNo: 'xxxxxx4567', name: 'SOMCHAI JAIDEE' },
  issuer: 'SLIP 014',
  reference: '2026112011SLIP',
  codesFound: 1,
  transfer: {
    amount: 50_000n,
    paidAt: '2026-11-20T11:20:00.000Z',
    sendingBank: 'SCB',
    from: { bankCode: 'SCB', accountNo: 'xxxxxxxxxx', name: '' },
    to: { bankCode: 'KBANK', accountNo: 'xxxxx0000x', name: 'KRAPAO' },
  },
  inquiries: 1,
  lastAnswer: null,
  nextInquiryAt: null,
  hasPicture: true,
  candidates: [
    { channels: ['FEED'], amount: 50_000n, paidAt: '2026-11-20T11:20:05.000Z', payerName: 'SOMCHAI', place: 'WAITING' },
  ],
  proposal: null,
  staffNote: null,
  others: [],
  mayDecide: true,
  mayNotDecideBecause: null,
};

const proposal = {
  proposalId: 'digest',
  amount: 50_000n,
  bankCode: 'KBANK',
  accountNo: 'xxxxxx0001',
  paidAt: '2026-11-20T11:20:00.000Z',
  bankReference: null,
  evidence: 'called the bank',
};

const openSlip = async (changes: Partial<SlipDetail> = {}): Promise<FakeBackend> => {
  const backend = fakeBackend();
  backend.answers(slipOfficeCalls.list, {
    counts: { waiting: 1, second: 0, checking: 0 },
    oldestAt: line.createdAt,
    hasMore: false,
    items: [line],
  });
  backend.answers(slipOfficeCalls.get, { ...detail, ...changes });
  backend.answers(slipOfficeCalls.getPicture, { type: 'image/jpeg', base64: 'AAAA' });
  renderOffice(<SlipsScreen />, { at: '/slips' });
  fireEvent.click(await screen.findByRole('link', { name: /Somchai/ }));
  await screen.findByRole('article');
  return backend;
};
it('a second person sees who has the slip open since when, and within two seconds that it was decided', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const backend = await openSlip({ others: [{ name: 'malee', openedAt: '2026-11-20T11:30:00.000Z' }] });
  expect(inItem().getByRole('status').textContent).toBe('malee has had this open since 18:30:00');
  expect(inItem().getAllByRole('button').length).toBeGreaterThan(0);
  const ended = { ...line, status: 'SUCCESS', reason: null, endedAt: '2026-11-20T11:31:00.000Z' };
  backend.answers(slipOfficeCalls.get, {
    ...detail,
    slip: ended,
    mayDecide: false,
    mayNotDecideBecause: 'NOT_WAITING',
  });
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(inItem().getByRole('status').textContent).toBe('');
  expect(screen.queryByRole('button', { name: /^Credit|^Refuse|^Ask/ })).toBeNull();
});

const inItem = () => within(screen.getByRole('article'));
const inDialog = () => within(screen.getByRole('dialog'));
const type = (label: string, value: string) => fireEvent.input(inDialog().getByLabelText(label), { target: { value } });

beforeEach(() => applyLocale('en'));

it('a slip shows its picture, why it waits, what the bank answered and what money it may be', async () => {
  await openSlip();
  expect((await inItem().findByAltText('Picture of the slip')).getAttribute('src')).toBe('data:image/jpeg;base64,AAAA');
  expect(inItem().getByText('The payer is unclear')).toBeTruthy();
  const line = (of: string) => inItem().getByText(of).closest('li')?.textContent;
  expect(line('KRAPAO · KBANK · xxxxx0000x')).toContain('Receiver, Passed');
  expect(line('SCB · xxxxxxxxxx')).toContain('Payer, Please check');
  expect(inItem().getByText(/Waiting under Money in/)).toBeTruthy();
});

it('a slip with several codes says that the bank was not queried', async () => {
  await openSlip({ slip: { ...line, reason: 'SEVERAL_CODES', amount: null }, transfer: null, codesFound: 2 });
  expect(screen.getByText(/^The bank was not queried/)).toBeTruthy();
});

it('crediting needs our account, the amount of the bank’s answer, evidence and the password', async () => {
  const backend = await openSlip();
  backend.answers(slipOfficeCalls.credit, { message: 'SUCCESS', status: 'SECOND' });
  fireEvent.click(inItem().getByRole('button', { name: 'Credit the member' }));
  expect(
    inDialog().getByText(/฿500\.00 · SOMCHAI · Waiting under Money in · .*only if this is another payment/),
  ).toBeTruthy();
  type('Our account that received it', '00110');
  type('Amount (baht)', '499');
  type('Evidence', 'called the bank');
  type('Your password', 'secret');
  const submit = () => fireEvent.click(inDialog().getByRole('button', { name: 'Credit the member' }));
  submit();
  for (const text of [/6 to 20 digits/, /It has to be the amount that the bank answered/])
    expect(inDialog().getAllByText(text)).not.toEqual([]);
  expect(backend.sent(slipOfficeCalls.credit)).toEqual([]);
  type('Our account that received it', '๐๐๑-๑-๐๐๐๐๐-๑');
  type('Amount (baht)', '500');
  submit();
  await waitFor(() =>
    expect(backend.questions(slipOfficeCalls.credit)).toEqual([
      {
        slipId,
        accountNo: '0011000001',
        amount: 50_000n,
        paidAt: null,
        bankReference: null,
        alikeShown: 1,
        evidence: 'called the bank',
        password: 'secret',
      },
    ]),
  );
});

it('without an answer of the bank a person enters what its record shows', async () => {
  const backend = await openSlip({ transfer: null, slip: { ...line, amount: null, reason: 'NO_ANSWER' } });
  backend.answers(slipOfficeCalls.credit, { message: 'SUCCESS', status: 'SECOND' });
  fireEvent.click(inItem().getByRole('button', { name: 'Credit the member' }));
  type('Our account that received it', '0011000001');
  type('Amount (baht)', '500');
  type('Paid at (Bangkok time)', '2026-11-20T18:20');
  type('Bank reference', 'REF1');
  type('Evidence', 'read in the record');
  type('Your password', 'secret');
  fireEvent.click(inDialog().getByRole('button', { name: 'Credit the member' }));
  await waitFor(() =>
    expect(backend.questions(slipOfficeCalls.credit)).toMatchObject([
      { amount: 50_000n, paidAt: '2026-11-20T18:20:00+07:00', bankReference: 'REF1' },
    ]),
  );
});

it('a person who queries the bank stays at the slip, where the answer appears', async () => {
  const backend = await openSlip();
  backend.answers(slipOfficeCalls.retry, { message: 'SUCCESS', status: 'CHECKING' });
  fireEvent.click(inItem().getByRole('button', { name: 'Query the bank now' }));
  expect(await screen.findByText('The result appears here within seconds')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(backend.questions(slipOfficeCalls.retry)).toEqual([{ slipId }]);
});

it('a proposed slip is called one that waits for a second person, never one to decide', async () => {
  await openSlip({ proposal });
  expect(inItem().getByText('Waits for a second person')).toBeTruthy();
  expect(inItem().queryByText('To decide')).toBeNull();
});

it('a slip that cannot be read says so instead of loading for ever', async () => {
  const backend = fakeBackend();
  backend.answers(slipOfficeCalls.list, {
    counts: { waiting: 0, second: 0, checking: 0 },
    oldestAt: null,
    hasMore: false,
    items: [],
  });
  backend.refuses(slipOfficeCalls.get, 'NO_DATA', 404);
  renderOffice(<SlipsScreen />, { at: `/slips/${slipId}` });
  expect(await screen.findByText('No data found')).toBeTruthy();
});

it('a slip is failed with a reason of the list and a note', async () => {
  const backend = await openSlip();
  backend.answers(slipOfficeCalls.fail, { message: 'SUCCESS', status: 'FAILED' });
  fireEvent.click(inItem().getByRole('button', { name: 'Fail the slip' }));
  fireEvent.change(inDialog().getByLabelText('Reason'), { target: { value: 'NOT_MATCH' } });
  type('Note', 'a friend paid');
  fireEvent.click(inDialog().getByRole('button', { name: 'Fail the slip' }));
  await waitFor(() =>
    expect(backend.questions(slipOfficeCalls.fail)).toEqual([{ slipId, reason: 'NOT_MATCH', note: 'a friend paid' }]),
  );
});

it('the first person can only take a proposal back, the second confirms the one they saw', async () => {
  const backend = await openSlip({ proposal });
  backend.answers(slipOfficeCalls.agree, { message: 'SUCCESS', status: 'SUCCESS' });
  expect(inItem().getByText('called the bank')).toBeTruthy();
  fireEvent.click(inItem().getByRole('button', { name: 'Confirm the proposal' }));
  type('Your password', 'secret');
  fireEvent.click(inDialog().getByRole('button', { name: 'Confirm the proposal' }));
  await waitFor(() =>
    expect(backend.questions(slipOfficeCalls.agree)).toEqual([{ slipId, proposalId: 'digest', password: 'secret' }]),
  );
});

it('the person who proposed cannot confirm', async () => {
  await openSlip({ proposal, mayNotDecideBecause: 'MAKER' });
  expect(inItem().queryByRole('button', { name: 'Confirm the proposal' })).toBeNull();
  expect(inItem().getByRole('button', { name: 'Take back the proposal' })).toBeTruthy();
});

it('a dialog without a field is sent by Ctrl and Enter like any other', async () => {
  const backend = await openSlip({ proposal, mayNotDecideBecause: 'MAKER' });
  backend.answers(slipOfficeCalls.decline, { message: 'SUCCESS', status: 'REVIEW' });
  fireEvent.keyDown(document.body, { key: 'r' });
  await screen.findByRole('dialog');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(backend.questions(slipOfficeCalls.decline)).toEqual([{ slipId }]));
});

it('a slip under way with the bank can only be queried again', async () => {
  await openSlip({ slip: { ...line, status: 'CHECKING', reason: null } });
  expect(
    inItem()
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(expect.arrayContaining([expect.stringContaining('Query the bank now')]));
  expect(inItem().queryByRole('button', { name: 'Credit the member' })).toBeNull();
});

it('an empty field of a credit is asked for, and only a wrong one is called not valid', async () => {
  await openSlip({ transfer: null, slip: { ...line, amount: null, reason: 'NO_ANSWER' } });
  fireEvent.click(inItem().getByRole('button', { name: 'Credit the member' }));
  type('Bank reference', 'REF 1');
  fireEvent.click(inDialog().getByRole('button', { name: 'Credit the member' }));
  const errorOf = (label: string): string => {
    const field = inDialog().getByLabelText(label);
    return document.querySelector(`#${CSS.escape(field.getAttribute('aria-describedby') ?? '')}`)?.textContent ?? '';
  };
  expect(['Evidence', 'Bank reference'].map(errorOf)).toEqual(['Please fill in this field', 'This is not valid']);
});

it('a search asks for the slips of the view that match it', async () => {
  const backend = fakeBackend();
  const none = { counts: { waiting: 0, second: 0, checking: 0 }, oldestAt: null, hasMore: false };
  backend.answers(slipOfficeCalls.list, { ...none, items: [] });
  backend.answers(slipOfficeCalls.find, { ...none, items: [line] });
  renderOffice(<SlipsScreen />, { at: '/slips?view=ended' });
  fireEvent.change(await screen.findByLabelText('Phone, reference, amount'), { target: { value: '0812345678' } });
  expect(await screen.findByRole('link', { name: /Somchai/ })).toBeTruthy();
  expect(backend.questions(slipOfficeCalls.find)).toEqual([
    { view: 'ended', page: 1, limit: 50, search: '0812345678' },
  ]);
});
