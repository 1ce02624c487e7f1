import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { StaffRole } from '#contract/staff-roles.ts';
import { applyLocale } from '#i18n/locale.ts';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { expectOnlyFor } from '#support/screens/office/only-for.tsx';
import { renderOffice } from '#support/screens/office/render-office.tsx';
import { OpenItemProvider } from '#ui/office/queue/queue-context.ts';
import { memberCareOfficeCalls } from '../office-contract.ts';
import { MemberCard } from './member-card.tsx';
import { MembersScreen } from './members-screen.tsx';
import type { MemberDetail } from './use-care.ts';

const memberId = '01a200db-ff36-7db7-830f-af15eab1d0b3';
const changeId = '01a200db-ff36-7db7-830f-af15eab1d0b4';
const at = '2026-03-01T10:00:00.000Z';
const member = {
  memberId,
  name: 'Somchai',
  phone: '0812345678',
  currency: 'BAHT',
  createdAt: at,
  suspendedAt: null,
  erasedAt: null,
} as const;
const detail: MemberDetail = {
  member,
  holdsPhone: true,
  account: { bankCode: 'SCB', accountNo: '******4063', accountName: 'SOMCHAI', since: at },
  pastAccounts: [],
  sessions: [],
  condition: null,
  games: [],
  change: null,
  steps: [{ act: 'GET /api/members/{memberId}', by: 'malee', at, note: null }],
};

const backendWith = (): FakeBackend => {
  applyLocale('en');
  const backend = fakeBackend();
  backend.answers(memberCareOfficeCalls.listChanges, { changes: [] });
  backend.answers(memberCareOfficeCalls.find, { members: [member] });
  return backend;
};

// What is said of decisions.
const said: string[] = [];

const openCard = (backend: FakeBackend, shown: MemberDetail, role: StaffRole = 'finance'): void => {
  backend.answers(memberCareOfficeCalls.get, shown);
  const decided = ({ text }: { readonly text: string }): void => void said.push(text);
  const item = { focus: 'detail', decided, backToList: () => undefined } as const;
  renderOffice(
    <OpenItemProvider value={item}>
      <MemberCard memberId={memberId} />
    </OpenItemProvider>,
    { at: '/members', role },
  );
};

const press = (name: RegExp | string): void => void fireEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp, value: string): void => {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
};
const submit = (name: RegExp): void => {
  const dialog = screen.getByRole('dialog');
  const button = [...dialog.querySelectorAll<HTMLButtonElement>('button[type="submit"]')].find(({ textContent }) =>
    name.test(textContent ?? ''),
  );
  if (button !== undefined) fireEvent.click(button);
};

it('finds a member by the whole number, with any spacing, and by nothing shorter, which shows nobody found before', async () => {
  const backend = backendWith();
  renderOffice(<MembersScreen />, { at: '/members' });
  type(/Whole phone/, '12345');
  press('Find');
  expect(screen.getAllByText('Enter 6 to 20 digits').length).toBeGreaterThan(0);
  type(/Whole phone/, '081-234 5678');
  press('Find');
  expect((await screen.findByRole('link', { name: 'Somchai' })).getAttribute('href')).toBe(`/members/${memberId}`);
  expect(backend.questions(memberCareOfficeCalls.find)).toEqual([{ number: '0812345678' }]);
  type(/Whole phone/, '12345');
  press('Find');
  await expect.poll(() => screen.queryByRole('link', { name: 'Somchai' })).toBeNull();
});

it('says what waits for a second person', async () => {
  const backend = backendWith();
  const waiting = { memberId, memberName: 'Somchai', kind: 'PHONE', by: 'malee', at, isMine: false } as const;
  backend.answers(memberCareOfficeCalls.listChanges, { changes: [waiting] });
  renderOffice(<MembersScreen />, { at: '/members' });
  expect(await screen.findByText('Another phone')).toBeTruthy();
});

it('sends a code with a reason, and does not show the code', async () => {
  const backend = backendWith();
  backend.answers(memberCareOfficeCalls.sendResetCode, { message: 'SUCCESS' });
  openCard(backend, detail, 'support');
  await screen.findByRole('heading', { name: 'Somchai' });
  press('Send a code for a new password');
  expect(within(screen.getByRole('dialog')).getByText('Somchai, 0812345678')).toBeTruthy();
  type(/Evidence/, 'asked by phone, passport checked');
  submit(/Send a code/);
  await expect
    .poll(() => backend.questions(memberCareOfficeCalls.sendResetCode))
    .toEqual([{ memberId, note: 'asked by phone, passport checked' }]);
});

it('the proposer of a change cannot confirm it; another person can, with a password', async () => {
  const change = {
    changeId,
    kind: 'ACCOUNT',
    bankCode: 'SCB',
    accountNo: '7700000001',
    accountName: 'SOMCHAI',
    phone: null,
    note: 'passport checked',
    by: 'malee',
    at,
  } as const;
  const backend = backendWith();
  openCard(backend, { ...detail, change: { ...change, isMine: true } });
  expect(await screen.findByText('You proposed it. Another person has to confirm it')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Confirm the change/ })).toBeNull();
});

it('the person who confirms a change reads in the dialog what would change', async () => {
  const change = {
    changeId,
    kind: 'PHONE',
    bankCode: null,
    accountNo: null,
    accountName: null,
    phone: '0899990001',
    note: 'passport checked',
    by: 'kanya',
    at,
    isMine: false,
  } as const;
  openCard(backendWith(), { ...detail, change });
  await screen.findByRole('heading', { name: 'Somchai' });
  press(/Confirm the change/);
  expect(screen.getByRole('dialog').textContent).toContain('Somchai: New phone number 0899990001');
});

it('the person who confirms an erasure reads in the dialog that it is one and cannot be undone', async () => {
  const nothing = { bankCode: null, accountNo: null, accountName: null, phone: null };
  const change = { changeId, kind: 'ERASE', ...nothing, note: 'asked for it', by: 'kanya', at, isMine: false } as const;
  openCard(backendWith(), { ...detail, change });
  await screen.findByRole('heading', { name: 'Somchai' });
  press(/Confirm the change/);
  const { textContent } = screen.getByRole('dialog');
  expect(textContent).toContain('Somchai: Erase the personal data. It cannot be undone');
});

it('of an erased member staff read no words of the database', async () => {
  const erased = { ...member, name: 'ERASED', phone: 'erased 01a21606', erasedAt: at };
  openCard(backendWith(), { ...detail, holdsPhone: false, member: erased, account: null });
  const heading = await screen.findByRole('heading', { level: 2 });
  expect(heading.textContent).toBe('Erased');
  expect(screen.getByRole('article').textContent).not.toMatch(/ERASED|erased 01a21606/);
});

it('a proposal asks for nothing but what its kind needs, and for all of that, and says that it waits', async () => {
  const backend = backendWith();
  backend.answers(memberCareOfficeCalls.proposeChange, { message: 'SUCCESS', changeId });
  openCard(backend, detail);
  await screen.findByRole('heading', { name: 'Somchai' });
  press('Change');
  const labels = (): (string | null)[] =>
    [...screen.getByRole('dialog').querySelectorAll('label')].map(({ textContent }) => textContent);
  const choose = (value: string): void =>
    void fireEvent.change(screen.getByLabelText(/What changes/), { target: { value } });
  choose('FREE_ACCOUNT');
  expect(labels()).toEqual(['What changes', 'Bank code', 'Account number', 'Evidence']);
  choose('ACCOUNT');
  expect(labels()).toEqual(['What changes', 'Bank code', 'Account number', 'Account name', 'Evidence']);
  type(/Evidence/, 'asked by phone');
  submit(/Propose/);
  expect(within(screen.getByRole('group', { name: /check 3/ })).getAllByRole('link')).toHaveLength(3);
  choose('ERASE');
  expect(labels()).toEqual(['What changes', 'Evidence']);
  submit(/Propose/);
  const none = { bankCode: null, accountNo: null, accountName: null, phone: null };
  await expect
    .poll(() => backend.questions(memberCareOfficeCalls.proposeChange))
    .toEqual([{ memberId, kind: 'ERASE', ...none, note: 'asked by phone' }]);
  await expect.poll(() => said.at(-1)).toBe('Change: Somchai · Waits for a second person');
});

it('where a condition runs the card says how far it is, and it can be proposed that it counts as met', async () => {
  const backend = backendWith();
  backend.answers(memberCareOfficeCalls.proposeChange, { message: 'SUCCESS', changeId });
  const running = { title: 'Welcome', paidAt: at, amount: 50_000n, total: 120_000n, success: 300_000n };
  openCard(backend, { ...detail, condition: running });
  expect(await screen.findByText(/^Welcome: ฿1,200.00 of ฿3,000.00, since /)).toBeTruthy();
  press('Change');
  fireEvent.change(screen.getByLabelText(/What changes/), { target: { value: 'CONDITION' } });
  type(/Evidence/, 'the game is gone, see its letter');
  submit(/Propose/);
  await expect
    .poll(() => backend.questions(memberCareOfficeCalls.proposeChange))
    .toMatchObject([{ memberId, kind: 'CONDITION', note: 'the game is gone, see its letter' }]);
});

it('a balance that reached the condition says that games have yet to answer, and where none runs none can be ended', async () => {
  const reached = { title: 'Welcome', paidAt: at, amount: 50_000n, total: 300_000n, success: 300_000n };
  openCard(backendWith(), { ...detail, condition: reached });
  expect(
    await screen.findByText('Welcome: ฿3,000.00 has reached ฿3,000.00 and waits for answers of games'),
  ).toBeTruthy();
  cleanup();
  openCard(backendWith(), detail);
  await screen.findByRole('heading', { name: 'Somchai' });
  press('Change');
  expect(screen.queryByRole('option', { name: 'Count the condition as met' })).toBeNull();
});

it('who confirms that a condition counts as met reads that the member can withdraw everything', async () => {
  const running = { title: 'Welcome', paidAt: at, amount: 50_000n, total: 120_000n, success: 300_000n };
  const change = {
    changeId,
    kind: 'CONDITION',
    bankCode: null,
    accountNo: null,
    accountName: null,
    phone: null,
    note: 'the game is gone, see its letter',
    by: 'kanya',
    at,
    isMine: false,
  } as const;
  openCard(backendWith(), { ...detail, condition: running, change });
  await screen.findByRole('heading', { name: 'Somchai' });
  press(/Confirm the change/);
  const { textContent } = screen.getByRole('dialog');
  expect(textContent).toContain('Somchai: Count the condition as met, Welcome: ฿1,200.00 of ฿3,000.00, since ');
  expect(textContent).toContain('. The condition ends at once');
});

it('the card names the games that rewards wait for, what lies there and when they last answered', async () => {
  const games = [
    { code: 'IMI', answeredAt: at, amount: 10_000n },
    { code: 'JOKER', answeredAt: null, amount: 0n },
  ];
  openCard(backendWith(), { ...detail, games });
  await screen.findByText('Games that have not answered');
  expect(
    screen.getByText(/^IMI: ฿100.00, last answer 01\/03\/2026 17:00:00 · Joker: ฿0.00, never answered$/i),
  ).toBeTruthy();
});

it('support sees why it may not change an account', async () => {
  const backend = backendWith();
  openCard(backend, detail, 'support');
  await screen.findByRole('heading', { name: 'Somchai' });
  await expectOnlyFor('Change', 'finance, manager');
});

it('an export is saved to a file, and the list of what was done shows it at once', async () => {
  const backend = backendWith();
  const exported = { act: 'POST /api/members/{memberId}/export', by: 'kanya', at, note: 'asked in writing' };
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  backend.answers(memberCareOfficeCalls.exportData, { exportedAt: at, tables: {} });
  openCard(backend, detail, 'manager');
  await screen.findByRole('heading', { name: 'Somchai' });
  backend.answers(memberCareOfficeCalls.get, { ...detail, steps: [exported, ...detail.steps] });
  press(/Download/);
  type(/Evidence/, 'the member asked in writing');
  type(/Your password/, 'a long enough password');
  submit(/Download/);
  expect(await screen.findByText('Downloaded the data: asked in writing · kanya')).toBeTruthy();
  expect(said.at(-1)).toBe('Download all data: Somchai');
  expect(saved).toEqual([`member-${memberId}.json`]);
  click.mockRestore();
});

it('what staff did on other screens is told in words, never as the call that did it', async () => {
  const calls = [
    'POST /api/withdrawals/{withdrawalId}/approve',
    'POST /api/office/slips/{slipId}/fail',
    'POST /api/new/{id}',
  ];
  openCard(backendWith(), { ...detail, steps: calls.map((act) => ({ act, by: 'malee', at, note: null })) });
  await screen.findByRole('heading', { name: 'Somchai' });
  for (const text of ['Decided a withdrawal · malee', 'Handled a slip · malee', 'Something else · malee'])
    expect(screen.getByText(text)).toBeTruthy();
});

it('what staff did to a member names the kind of the change that was proposed, confirmed or taken back', async () => {
  const changes = 'POST /api/members/{memberId}/changes';
  const steps = [
    { act: changes, kind: 'PHONE', by: 'malee', at, note: null },
    { act: `${changes}/{changeId}/confirm`, kind: 'CONDITION', by: 'kanya', at, note: null },
    { act: `${changes}/{changeId}/drop`, kind: 'ACCOUNT', by: 'malee', at, note: null },
  ] as const;
  openCard(backendWith(), { ...detail, steps: [...steps] });
  for (const text of [
    'Proposed a change: Another phone · malee',
    'Confirmed a change: Count the condition as met · kanya',
    'Took back a proposal: Another payout account · malee',
  ])
    expect(await screen.findByText(text)).toBeTruthy();
});
