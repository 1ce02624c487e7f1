import { sharedMigrations } from '#database/migrations/shared-migrations.ts';
import type { Migration } from '#database/schema/migration.ts';
import { allFeatures } from './all-features.ts';

const numberOf = ({ name }: Migration): number => Number(name.slice(0, 4));

// The migrations of the shared rooms and of every feature, sorted by number.
export const allMigrations: readonly Migration[] = [
  ...sharedMigrations,
  ...allFeatures.flatMap(({ schema = [] }) => schema),
].sort((one, other) => numberOf(one) - numberOf(other));
