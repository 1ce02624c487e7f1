import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { deskItem } from '#support/screens/office/desk-item.tsx';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderOffice } from '#support/screens/office/render-office.tsx';
import { depositOfficeCalls } from '../office-contract.ts';
import { MoneyInScreen } from './money-in-screen.tsx';

const item = deskItem();
const { itemId } = item;
const payee = { memberId: '01a1f8b7-725b-7e04-bbd6-156dcd96b5aa', name: 'Somchai', phone: 'xxxxxx5678', account: null };
const forTwo = 'Another person has to confirm it';

const open = async (answered: { needsTwo?: boolean; returnNeedsTwo?: boolean }, name: string) => {
  const { needsTwo, returnNeedsTwo } = answered;
  const backend = fakeBackend();
  const matches = { members: [], receipts: [], ...(returnNeedsTwo === undefined ? {} : { returnNeedsTwo }) };
  backend.answers(depositOfficeCalls.findMatches, matches);
  backend.answers(depositOfficeCalls.findPayee, { member: payee, ...(needsTwo === undefined ? {} : { needsTwo }) });
  backend.answers(depositOfficeCalls.listPresent, { others: [] });
  backend.answers(depositOfficeCalls.listMoneyIn, {
    counts: { suspense: 1, reported: 0, reject: 0 },
    oldestAt: null,
    hasMore: false,
    items: [item],
  });
  renderOffice(<MoneyInScreen />, { at: `/money-in/suspense.${itemId}` });
  const article = within(await screen.findByRole('article'));
  await article.findByText('No likely owner was found');
  fireEvent.click(article.getByRole('button', { name }));
  return within(screen.getByRole('dialog'));
};

beforeEach(() => applyLocale('en'));

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
