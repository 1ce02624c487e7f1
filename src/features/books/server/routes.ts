import type { Comparisons } from '#server/features/comparisons.ts';
import { reads, type Route } from '#server/route.ts';
import { booksOfficeCalls } from '../office-contract.ts';
import { getBooks } from './get-books.ts';
import { readSums } from './read-sums.ts';

export const booksRoutes = (comparisons: readonly Comparisons[]): readonly Route[] => {
  const parts = { comparisons, sumsOf: readSums(comparisons) };
  return [reads(booksOfficeCalls.get, getBooks, { before: () => parts })];
};
