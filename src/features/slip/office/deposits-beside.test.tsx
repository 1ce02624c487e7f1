import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { MayOpenProvider } from '#ui/office/may-open.ts';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderOffice } from '#support/screens/office/render-office.tsx';
import { type MemberDeposit, slipOfficeCalls } from '../office-contract.ts';
import { DepositsBeside } from './deposits-beside.tsx';

const memberId = '01a1f8b7-725b-7e04-bbd6-156dcd96b5a0';

const slip: MemberDeposit = {
  kind: 'slip',
  itemId: 'waiting',
  status: 'REVIEW',
  reason: 'SENDER_UNCLEAR',
  amount: 50_000n,
  currency: 'BAHT',
  methodCode: 'KBANK',
  createdAt: '2026-11-20T11:28:54.000Z',
  endedAt: null,
  isProposed: false,
};
const ended = { endedAt: '2026-11-20T11:40:00.000Z' };
const reported = { ...slip, kind: 'reported', reason: null, methodCode: null } as const;
const deposits: readonly MemberDeposit[] = [
  { ...slip, itemId: 'checking', status: 'CHECKING', reason: null, amount: null },
  slip,
  { ...slip, itemId: 'proposed', isProposed: true, reason: 'NO_ANSWER' },
  { ...slip, ...ended, itemId: 'failed', status: 'FAILED', reason: 'EXPIRED_SLIP' },
  { ...slip, ...ended, itemId: 'credited', status: 'SUCCESS', reason: null },
  { ...reported, itemId: 'open', status: 'OPEN' },
  { ...reported, ...ended, itemId: 'dropped', status: 'DROPPED' },
];

const show = async (shown: readonly MemberDeposit[], mayOpen: boolean): Promise<string[]> => {
  const backend = fakeBackend();
  backend.answers(slipOfficeCalls.listOfMember, { deposits: [...shown] });
  renderOffice(
    <MayOpenProvider value={() => mayOpen}>
      <DepositsBeside memberId={memberId} />
    </MayOpenProvider>,
    { at: '/members' },
  );
  await screen.findByRole('heading', { name: 'Slips and reported deposits' });
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
};

beforeEach(() => applyLocale('en'));

it('each slip and reported deposit of a member says what has become of it and why, and how much it is', async () => {
  const [checking, waiting, proposed, failed, credited, open, dropped] = await show(deposits, true);
  expect(checking).toMatch(/^Slip · KBANKBeing checked/);
  expect(waiting).toMatch(/^Slip · KBANK฿500\.00.*To decide.*The payer is unclear$/);
  expect(proposed).toMatch(/Waits for a second person.*The bank gives no answer$/);
  expect(failed).toMatch(/Failed/);
  expect(credited).toMatch(/Credited/);
  expect(open).toMatch(/^Reported deposit฿500\.00.*To decide/);
  expect(dropped).toMatch(/Did not arrive/);
});

it('each leads to its item: an ended deposit to the list of what has ended', async () => {
  await show(deposits, true);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.slice(1, 2)).toEqual(['/slips/waiting']);
  expect(links.slice(-2)).toEqual(['/money-in/reported.open?view=reported', '/money-in/reported.dropped?view=ended']);
});

it('a role that may open neither list reads the same words without a link', async () => {
  expect(await show(deposits, false)).toHaveLength(deposits.length);
  expect(screen.queryByRole('link')).toBeNull();
});

it('a member who sent nothing is said to have sent nothing', async () => {
  await show([], true);
  expect(screen.getByText('none')).toBeTruthy();
});
