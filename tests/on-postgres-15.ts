import { spawnSync } from 'node:child_process';
import { embeddedTests, sqlFolders } from './sql-tests.ts';

// npm run postgres15: the tests that use SQL, on the oldest supported PostgreSQL. Arguments after `--` select other test files.

const binaries = '/usr/lib/postgresql/15/bin';
const asked = process.argv.slice(2);
const words = [
  'run',
  '--project',
  'server',
  ...(asked.length > 0 ? asked : [...sqlFolders, '--exclude', embeddedTests]),
];
const reporters = [
  '--reporter',
  'default',
  '--reporter',
  'json',
  '--outputFile.json',
  '.cache/test-results/postgres15.json',
];
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...words, ...reporters], {
  stdio: 'inherit',
  env: { ...process.env, KRAPAO_TEST_POSTGRES: binaries },
});
process.exitCode = status ?? 1;
