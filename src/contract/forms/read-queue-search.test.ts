import { expect, it } from 'vitest';
import { readQueueSearch } from './read-queue-search.ts';

it('a search by a whole Lao phone means every spelling in which it may be stored, a search by its end only the end', () => {
  for (const typed of ['8562055500200', '856 20 5550 0200', '008562055500200', '020 5550 0200', '2055500200'])
    expect(readQueueSearch(typed, true).phones).toEqual(
      expect.arrayContaining(['02055500200', '2055500200', '8562055500200', '55500200']),
    );
  for (const typed of ['0812345678', '5678', '8561'])
    expect(readQueueSearch(typed, false)).toMatchObject({ phoneEnd: typed, phones: [typed] });
});
