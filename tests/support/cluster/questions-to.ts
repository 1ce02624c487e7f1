import { vi } from 'vitest';
import type { Database } from '#database/database.ts';

const questionsDuring = async (database: Database, act: () => Promise<unknown>): Promise<number> => {
  const [rows, one] = [vi.spyOn(database, 'rows'), vi.spyOn(database, 'one')];
  await act();
  const count = rows.mock.calls.length + one.mock.calls.length;
  rows.mockRestore();
  one.mockRestore();
  return count;
};

// The questions to the database that an act costs: the fewest of three times, because work in the background of the same
// server can add a question to one of them, and never takes one away.
export const questionsTo = async (database: Database, act: () => Promise<unknown>): Promise<number> => {
  const counts: number[] = [];
  for (let time = 0; time < 3; time += 1) counts.push(await questionsDuring(database, act));
  return Math.min(...counts);
};
