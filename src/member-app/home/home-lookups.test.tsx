import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { storeAgreement, storedAgreement } from '#ask/session.ts';
import { lookupCalls } from '#features/lookup/contract.ts';
import { proves } from '#support/requirements/proves.ts';
import { showHome, willingHome } from '#support/screens/home.tsx';
import { expectSilence } from '#support/screens/render-screen.tsx';
import { walletAnswerOf } from '#support/screens/wallet-answer.tsx';

const wallet = walletAnswerOf({ amount: 100n });
const info = { name: 'Krapao', website: null };
const texts = ['<p>First rule</p>', '<p>Second rule</p>'];

const openWithTerms = async (agreements: string[] = texts, agreementVersion: number | null = null) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const backend = await willingHome(wallet);
  backend.answers(lookupCalls.listAgreements, agreements);
  if (agreementVersion !== null) backend.answers(lookupCalls.getInfo, { ...info, agreementVersion });
  showHome();
  await screen.findByRole('heading', { name: 'Total balance' });
  return backend;
};

// What is answered meanwhile is drawn before the next timer.
const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));
const appearing = (): Promise<HTMLElement> => screen.findByRole('alertdialog', { name: 'Terms of use' });
const terms = (): HTMLElement | null => screen.queryByRole('alertdialog', { name: 'Terms of use' });

// Lets what is under way finish while the clock stands still.
const settle = async (): Promise<void> => {
  for (let round = 0; round < 20; round += 1)
    await act(async () => {
      await vi.advanceTimersByTimeAsync(0);
      await vi.dynamicImportSettled();
    });
};

it('all the terms appear 1.5 s after the screen, not sooner', async () => {
  proves('AGR-01', 'AGR-03', 'HOME-29', 'ENT-023');
  const backend = await willingHome(wallet);
  backend.answers(lookupCalls.listAgreements, texts);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  showHome();
  await settle();
  expect(screen.getByRole('heading', { name: 'Total balance' })).toBeTruthy();
  await pass(1_499);
  await settle();
  expect(terms()).toBeNull();
  await pass(1);
  await settle();
  expect(terms()?.textContent).toMatch(/First rule.*Second rule/);
});

it('nothing but accepting closes the terms, and accepting stores the profile’s id', async () => {
  proves('OP-058');
  await openWithTerms();
  await pass(1_600);
  const dialog = await appearing();
  fireEvent.keyDown(dialog, { key: 'Escape' });
  fireEvent.click(dialog);
  expect(terms()).not.toBeNull();
  expect(screen.getAllByRole('button', { name: 'Accept' })).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(terms()).toBeNull();
  expect(localStorage.getItem('remember-agreement')).toBe(wallet.profile._id);
});

it('a member who has accepted sees no terms, and they are not requested', async () => {
  proves('AGR-02', 'OP-058', 'STO-05');
  storeAgreement(wallet.profile._id);
  const backend = await openWithTerms();
  await pass(3_000);
  expect(terms()).toBeNull();
  expect(backend.sent(lookupCalls.listAgreements)).toEqual([]);
});

it('terms of another version are asked for again, and once accepted no more', async () => {
  storeAgreement(wallet.profile._id, 1);
  await openWithTerms(texts, 2);
  await pass(1_600);
  expect(await appearing()).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(terms()).toBeNull();
  expect(storedAgreement()).toEqual({ by: wallet.profile._id, version: 2 });
});

it.each([
  ['the version that was accepted', 2, 2],
  ['the first version, accepted before there were any', null, 1],
  ['a backend without versions', 2, null],
])('terms of %s are not asked for again', async (_name, accepted, current) => {
  storeAgreement(wallet.profile._id, accepted);
  await openWithTerms(texts, current);
  await pass(3_000);
  expect(terms()).toBeNull();
});

it('an acceptance by another member does not count', async () => {
  proves('AGR-01', 'OP-058');
  storeAgreement('another');
  await openWithTerms();
  await pass(1_600);
  expect(await appearing()).toBeTruthy();
});

it('an empty list of terms shows no dialog', async () => {
  proves('OP-058');
  await openWithTerms([]);
  await pass(3_000);
  expect(terms()).toBeNull();
});

it('terms that cannot be loaded show nothing', async () => {
  proves('PRES-30');
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const backend = await willingHome(wallet);
  backend.loses(lookupCalls.listAgreements);
  showHome();
  await screen.findByRole('heading', { name: 'Total balance' });
  await pass(5_000);
  await waitFor(() => expect(backend.sent(lookupCalls.listAgreements)).toHaveLength(2));
  await pass(2_000);
  await expectSilence();
});

it('the terms wait until no other modal is open', async () => {
  await openWithTerms();
  fireEvent.click(screen.getAllByRole('button', { name: 'Transfer' })[0] as HTMLElement);
  await screen.findByRole('dialog', { name: 'Transfer' });
  await pass(3_000);
  expect(terms()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await pass(400);
  expect(await appearing()).toBeTruthy();
});

const notice = { title: 'Maintenance', html: '<p>Tonight at two</p>' };

const openWithNotice = async (answer: { title: string | null; html: string | null }) => {
  const backend = await willingHome(wallet);
  backend.answers(lookupCalls.getNotice, answer);
  const shown = showHome();
  await screen.findByRole('heading', { name: 'Total balance' });
  return { backend, shown };
};

it('shows the notice above everything else, and lets it be closed', async () => {
  proves('OP-054');
  await openWithNotice(notice);
  const region = screen.getByRole('region', { name: 'Maintenance' });
  expect(await screen.findByText('Tonight at two')).toBeTruthy();
  const card = screen.getByRole('region', { name: 'Total balance' });
  expect(region.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Tonight at two')).toBeNull();
});

it('shows the notice once per browser session', async () => {
  proves('OP-054');
  const { backend, shown } = await openWithNotice(notice);
  shown.unmount();
  showHome();
  await screen.findByRole('heading', { name: 'Total balance' });
  expect(screen.queryByRole('region', { name: 'Maintenance' })).toBeNull();
  expect(backend.sent(lookupCalls.getNotice)).toHaveLength(1);
});

it('without markup there is no notice', async () => {
  proves('OP-054');
  await openWithNotice({ title: 'Maintenance', html: null });
  expect(screen.queryByRole('region', { name: 'Maintenance' })).toBeNull();
});

it('a notice that cannot be loaded does not block the screen', async () => {
  const backend = await willingHome(wallet);
  backend.loses(lookupCalls.getNotice);
  showHome();
  expect(await screen.findByRole('heading', { name: 'Total balance' })).toBeTruthy();
});
