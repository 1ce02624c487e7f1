import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { deskItem } from '#support/screens/office/desk-item.tsx';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderOffice } from '#support/screens/office/render-office.tsx';
import { depositOfficeCalls } from '../office-contract.ts';
import { MoneyInScreen } from './money-in-screen.tsx';

const item = deskItem();
const { itemId } = item;
const otherId = '01a1f8b7-725b-7e04-bbd6-156dcd96b5ff';
const payee = { memberId: '01a1f8b7-725b-7e04-bbd6-156dcd96b5aa', name: 'Somchai', phone: 'xxxxxx5678', account: null };
const forTwo = 'Another person has to confirm it';

let backend: FakeBackend;
beforeEach(() => applyLocale('en'));

interface Seated {
  readonly needsTwo?: boolean;
  readonly returnNeedsTwo?: boolean;
  readonly staffId?: string;
  readonly shown?: string;
}

const open = async ({ needsTwo, returnNeedsTwo, staffId = 'malee', shown = itemId }: Seated, name: string) => {
  backend = fakeBackend();
  const matches = { members: [], receipts: [], ...(returnNeedsTwo === undefined ? {} : { returnNeedsTwo }) };
  backend.answers(depositOfficeCalls.findMatches, matches);
  backend.answers(depositOfficeCalls.findPayee, { member: payee, ...(needsTwo === undefined ? {} : { needsTwo }) });
  backend.answers(depositOfficeCalls.listPresent, { others: [] });
  backend.answers(depositOfficeCalls.listMoneyIn, {
    counts: { suspense: 1, reported: 0, reject: 0 },
    oldestAt: null,
    hasMore: false,
    items: [item, { ...item, itemId: otherId }],
  });
  renderOffice(<MoneyInScreen />, { at: `/money-in/suspense.${shown}`, staffId });
  const article = within(await screen.findByRole('article'));
  await article.findByText('No likely owner was found');
  fireEvent.click(article.getByRole('button', { name }));
  return within(screen.getByRole('dialog'));
};

it.each([
  [true, true],
  [false, false],
  [undefined, false],
])(
  'who gives money to a member reads before the press whether a second person is needed: %s',
  async (needsTwo, isSaid) => {
    const dialog = await open(needsTwo === undefined ? {} : { needsTwo }, 'Give to a member');
    fireEvent.input(dialog.getByLabelText('Member’s phone number'), { target: { value: '0812345678' } });
    expect(await dialog.findByText(/The money goes to: Somchai/)).toBeTruthy();
    expect(dialog.queryByText(forTwo) !== null).toBe(isSaid);
  },
);

it.each([
  [true, true],
  [false, false],
  [undefined, false],
])(
  'who marks money as sent back reads before the press whether a second person is needed: %s',
  async (needed, isSaid) => {
    const dialog = await open(needed === undefined ? {} : { returnNeedsTwo: needed }, 'Mark as sent back');
    expect(dialog.queryByText(forTwo) !== null).toBe(isSaid);
  },
);

type Opened = Awaited<ReturnType<typeof open>>;
const give = 'Give to a member';
const phoneIn = (dialog: Opened) => dialog.getByLabelText<HTMLInputElement>('Member’s phone number');
const passwordIn = (dialog: Opened) => dialog.getByLabelText<HTMLInputElement>('Your password');
const typePhone = (dialog: Opened): void => {
  fireEvent.input(phoneIn(dialog), { target: { value: '0812345678' } });
  fireEvent.input(passwordIn(dialog), { target: { value: 'a long enough password' } });
};

it('a dialog closed by Escape begins with what was typed once it is opened again, never with the password', async () => {
  typePhone(await open({}, give));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: give }));
  const again = within(screen.getByRole('dialog'));
  expect(phoneIn(again).value).toBe('0812345678');
  expect(await again.findByText(/The money goes to: Somchai/)).toBeTruthy();
  expect(passwordIn(again).value).toBe('');
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('a long enough password');
});

it.each([
  ['another item', { shown: otherId }, give, 'Member’s phone number'],
  ['another person', { staffId: 'somchai' }, give, 'Member’s phone number'],
  ['another decision', {}, 'Mark as sent back', 'Evidence of the return'],
] as const)('what was typed does not stand in a dialog of %s', async (_what, seated, name, label) => {
  typePhone(await open({}, give));
  cleanup();
  const dialog = await open(seated, name);
  expect(dialog.getByLabelText<HTMLInputElement>(label).value).toBe('');
});

it('once it is decided, or emptied by hand, nothing of it is kept', async () => {
  const kept = (): string => sessionStorage.getItem('office-drafts') ?? '';
  const dialog = await open({}, give);
  typePhone(dialog);
  expect(kept()).toContain('0812345678');
  fireEvent.input(phoneIn(dialog), { target: { value: '' } });
  expect(kept()).toBe('{}');
  typePhone(dialog);
  await dialog.findByText(/The money goes to: Somchai/);
  backend.answers(depositOfficeCalls.nameSuspense, { message: 'SUCCESS', status: 'NAMED' });
  fireEvent.click(dialog.getByRole('button', { name: give }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(kept()).toBe('{}');
});
