import { plainText } from '#i18n/plain-text.ts';
import { gameGroups } from '../rules.ts';
import { gameStrings } from '../strings.ts';

export interface SearchedGame {
  readonly code: string;
  readonly name: string;
  readonly category: string;
}

const folded = (text: string): string => plainText(text).normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');

const textOf = ({ code, name, category }: SearchedGame): string => {
  const titles = gameGroups([{ category }]).flatMap((group) => [...gameStrings[group.name]]);
  return [name, code, ...titles].map(folded).join('\n');
};

// Games whose name, code or category, in any of the three languages, contains every word of the search.
export const searchGames = <Game extends SearchedGame>(games: readonly Game[], search: string): readonly Game[] => {
  const words = search.trim().split(/\s+/).map(folded);
  return games.filter((game) => words.every((word) => textOf(game).includes(word)));
};
