import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openHome } from '#support/screens/home.tsx';
import { gameAnswer, walletAnswerOf } from '#support/screens/wallet-answer.tsx';

const gamesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => gameAnswer({ code: `G${String(index)}`, name: `Game ${String(index)}` }));
const openWith = (count: number) =>
  openHome(
    walletAnswerOf({ slots: [...gamesOf(count - 1), gameAnswer({ code: 'L', name: 'Huay', category: 'lotto' })] }),
  );

const cards = (): (string | null)[] => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));
const search = (value: string): void => {
  fireEvent.input(screen.getByRole('searchbox', { name: 'Find a game' }), { target: { value } });
};

it('with more than twelve games a search leaves those that match, and says how many', async () => {
  await openWith(13);
  search('game 11');
  await waitFor(() => expect(cards()).toEqual(['Game 11']));
  expect(screen.getByText('Games found: 1')).toBeTruthy();
  search('หวย');
  await waitFor(() => expect(cards()).toEqual(['Huay']));
  search('');
  await waitFor(() => expect(cards()).toHaveLength(13));
});

it('a search shows the first game it finds, wherever its list was scrolled to', async () => {
  await openWith(30);
  const scrolled = (): number => screen.getByRole('list', { name: 'Slot' }).scrollLeft;
  screen.getByRole('list', { name: 'Slot' }).scrollLeft = 900;
  expect(scrolled()).toBe(900);
  search('game');
  await waitFor(() => expect(cards()).toHaveLength(29));
  expect(scrolled()).toBe(0);
});

it('a search that finds no game says so and keeps its field', async () => {
  await openWith(13);
  search('chess');
  expect(await screen.findByText('No game found')).toBeTruthy();
  expect(cards()).toEqual([]);
  expect(screen.getByRole('searchbox', { name: 'Find a game' })).toBeTruthy();
});

it('twelve games need no search', async () => {
  await openWith(12);
  expect(cards()).toHaveLength(12);
  expect(screen.queryByRole('searchbox')).toBeNull();
});
