import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Route, Routes } from 'react-router';
import { applyLocale } from '#i18n/locale.ts';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderOffice } from '#support/screens/office/render-office.tsx';
import { statementOfficeCalls } from '../office-contract.ts';
import { LinesBeside } from './lines-beside.tsx';
import { StatementOfficeScreen } from './statement-office-screen.tsx';
import type { FollowedLine, MemberLines } from './use-member-lines.ts';

const memberId = '01a1f8b7-725b-7e04-bbd6-156dcd96b5aa';
const lineId = '01a1f8b7-725b-7e04-bbd6-156dcd96b5ae';
const member = { memberId, name: 'Somchai', currency: 'BAHT' } as const;
const createdAt = '2026-11-20T11:28:54.000Z';

const line: MemberLines['statements'][number] = {
  _id: lineId,
  statementType: 'transfer',
  status: 'PENDING',
  from: 'WALLET',
  to: 'SLOTXO',
  amount: 20_000n,
  createdAt,
  note: null,
};

const followed: FollowedLine = {
  member,
  line,
  timeline: {
    steps: [{ what: 'TRANSFER_SENT', at: createdAt, place: 'WALLET' }],
    next: { what: 'GAME_QUERIED', until: '2026-11-20T11:43:54.000Z', isLate: true },
    reason: 'GAME_SILENT',
    can: ['WAIT'],
  },
  facts: [
    { name: 'status', value: 'UNKNOWN' },
    { name: 'dueAt', value: '2026-11-20T11:29:54.000Z' },
    { name: 'newer', value: 'from a newer server' },
  ],
  acts: [{ act: 'POST /x', outcome: 'by hand', by: 'malee', at: createdAt }],
};

const show = (item: string): FakeBackend => {
  const backend = fakeBackend();
  backend.answers(statementOfficeCalls.listLines, { member, total: 45, statements: [line] });
  backend.answers(statementOfficeCalls.getLine, followed);
  renderOffice(
    <Routes>
      <Route path="/statements/:itemId?" element={<StatementOfficeScreen />} />
    </Routes>,
    { at: `/statements${item}` },
  );
  return backend;
};
const address = (): string | null => screen.getByTestId('address').textContent;

beforeEach(() => applyLocale('en'));

it('a line of the statement opens its timeline under an address of its own, and back again', async () => {
  const backend = show(`/${memberId}?page=2`);
  fireEvent.click(await screen.findByRole('link', { name: 'Transfer' }));
  expect(backend.questions(statementOfficeCalls.listLines)[0]).toEqual({ memberId, page: 2, limit: 20 });
  await screen.findByRole('article');
  expect(address()).toBe(`/statements/${memberId}.${lineId}`);
  fireEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
  expect(await screen.findByRole('link', { name: 'Somchai' })).toBeTruthy();
});

it('the timeline tells staff what the member sees, then our own state and who did what', async () => {
  show(`/${memberId}.${lineId}`);
  const article = within(await screen.findByRole('article'));
  expect(article.getByText('Transfer from Main wallet started')).toBeTruthy();
  expect(article.getByText(/^We keep asking the game/)).toBeTruthy();
  expect(article.getByText('Later than promised')).toBeTruthy();
  expect(article.getByText(/^It is not certain yet whether the game/)).toBeTruthy();
  expect(article.getByText('UNKNOWN')).toBeTruthy();
  expect(article.getByText('20/11/2026 18:29:54')).toBeTruthy();
  expect(article.getByText('from a newer server')).toBeTruthy();
  expect(article.getByText('Queried by hand · malee')).toBeTruthy();
});

it('another page of the statement is in the address', async () => {
  show(`/${memberId}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(address()).toBe(`/statements/${memberId}?page=2`);
});

it('without a member the screen says how to come to one', async () => {
  show('');
  expect((await screen.findByRole('link', { name: 'Find a member' })).getAttribute('href')).toBe('/members');
});

it('the last lines beside something else say by their sign whether money came in or went out', async () => {
  const backend = fakeBackend();
  const types = ['deposit', 'withdraw', 'transfer'];
  const statements = types.map((statementType) => ({ ...line, _id: statementType, statementType }));
  backend.answers(statementOfficeCalls.listLines, { member, total: 3, statements });
  renderOffice(<LinesBeside memberId={memberId} />, { at: '/chats' });
  for (const amount of ['+฿200.00', '\u2212฿200.00', '฿200.00']) expect(await screen.findByText(amount)).toBeTruthy();
});
