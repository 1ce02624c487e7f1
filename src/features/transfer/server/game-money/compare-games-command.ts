import { parseArgs } from 'node:util';
import { DatabaseUnusable } from '#database/connection.ts';
import type { Sql } from '#database/database.ts';
import { readSettings, SettingsError } from '#server/settings.ts';
import { reachDatabase } from '#server/start/reach-database.ts';
import type { ComparedGame } from '#server/features/comparisons.ts';
import { compareTotals } from './compare-totals.ts';
import { listComparedAccounts, type ComparedAccount } from './game-money-table.ts';
import { makeAllDue } from './make-all-due.ts';

// npm run games:compare: prints what the games hold and what the books say, game by game, and each account where they
// differ. With -- --now the running server reads all accounts with money again. Exits with 1 if a difference is
// unexplained.

const shownMax = 1_000;

const money = (amount: bigint | null): string => {
  if (amount === null) return '-';
  const digits = (amount < 0n ? -amount : amount).toString().padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const printAccounts = (title: string, found: readonly ComparedAccount[]): void => {
  print(`${title}: ${String(found.length)}${found.length === shownMax ? ' or more' : ''}`);
  for (const { memberId, code, kind, bookedAmount, providerAmount, currency, since } of found)
    print(
      `  ${memberId} ${code} ${kind} since ${since.toISOString()}: books ${money(bookedAmount)}, game ${money(providerAmount)} ${currency}`,
    );
};

// A reading is compared with the books only while they are as they were then: amounts of two moments always differ.
const totalLine = ({ code, currency, accounts, booked, current, bookedOfCurrent, there }: ComparedGame): string => {
  const compared = `${String(current)} compared: books ${money(bookedOfCurrent)}, game ${money(there)}`;
  const rest = `; ${String(accounts - current)} to be read again: books ${money(booked - bookedOfCurrent)}`;
  const all = `${code} ${currency}: ${String(accounts)} accounts, books ${money(booked)}; ${compared}`;
  return accounts === current ? all : all + rest;
};

const report = async (sql: Sql): Promise<boolean> => {
  for (const total of await compareTotals(sql, new Date())) print(totalLine(total));
  const page = { limit: shownMax, offset: 0 };
  const unexplained = await listComparedAccounts(sql, { ...page, view: 'unexplained' });
  printAccounts(
    'explained by a transfer or held for a person',
    await listComparedAccounts(sql, { ...page, view: 'explained' }),
  );
  printAccounts('unexplained', unexplained);
  return unexplained.length === 0;
};

const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { now: { type: 'boolean', default: false } } });
  const { database, close } = await reachDatabase(readSettings(process.env));
  try {
    if (values.now) print(`${String(await makeAllDue(database, new Date()))} accounts are read by the server now`);
    if (!(await report(database))) process.exitCode = 1;
  } finally {
    await close();
  }
};

main().catch((error: unknown) => {
  const isExpected = error instanceof SettingsError || error instanceof DatabaseUnusable;
  console.error(isExpected ? `krapao: not compared: ${error.message}` : error);
  process.exitCode = 1;
});
