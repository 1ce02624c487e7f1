import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderOffice } from '#support/screens/office/render-office.tsx';
import { type ProviderLine, providerHealthOfficeCalls } from '../office-contract.ts';
import { ProvidersScreen } from './providers-screen.tsx';

const line = (changes: Partial<ProviderLine> = {}): ProviderLine => ({
  code: 'JOKER',
  name: 'Joker Gaming',
  isListed: true,
  state: 'SLOW',
  observed: 'SLOW',
  since: '2026-11-20T05:00:00.000Z',
  wellAt: '2026-11-20T05:01:00.000Z',
  rounds: null,
  breaker: 'closed',
  processes: 2,
  answered: 120,
  failed: 3,
  p50Ms: 200,
  p95Ms: 3_000,
  openWork: 4,
  inReview: 1,
  oldestAt: '2026-11-20T04:59:00.000Z',
  isStopped: false,
  switch: null,
  ...changes,
});

const fine = line({ code: 'SLOTXO', name: 'SlotXO', state: 'FINE', inReview: 0 });

const openLine = async (changes: Partial<ProviderLine> = {}): Promise<FakeBackend> => {
  const backend = fakeBackend();
  backend.answers(providerHealthOfficeCalls.list, { providers: [line(changes), fine] });
  renderOffice(<ProvidersScreen />, { at: '/providers', role: 'manager' });
  fireEvent.click(await screen.findByRole('link', { name: /Joker Gaming/ }));
  await screen.findByRole('article');
  return backend;
};
const inItem = () => within(screen.getByRole('article'));
const inDialog = () => within(screen.getByRole('dialog'));

beforeEach(() => applyLocale('en'));

it('each game shows its state with how it answers and what waits for it', async () => {
  await openLine();
  expect(screen.getByRole('link', { name: /Joker Gaming/ }).textContent).toContain(
    'Slow · 3000 ms · 3 of 120 failed · 4 open',
  );
  for (const text of ['up to 200 ms', 'up to 3000 ms', 'Working', '20/11/2026 12:01:00'])
    expect(inItem().getByText(text)).toBeTruthy();
});

it('a game is closed with a text in three languages that staff can change, and an end in Bangkok time', async () => {
  const backend = await openLine();
  backend.answers(providerHealthOfficeCalls.turn, { message: 'SUCCESS' });
  fireEvent.click(inItem().getByRole('button', { name: 'Put under maintenance' }));
  fireEvent.input(inDialog().getByLabelText('Text in English'), { target: { value: 'Back at two' } });
  fireEvent.input(inDialog().getByLabelText(/^Ends at/), { target: { value: '2999-01-02T14:00' } });
  fireEvent.click(inDialog().getByRole('button', { name: 'Put under maintenance' }));
  await waitFor(() => expect(backend.sent(providerHealthOfficeCalls.turn)).toHaveLength(1));
  expect(backend.questions(providerHealthOfficeCalls.turn)).toMatchObject([
    {
      code: 'JOKER',
      state: 'MAINTENANCE',
      text: { en: 'Back at two', th: 'เกมนี้ปิดปรับปรุงชั่วคราว เงินในเกมไม่หาย' },
      until: '2999-01-02T14:00:00+07:00',
    },
  ]);
});

it('the game that a person has switched stays open, so that the next press is about the same game', async () => {
  const backend = await openLine();
  backend.answers(providerHealthOfficeCalls.turn, { message: 'SUCCESS' });
  fireEvent.click(inItem().getByRole('button', { name: 'Stop transfers in' }));
  fireEvent.click(inDialog().getByRole('button', { name: 'Stop transfers in' }));
  expect(await screen.findByText('Changed: Joker Gaming')).toBeTruthy();
  // Above the list, it would open the next item.
  expect(within(screen.getByRole('region', { name: 'Game providers' })).queryByText(/^Changed/)).toBeNull();
  expect(inItem().getByRole('heading', { level: 2, name: 'Joker Gaming' })).toBeTruthy();
});

it('an end that has passed and a missing text are not sent', async () => {
  const backend = await openLine();
  fireEvent.click(inItem().getByRole('button', { name: 'Stop transfers in' }));
  fireEvent.input(inDialog().getByLabelText('Text in Lao'), { target: { value: '' } });
  fireEvent.input(inDialog().getByLabelText(/^Ends at/), { target: { value: '2020-01-02T14:00' } });
  fireEvent.click(inDialog().getByRole('button', { name: 'Stop transfers in' }));
  expect(inDialog().getAllByText('The end must be in the future').length).toBeGreaterThan(0);
  expect(backend.sent(providerHealthOfficeCalls.turn)).toEqual([]);
});

it('a game that staff closed says who, what members read and until when, and is opened again', async () => {
  const text = { th: 'ปิด', la: 'ປິດ', en: 'Closed by us' };
  const set = {
    state: 'CLOSED',
    text,
    until: null,
    setBy: 'Malee',
    setAt: '2026-11-20T05:00:00.000Z',
    isOver: false,
  } as const;
  const backend = await openLine({ state: 'CLOSED', switch: set });
  expect(inItem().getByText(/Set by Malee at/)).toBeTruthy();
  expect(inItem().getByText('Closed by us')).toBeTruthy();
  backend.answers(providerHealthOfficeCalls.turn, { message: 'SUCCESS' });
  fireEvent.click(inItem().getByRole('button', { name: 'Open' }));
  fireEvent.click(inDialog().getByRole('button', { name: 'Open' }));
  await waitFor(() =>
    expect(backend.questions(providerHealthOfficeCalls.turn)).toEqual([
      { code: 'JOKER', state: 'OPEN', text: null, until: null },
    ]),
  );
});

it('a test call says how long the game took', async () => {
  const backend = await openLine();
  backend.answers(providerHealthOfficeCalls.query, {
    message: 'SUCCESS',
    outcome: 'refused',
    reason: 'no such player',
    tookMs: 83,
  });
  fireEvent.click(inItem().getByRole('button', { name: /Test call/ }));
  expect(await screen.findByText('The game answered in 83 ms')).toBeTruthy();
});

it('a test call without a clear answer says so, with our code for the reason', async () => {
  const backend = await openLine();
  backend.answers(providerHealthOfficeCalls.query, {
    message: 'SUCCESS',
    outcome: 'unknown',
    reason: 'timeout',
    tookMs: 14_000,
  });
  fireEvent.click(inItem().getByRole('button', { name: /Test call/ }));
  expect(await screen.findByText('No clear answer (timeout) after 14000 ms')).toBeTruthy();
});

it('the second view shows only games that need attention', async () => {
  const backend = fakeBackend();
  backend.answers(providerHealthOfficeCalls.list, { providers: [line(), fine] });
  renderOffice(<ProvidersScreen />, { at: '/providers?view=attention' });
  await screen.findByRole('link', { name: /Joker Gaming/ });
  expect(screen.queryByRole('link', { name: /SlotXO/ })).toBeNull();
});

it('a game that a finding stopped is not called fine', async () => {
  const backend = fakeBackend();
  backend.answers(providerHealthOfficeCalls.list, { providers: [{ ...fine, isStopped: true }] });
  renderOffice(<ProvidersScreen />, { at: '/providers' });
  const row = await screen.findByRole('link', { name: /SlotXO/ });
  expect(row.textContent).toContain('Stopped by a finding · ');
  expect(row.textContent).not.toContain('Fine');
});
