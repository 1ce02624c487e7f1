import { defineConfig } from 'vitest/config';

// Writes a file, so it is not one of the tests: `npm run save-version`.
export default defineConfig({
  test: {
    include: ['tests/support/upgrades/save-version.freeze.ts'],
    globalSetup: ['tests/support/cluster/database-cluster.ts'],
    hookTimeout: 60_000,
  },
});
