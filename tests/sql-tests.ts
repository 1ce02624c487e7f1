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

// The same files as patterns.
export const sqlTests = [
  'src/ledger/**/*.test.ts',
  'src/database/*.test.ts',
  'src/database/!(embedded)/**/*.test.ts',
  'src/features/*/server/**/*.test.ts',
  'src/server/{jobs,operator,outside}/**/*.test.ts',
];

// Names the programs of the PostgreSQL on which these tests run, apart from the others; without it all run on the embedded one.
export const sqlPostgres = 'KRAPAO_SQL_POSTGRES';
