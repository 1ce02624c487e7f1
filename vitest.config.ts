import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { requirements } from '#support/requirements/requirement-list.ts';
import { sqlPostgres, sqlTests } from './tests/sql-tests.ts';

// Node runs these files as they are, as it does in production, which takes a quarter less time than Vite's runner.
const native = { viteModuleRunner: false };

const isApart = process.env[sqlPostgres] !== undefined;

const server = (name: string, include: string[], exclude: readonly string[]): TestProjectConfiguration => ({
  extends: true,
  test: {
    name,
    experimental: native,
    include,
    exclude: [...configDefaults.exclude, ...exclude],
    globalSetup: ['tests/support/cluster/database-cluster.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

// Files share their process: a new one for each file takes three times as long. A module's state must not outlive a
// test.
export default defineConfig({
  test: {
    isolate: false,
    // The default collects so often that it takes a tenth of the processor time of all tests.
    execArgv: ['--max-semi-space-size=64'],
    // A test that ended before its first assertion proves nothing.
    expect: { requireAssertions: true },
    // Counted and printed by tests/run-all.ts; five in a step are red.
    retry: 1,
    // One more than there are cores: many tests wait, for a provider that is silent or a database that is gone.
    maxWorkers: availableParallelism() + 1,
    provide: { requirementIds: requirements.map(({ id }) => id) },
    projects: [
      {
        extends: true,
        test: { name: 'house', experimental: native, include: ['tests/house/**/*.test.ts'], testTimeout: 180_000 },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          experimental: native,
          include: [
            'src/money/**/*.test.ts',
            'src/contract/**/*.test.ts',
            'src/features/*/rules.test.ts',
            'bench/**/*.test.ts',
          ],
        },
      },
      server(
        'server',
        [
          'src/{ledger,play,conditions,database,server,providers,sandbox}/**/*.test.ts',
          'src/features/*/server/**/*.test.ts',
          'tests/support/**/*.test.ts',
        ],
        isApart ? sqlTests : [],
      ),
      ...(isApart ? [server('sql', sqlTests, [])] : []),
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'screens',
          include: [
            'src/{ui,i18n,ask,member-app,office-app}/**/*.test.{ts,tsx}',
            'src/features/*/{member,office}/**/*.test.{ts,tsx}',
          ],
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
          setupFiles: ['tests/support/screens/screen-setup.tsx'],
          testTimeout: 15_000,
        },
      },
    ],
  },
});
