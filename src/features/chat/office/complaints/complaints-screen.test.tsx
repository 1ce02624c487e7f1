import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { StaffRole } from '#contract/staff-roles.ts';
import { applyLocale } from '#i18n/locale.ts';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderOffice } from '#support/screens/office/render-office.tsx';
import { MayOpenProvider } from '#ui/office/may-open.ts';
import { chatOfficeCalls, type ComplaintLine } from '../../office-contract.ts';
import { ComplaintsScreen } from './complaints-screen.tsx';

const memberId = '01a1f8b7-725b-7e04-bbd6-156dcd96b5a0';
const lineId = '0198c0de-0000-7000-8000-000000000001';
const at = '2026-11-20T11:28:54.000Z';
const complaint: ComplaintLine = {
  complaintNo: 26112012345,
  memberId,
  memberName: 'สมชาย ใจดี',
  lineId,
  lineType: 'withdraw',
  lineAt: at,
  state: 'OPEN',
  openedAt: at,
  answerBy: '2026-11-21T11:28:54.000Z',
  endedAt: null,
  isLate: false,
  money: { amount: 20_000n, currency: 'BAHT' },
  said: 'Where is it?',
  note: null,
};

const openComplaint = async (role: StaffRole, changes: Partial<ComplaintLine> = {}): Promise<FakeBackend> => {
  const backend = fakeBackend();
  const items = [{ ...complaint, ...changes }];
  backend.answers(chatOfficeCalls.listComplaints, { counts: { open: 1 }, oldestAt: at, hasMore: false, items });
  backend.answers(chatOfficeCalls.endComplaint, { message: 'SUCCESS' });
  const mayOpen = (path: string): boolean => path !== '/slips' || role !== 'support';
  renderOffice(
    <MayOpenProvider value={mayOpen}>
      <ComplaintsScreen />
    </MayOpenProvider>,
    { at: '/complaints', role },
  );
  fireEvent.click(await screen.findByRole('link', { name: /สมชาย ใจดี/ }));
  return backend;
};

const article = (): Promise<HTMLElement> => screen.findByRole('article');

beforeEach(() => applyLocale('en'));

it('a complaint leads to its chat and to the whole history of its line, and a person ends it, never by one key alone', async () => {
  const backend = await openComplaint('support');
  const detail = within(await article());
  expect(detail.getByRole('link', { name: 'Open its history' }).getAttribute('href')).toBe(
    `/statements/${memberId}.${lineId}`,
  );
  expect(detail.getByRole('link', { name: 'Open the chat' }).getAttribute('href')).toContain(`/chats/${memberId}`);
  // The key of a note in a chat is that of a refusal here.
  fireEvent.keyDown(document.body, { key: 'n' });
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(backend.sent(chatOfficeCalls.endComplaint)).toEqual([]);
  fireEvent.click(detail.getByRole('button', { name: /^Upheld/ }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close the complaint' }));
  await waitFor(() => expect(backend.questions(chatOfficeCalls.endComplaint)).toHaveLength(1));
  expect(backend.questions(chatOfficeCalls.endComplaint)[0]).toMatchObject({
    complaintNo: 26112012345,
    state: 'UPHELD',
  });
  expect(await screen.findByText('Complaint 26112012345 closed: Upheld')).toBeTruthy();
});

it('a complaint shows how much its line is and what the member wrote', async () => {
  await openComplaint('support');
  const detail = within(await article());
  expect(detail.getByText('Withdrawal · ฿200.00, 20/11/2026 18:28:54')).toBeTruthy();
  expect(detail.getByText('Where is it?')).toBeTruthy();
});

it('a complaint is closed as not upheld only with a sentence that says why', async () => {
  const backend = await openComplaint('support');
  fireEvent.click(within(await article()).getByRole('button', { name: /^Not upheld/ }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Close the complaint' }));
  expect((await dialog.findAllByText('Write the reason in a sentence')).length).toBeGreaterThan(0);
  expect(backend.sent(chatOfficeCalls.endComplaint)).toEqual([]);
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: ' The bank paid at noon ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Close the complaint' }));
  await waitFor(() =>
    expect(backend.questions(chatOfficeCalls.endComplaint)).toMatchObject([
      { state: 'REFUSED', note: 'The bank paid at noon' },
    ]),
  );
});

it('an auditor reads a complaint and ends none', async () => {
  await openComplaint('auditor');
  expect(within(await article()).queryByRole('button', { name: /^Upheld/ })).toBeNull();
});

const slip = { status: 'REVIEW', amount: 50_000n, currency: 'BAHT', lineId: null } as const;
const history = { name: 'Open its history' };

it('a complaint about a slip says what became of the slip, and leads to it only a person who may open slips', async () => {
  await openComplaint('finance', { lineType: 'slip', slip });
  expect(
    within(await article())
      .getByRole('link', history)
      .getAttribute('href'),
  ).toBe(`/slips/${lineId}`);
  cleanup();
  await openComplaint('support', { lineType: 'slip', slip });
  const detail = within(await article());
  expect(detail.getByText('Transfer slip · ฿500.00 · To decide, 20/11/2026 18:28:54')).toBeTruthy();
  expect(detail.queryByRole('link', history)).toBeNull();
});

it('once the money of a slip is in the wallet, its statement line has the history for everybody who may not open slips', async () => {
  const credited = { ...slip, status: 'SUCCESS' as const, lineId: '0198c0de-0000-7000-8000-000000000002' };
  await openComplaint('support', { lineType: 'slip', slip: credited });
  const link = within(await article()).getByRole('link', history);
  expect(link.getAttribute('href')).toBe(`/statements/${memberId}.${credited.lineId}`);
});

it('a complaint that was not upheld has no sign of success in the list', async () => {
  await openComplaint('support', { state: 'REFUSED', endedAt: at });
  expect(screen.getByRole('list').querySelector('.lucide-circle-x')).not.toBeNull();
});
