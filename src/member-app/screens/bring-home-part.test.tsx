import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { statementCalls } from '#features/statement/contract.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import { applyLocale } from '#i18n/locale.ts';
import { factsOf, stamp } from '#support/screens/facts-of.tsx';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderScreen } from '#support/screens/render-screen.tsx';
import { gameAnswer, walletAnswerOf } from '#support/screens/wallet-answer.tsx';
import { BringHomePart } from './bring-home-part.tsx';

const longAgo = '2026-01-01T00:00:00.000Z';
const joker = { code: 'JOKER', amount: 12_550n };

beforeEach(() => applyLocale('en'));

it('money in a game that was not opened for a day comes home by one press', async () => {
  const backend = fakeBackend();
  backend.answers(transferCalls.moveEverything, { message: 'SUCCESS', amount: 12_600n });
  const slots = [gameAnswer({ ...joker, lastUsedAt: longAgo }), gameAnswer({ code: 'IMI', amount: 5n })];
  const first = walletAnswerOf({ slots });
  backend.answers(walletCalls.get, first);
  const Home = () => <BringHomePart wallet={useQuery({ ...walletQuery, staleTime: Infinity }).data ?? first} />;
  renderScreen(<Home />, { at: '/user/home' });
  const resting = await screen.findByRole('region', { name: 'Money in games you have not opened for a day' });
  expect(resting.textContent).toContain('125.50');
  expect(screen.getByText('JOKER game')).toBeTruthy();
  expect(screen.getByText('Money in your other games is transferred too: IMI game')).toBeTruthy();
  await waitFor(() => expect(backend.sent(walletCalls.get)).toHaveLength(1));
  backend.answers(walletCalls.get, walletAnswerOf({ amount: 12_600n, slots: [] }));
  fireEvent.click(screen.getByRole('button', { name: 'Transfer everything to the main wallet' }));
  await waitFor(() => expect(backend.questions(transferCalls.moveEverything)).toEqual([{ to: 'WALLET' }]));
  expect(backend.sent(statementCalls.get)).toEqual([]);
  // Nothing rests any more, and the result stays.
  const result = await screen.findByRole('alertdialog', { name: 'Your money is back in the main wallet' });
  expect(result.textContent).toContain('฿126.00');
  await waitFor(() =>
    expect(factsOf(result)).toEqual({
      From: 'JOKER game, IMI game',
      To: 'Main wallet',
      Date: expect.stringMatching(stamp),
      'New balance: Main wallet': expect.stringContaining('฿126.00'),
    }),
  );
  expect(result.textContent).toContain('Next: withdraw it or transfer it to a game');
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('nothing is shown while no money rests, and nobody is asked', () => {
  const backend = fakeBackend();
  const slots = [gameAnswer({ ...joker, lastUsedAt: new Date().toISOString() })];
  renderScreen(<BringHomePart wallet={walletAnswerOf({ slots })} />, { at: '/user/home' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(backend.sent(statementCalls.get)).toEqual([]);
});

it('a backend that does not say when a game was used is asked for the statement instead', async () => {
  const backend = fakeBackend();
  const line = { statementType: 'transfer', status: 'SUCCESS', from: 'WALLET', to: 'JOKER', amount: 12_550n };
  backend.answers(statementCalls.get, { total: 1, statements: [{ ...line, createdAt: longAgo }] });
  const { lastUsedAt: _, ...slot } = gameAnswer(joker);
  renderScreen(<BringHomePart wallet={walletAnswerOf({ slots: [slot] })} />, { at: '/user/home' });
  expect(await screen.findByText('JOKER game')).toBeTruthy();
});

it('the games whose money did not come are named, and nothing claims that all of it is back', async () => {
  const backend = fakeBackend();
  const games = [
    { code: 'JOKER', status: 'FAILED' },
    { code: 'IMI', status: 'SUCCESS' },
  ] as const;
  backend.answers(transferCalls.moveEverything, { message: 'SUCCESS', status: 'PARTIAL', games: [...games] });
  const slots = [gameAnswer({ ...joker, lastUsedAt: longAgo }), gameAnswer({ code: 'IMI', amount: 5n })];
  backend.answers(walletCalls.get, walletAnswerOf({ slots }));
  renderScreen(<BringHomePart wallet={walletAnswerOf({ slots })} />, { at: '/user/home' });
  fireEvent.click(screen.getByRole('button', { name: 'Transfer everything to the main wallet' }));
  expect(await screen.findByText(/^The money in JOKER game could not be transferred/)).toBeTruthy();
  expect(screen.queryByText('Your money is back in the main wallet')).toBeNull();
});

it('if no game gives its money out, nothing claims that it went back to the wallet', async () => {
  const backend = fakeBackend();
  backend.refuses(transferCalls.moveEverything, 'TRANSFER_FAIL');
  const slots = [gameAnswer({ ...joker, lastUsedAt: longAgo })];
  backend.answers(walletCalls.get, walletAnswerOf({ slots }));
  renderScreen(<BringHomePart wallet={walletAnswerOf({ slots })} />, { at: '/user/home' });
  fireEvent.click(screen.getByRole('button', { name: 'Transfer everything to the main wallet' }));
  const alert = await screen.findByRole('alertdialog', { name: 'Not completed' });
  expect(alert.textContent).toContain('It is still in the games.');
});

const pressHome = async (answer: AnswerOf<typeof transferCalls.moveEverything> | 409): Promise<void> => {
  const backend = fakeBackend();
  if (answer === 409) backend.refuses(transferCalls.moveEverything, 'REQUEST_LIMIT', 409);
  else backend.answers(transferCalls.moveEverything, answer);
  const slots = [gameAnswer({ ...joker, lastUsedAt: longAgo }), gameAnswer({ code: 'IMI', amount: 5n })];
  backend.answers(walletCalls.get, walletAnswerOf({ slots }));
  renderScreen(<BringHomePart wallet={walletAnswerOf({ slots })} />, { at: '/user/home' });
  fireEvent.click(screen.getByRole('button', { name: 'Transfer everything to the main wallet' }));
};

it('of a game whose earlier transfer has not ended, it says that its money stays there and who begins again', async () => {
  const games = [
    { code: 'JOKER', status: 'BUSY' },
    { code: 'IMI', status: 'SUCCESS' },
  ] as const;
  await pressHome({ message: 'SUCCESS', status: 'PENDING', games: [...games] });
  const told = await screen.findByText(/An earlier transfer with JOKER game is still in progress/);
  expect(told.textContent).toContain('Press again once that transfer has ended');
  expect(screen.queryByText(/It will be completed/)).toBeNull();
});

it('of a game that gave no clear answer, it says that we ask again, and of one that refused, that the member does', async () => {
  const games = [
    { code: 'JOKER', status: 'PENDING' },
    { code: 'IMI', status: 'FAILED' },
  ] as const;
  await pressHome({ message: 'SUCCESS', status: 'PENDING', games: [...games] });
  const told = await screen.findByText(/JOKER game gave no clear answer/);
  expect(told.textContent).toContain('We keep asking, and usually know within 15 minutes');
  expect(told.textContent).toContain('The money in IMI game could not be transferred and is still in the game');
});

it('if every game has an earlier transfer open, nothing says that there were too many requests', async () => {
  await pressHome(409);
  const dialog = await screen.findByRole('alertdialog', {
    name: /^An earlier transfer with your games is still in progress/,
  });
  expect(dialog.textContent).not.toContain('Too many requests');
});
