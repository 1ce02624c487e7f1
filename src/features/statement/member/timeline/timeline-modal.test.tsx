import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { MoneyTimeline } from '#contract/money-timeline.ts';
import { applyLocale } from '#i18n/locale.ts';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderScreen, stateText } from '#support/screens/render-screen.tsx';
import { statementCalls, type StatementLine } from '../../contract.ts';
import { newestOf } from './newest-line.ts';
import { TimelineModal } from './timeline-modal.tsx';

const line: StatementLine = {
  _id: '0198c0de-0000-7000-8000-000000000001',
  statementType: 'transfer',
  status: 'PENDING',
  from: 'WALLET',
  to: 'JOKER',
  amount: 20_000n,
  createdAt: '2026-08-30T04:30:05.000Z',
};
const waiting: MoneyTimeline = {
  steps: [{ what: 'TRANSFER_SENT', at: line.createdAt, place: 'WALLET' }],
  next: { what: 'GAME_QUERIED', until: '2026-08-30T04:45:05.000Z', isLate: false },
  reason: 'GAME_SILENT',
  can: ['WAIT'],
};
const onAgain = vi.fn<(type: string) => void>();
let backend: FakeBackend;

beforeEach(() => {
  applyLocale('en');
  onAgain.mockReset();
  backend = fakeBackend();
  backend.answers(statementCalls.get, { total: 1, statements: [line] });
  backend.answers(statementCalls.timeline, { line, timeline: waiting });
});

const Complaint = ({ lineId }: { readonly lineId: string }) => <p>complaint about {lineId}</p>;

const open = (about: string): void => {
  renderScreen(
    <TimelineModal
      about={about}
      currency="BAHT"
      nameOf={(code) => `the ${code}`}
      Complaint={Complaint}
      onAgain={onAgain}
      onClose={() => undefined}
    />,
    { at: '/user/statement' },
  );
};

it('a transfer in progress says what happened, what comes next, until when, why, and that the member may wait', async () => {
  open(line._id ?? '');
  expect(await screen.findByText('Transfer from the WALLET started')).toBeTruthy();
  expect(screen.getByText(/^We keep asking the game/)).toBeTruthy();
  expect(screen.getByText('By 30/08/2026 11:45:05')).toBeTruthy();
  expect(screen.getByText(/It is not certain yet/)).toBeTruthy();
  expect(screen.getByText(/There is no need to do it again/)).toBeTruthy();
});

it('a promise that has passed is told as late, with the way to our staff', async () => {
  const late = { ...waiting, next: { what: 'STAFF_DECIDE', until: line.createdAt, isLate: true }, can: ['ASK_HELP'] };
  backend.answers(statementCalls.timeline, { line, timeline: late });
  open(line._id ?? '');
  expect(await screen.findByText(/^Later than we said \(30\/08\/2026 11:30:05\)/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/user/contact');
});

it('after returned money the same kind of operation is offered again', async () => {
  const returned = { ...waiting, next: null, reason: 'GAME_REFUSED', can: ['RETRY', 'ASK_HELP'] };
  backend.answers(statementCalls.timeline, { line: { ...line, status: 'FAILED' }, timeline: returned });
  open(line._id ?? '');
  fireEvent.click(await screen.findByRole('button', { name: 'You can do it again' }));
  expect(onAgain).toHaveBeenCalledWith('transfer');
});

it('after a lost answer the newest operation of the type is shown, although nobody told its id', async () => {
  open(newestOf('transfer'));
  expect(await screen.findByText('Transfer from the WALLET started')).toBeTruthy();
  expect(backend.questions(statementCalls.timeline)).toEqual([{ lineId: line._id }]);
});

it('after a lost answer without such an operation, it says that nothing has arrived so far', async () => {
  open(newestOf('withdraw'));
  expect(await screen.findByText(/^We have no such transaction yet/)).toBeTruthy();
});

it('a finished bonus is followed as money that was there before and is free now, not as money in', async () => {
  const finished = { ...line, statementType: 'finish_bonus', status: 'SUCCESS', from: null, to: 'WALLET' };
  const steps = [{ what: 'CONDITION_MET', at: line.createdAt, place: null }];
  const timeline = { ...waiting, steps, next: null, reason: null, can: [] };
  backend.answers(statementCalls.timeline, { line: finished, timeline });
  open(line._id ?? '');
  expect(await screen.findByText('Condition met')).toBeTruthy();
  expect(screen.getByText('This money was already in your balance. Now you can withdraw it')).toBeTruthy();
  expect(screen.getByText('+฿200.00')).toBeTruthy();
  expect(document.body.textContent).not.toContain('Money in');
});

it('a backend without timelines still shows the line', async () => {
  backend.refuses(statementCalls.timeline, 'NO_DATA');
  open(line._id ?? '');
  expect(await screen.findByText('More details cannot be shown right now')).toBeTruthy();
  expect(screen.getByText('the WALLET → the JOKER')).toBeTruthy();
  expect(screen.queryByText(/complaint about/)).toBeNull();
});

it('what became of the complaint about the line is shown with it, unless the backend knows no timelines', async () => {
  open(line._id ?? '');
  expect(await screen.findByText(`complaint about ${line._id ?? ''}`)).toBeTruthy();
});

it('one press leads from any line to our staff, who get the line with it', async () => {
  open(line._id ?? '');
  fireEvent.click(await screen.findByRole('link', { name: 'Report a problem with this transaction' }));
  const { textContent, dataset } = screen.getByTestId('elsewhere');
  const { _id: lineId, statementType: lineType, createdAt: lineAt, amount } = line;
  expect([textContent, dataset['state']]).toEqual([
    '/user/contact',
    stateText({ about: { lineId, lineType, lineAt, money: { amount, currency: 'BAHT' } } }),
  ]);
});
