// The server tests that use SQL, for the oldest PostgreSQL; the others send the same statements. What keeps the embedded
// PostgreSQL is not about that one.
export const sqlFolders = [
  'src/ledger',
  'src/database',
  'src/features',
  'src/server/jobs',
  'src/server/operator',
  'src/server/outside',
];
export const embeddedTests = 'src/database/embedded/**';

// The same files as patterns, for a run without them.
export const sqlTests = [
  'src/ledger/**',
  'src/database/*.test.ts',
  'src/database/!(embedded)/**',
  'src/features/*/server/**',
  'src/server/{jobs,operator,outside}/**',
];
