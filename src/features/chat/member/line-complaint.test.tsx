import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderScreen } from '#support/screens/render-screen.tsx';
import { chatCalls, type OwnComplaint } from '../contract.ts';
import { LineComplaint } from './line-complaint.tsx';

const at = '2026-08-30T04:30:05.000Z';
const lineId = '0198c0de-0000-7000-8000-000000000001';

const complaintOf = (part: Partial<OwnComplaint>): OwnComplaint => ({
  complaintNo: 26_083_000_001,
  lineId,
  lineType: 'withdraw',
  lineAt: at,
  state: 'OPEN',
  openedAt: at,
  answerBy: at,
  isLate: false,
  endedAt: null,
  ...part,
});
const ended = complaintOf({ state: 'REFUSED', endedAt: at });

beforeEach(() => applyLocale('en'));

it('a line that was complained of again shows the open complaint, and no longer how the one before it ended', async () => {
  const again = complaintOf({ complaintNo: 26_083_000_002 });
  const other = complaintOf({ complaintNo: 26_083_000_003, lineId: 'another line' });
  fakeBackend().answers(chatCalls.listComplaints, { complaints: [other, again, ended] });
  renderScreen(<LineComplaint lineId={lineId} />, { at: '/user/statement' });
  expect(await screen.findByText(/^Complaint 26083000002: we are looking into it/)).toBeTruthy();
  expect(screen.getAllByText(/[Cc]omplaint \d+/)).toHaveLength(1);
});

it('a member who comes back to the page reads at once how the complaint ended meanwhile', async () => {
  const backend = fakeBackend();
  backend.answers(chatCalls.listComplaints, { complaints: [complaintOf({})] });
  renderScreen(<LineComplaint lineId={lineId} />, { at: '/user/statement' });
  await screen.findByText(/we are looking into it/);
  backend.answers(chatCalls.listComplaints, { complaints: [ended] });
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(backend.sent(chatCalls.listComplaints)).toHaveLength(1);
  seen.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(screen.getByText(/closed .* We found no error/)).toBeTruthy());
  seen.mockRestore();
});

it('a window that gets the focus again, seen all the while, shows at once how the complaint ended meanwhile', async () => {
  const backend = fakeBackend();
  backend.answers(chatCalls.listComplaints, { complaints: [complaintOf({})] });
  renderScreen(<LineComplaint lineId={lineId} />, { at: '/user/statement' });
  await screen.findByText(/we are looking into it/);
  backend.answers(chatCalls.listComplaints, { complaints: [ended] });
  act(() => void dispatchEvent(new Event('focus')));
  expect(await screen.findByText(/closed .* We found no error/)).toBeTruthy();
});
