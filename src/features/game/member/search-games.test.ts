import { expect, it } from 'vitest';
import { searchGames } from './search-games.ts';

const games = [
  { code: 'JOKER2', name: 'Joker 2', category: 'slot' },
  { code: 'UFABET', name: 'UFA Bet', category: 'sport' },
  { code: 'HUAYHD', name: 'หวย HD', category: 'lotto' },
];
const found = (search: string): string[] => searchGames(games, search).map(({ code }) => code);

it.each([
  ['', ['JOKER2', 'UFABET', 'HUAYHD']],
  ['  ', ['JOKER2', 'UFABET', 'HUAYHD']],
  ['joker 2', ['JOKER2']],
  ['ufabet', ['UFABET']],
  ['BET ufa', ['UFABET']],
  ['หวย', ['HUAYHD']],
  ['ຫວຍ', ['HUAYHD']],
  ['lotto', ['HUAYHD']],
  ['คาสิโน', ['UFABET']],
  ['ຄາສິໂນ', ['UFABET']],
  ['chess', []],
  ['joker bet', []],
])('"%s" finds by name, code and category, in any of the three languages', (search, codes) => {
  expect(found(search)).toEqual(codes);
});
