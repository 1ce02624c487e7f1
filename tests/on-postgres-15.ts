import { spawnSync } from 'node:child_process';

// npm run postgres15: the tests that use SQL, on the oldest supported PostgreSQL; other server tests run the same
// statements. Arguments after `--` select other test files.

const binaries = '/usr/lib/postgresql/15/bin';
const usual = [
  'src/ledger',
  'src/database',
  'src/features',
  'src/server/jobs',
  'src/server/operator',
  'src/server/outside',
];

// What keeps the embedded PostgreSQL is not about this one.
const never = ['--exclude', 'src/database/embedded/**'];

const asked = process.argv.slice(2);
const words = ['run', '--project', 'server', ...(asked.length > 0 ? asked : [...usual, ...never])];
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
