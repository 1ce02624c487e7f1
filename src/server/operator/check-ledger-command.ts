import { DatabaseUnusable } from '#database/connection.ts';
import type { Sql } from '#database/database.ts';
import { type Finding, invariantNames } from '#ledger';
import { ledgerChecks } from '../features/all-parts.ts';
import { proveEverything } from '../records/prove-books.ts';
import { readSettings, SettingsError } from '../settings.ts';
import { reachDatabase } from '../start/reach-database.ts';

// npm run ledger:check: prints every invariant, green or red. Exits with 1 if one is red.

const countRows = async (sql: Sql): Promise<string> => {
  const row = await sql.one<{ books: bigint; entries: bigint; operations: bigint }>(
    `select (select count(*) from book) as books, (select count(*) from entry) as entries,
       (select count(*) from operation) as operations`,
  );
  if (row === null) throw new Error('the count returned no row');
  return `${row.books} books, ${row.entries} entries, ${row.operations} statement lines`;
};

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const printInvariant = (name: string, breaches: readonly Finding[]): void => {
  print(`${breaches.length === 0 ? 'green' : 'RED  '}  ${name}${breaches.length === 0 ? '' : `: ${breaches.length}`}`);
  for (const { memberId, detail } of breaches) print(`         ${memberId ?? 'nobody'}: ${detail}`);
};

const checkAll = async (sql: Sql): Promise<boolean> => {
  print(await countRows(sql));
  const { findings, unproved } = await proveEverything(sql);
  for (const name of invariantNames(ledgerChecks)) {
    printInvariant(
      name,
      findings.filter(({ invariant }) => invariant === name),
    );
  }
  for (const { memberId } of unproved) print(`could not be proved: ${memberId}`);
  if (findings.length > 0) print('the books are wrong; payouts should be stopped');
  else if (unproved.length === 0) print('all invariants green');
  return findings.length + unproved.length === 0;
};

const main = async (): Promise<void> => {
  const reached = await reachDatabase(readSettings(process.env));
  try {
    if (!(await checkAll(reached.proofs))) process.exitCode = 1;
  } finally {
    await reached.close();
  }
};

main().catch((error: unknown) => {
  const isExpected = error instanceof SettingsError || error instanceof DatabaseUnusable;
  console.error(isExpected ? `krapao: not checked: ${error.message}` : error);
  process.exitCode = 1;
});
