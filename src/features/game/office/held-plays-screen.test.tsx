import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderOffice } from '#support/screens/office/render-office.tsx';
import { gameOfficeCalls, type HeldPlayLine } from '../office-contract.ts';
import { HeldPlaysScreen } from './held-plays-screen.tsx';

const memberId = '01a1f8b7-725b-7e04-bbd6-156dcd96b5a0';
const heldId = '01a1f8b7-725b-7e04-bbd6-156dcd96b5ae';

const line = (changes: Partial<HeldPlayLine> = {}): HeldPlayLine => ({
  memberId,
  heldId,
  memberName: 'Somchai',
  memberPhone: 'xxxxxx1210',
  code: 'JOKER',
  status: 'OPEN',
  reason: 'LIMIT',
  amount: 3_000_000n,
  bookedAmount: 10_000n,
  currency: 'BAHT',
  transferId: null,
  note: null,
  needsTwo: true,
  noticedAt: '2026-11-20T11:28:54.000Z',
  seenAt: '2026-11-20T11:29:54.000Z',
  ...changes,
});

const openHeld = async (changes: Partial<HeldPlayLine> = {}): Promise<FakeBackend> => {
  const backend = fakeBackend();
  backend.answers(gameOfficeCalls.listHeldPlays, {
    counts: { open: 1 },
    oldestAt: '2026-11-20T11:28:54.000Z',
    hasMore: false,
    items: [line(changes)],
  });
  renderOffice(<HeldPlaysScreen />, { at: '/held-wins' });
  fireEvent.click(await screen.findByRole('link', { name: /Somchai/ }));
  await screen.findByRole('article');
  return backend;
};
const inItem = () => within(screen.getByRole('article'));
const inDialog = () => within(screen.getByRole('dialog'));

beforeEach(() => applyLocale('en'));

it('a held win shows what the game says and what is booked, and is accepted with the amount that was seen', async () => {
  const backend = await openHeld();
  expect(inItem().getByText('Needs two people')).toBeTruthy();
  expect(inItem().getByText('Above the limit of one reading')).toBeTruthy();
  backend.answers(gameOfficeCalls.acceptHeldPlay, { message: 'SUCCESS', status: 'SECOND' });
  fireEvent.click(inItem().getByRole('button', { name: 'Accept and book' }));
  expect(inDialog().getByText('Joker, Somchai')).toBeTruthy();
  fireEvent.input(inDialog().getByLabelText('Your password'), { target: { value: 'secret' } });
  fireEvent.click(inDialog().getByRole('button', { name: 'Accept and book' }));
  await waitFor(() =>
    expect(backend.questions(gameOfficeCalls.acceptHeldPlay)).toEqual([
      { memberId, heldId, amount: 3_000_000n, password: 'secret' },
    ]),
  );
  expect(
    await screen.findByText('The decision is recorded: ฿30,000.00, Somchai · Waits for a second person'),
  ).toBeTruthy();
});

it('a held win cannot be refused without an explanation', async () => {
  const backend = await openHeld();
  backend.answers(gameOfficeCalls.refuseHeldPlay, { message: 'SUCCESS', status: 'REFUSED' });
  fireEvent.click(inItem().getByRole('button', { name: 'Do not accept' }));
  fireEvent.click(inDialog().getByRole('button', { name: 'Do not accept' }));
  expect(backend.sent(gameOfficeCalls.refuseHeldPlay)).toEqual([]);
  fireEvent.input(inDialog().getByLabelText('What was found out'), { target: { value: 'the game took it back' } });
  fireEvent.click(inDialog().getByRole('button', { name: 'Do not accept' }));
  await waitFor(() =>
    expect(backend.questions(gameOfficeCalls.refuseHeldPlay)).toEqual([
      { memberId, heldId, note: 'the game took it back' },
    ]),
  );
});

it('a decided win offers no decision', async () => {
  await openHeld({ status: 'ACCEPTED' });
  expect(inItem().queryByRole('button', { name: 'Accept and book' })).toBeNull();
});

it('a win that was refused is written off with evidence, by a person who gives the password', async () => {
  const backend = await openHeld({ status: 'REFUSED' });
  backend.answers(gameOfficeCalls.writeOffHeldPlay, { message: 'SUCCESS', status: 'TO_WRITE_OFF' });
  fireEvent.click(inItem().getByRole('button', { name: 'Write off' }));
  expect(inDialog().getByText('Joker, Somchai')).toBeTruthy();
  fireEvent.input(inDialog().getByLabelText('Evidence'), { target: { value: 'letter of the game' } });
  fireEvent.input(inDialog().getByLabelText('Your password'), { target: { value: 'secret' } });
  fireEvent.click(inDialog().getByRole('button', { name: 'Write off' }));
  await waitFor(() =>
    expect(backend.questions(gameOfficeCalls.writeOffHeldPlay)).toEqual([
      { memberId, heldId, amount: 3_000_000n, note: 'letter of the game', password: 'secret' },
    ]),
  );
});

it('a win that is written off can only be taken back', async () => {
  await openHeld({ status: 'WRITTEN_OFF' });
  expect(inItem().queryByRole('button', { name: 'Accept and book' })).toBeNull();
  expect(inItem().getByRole('button', { name: 'Take the write-off back' })).toBeTruthy();
});
