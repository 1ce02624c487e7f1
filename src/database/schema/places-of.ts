import type { Distribution, Migration } from './migration.ts';

const dropped = /^drop table (\w+)$/;

// The tables that all migrations together leave, each with its place.
export const placesOf = (
  all: readonly Pick<Migration, 'tables' | 'distribution'>[],
): (readonly [table: string, place: Distribution])[] => {
  const gone = all.flatMap(({ tables }) => tables.flatMap((statement) => dropped.exec(statement)?.[1] ?? []));
  return all.flatMap(({ distribution }) => Object.entries(distribution)).filter(([table]) => !gone.includes(table));
};
