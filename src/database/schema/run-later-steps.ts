import { setTimeout as sleep } from 'node:timers/promises';
import { type Connection, DatabaseUnusable } from '../connection.ts';
import { lockNotAvailable, sqlStateOf } from '../sql-state.ts';
import type { LaterStep, Migration } from './migration.ts';
import { recordGuards } from './schema-guards.ts';

const index = /^create\s+(?:unique\s+)?index\s+concurrently\s+(?!if\b|on\b)(\w+)\s/i;
const validation = /^alter\s+table\s+\w+\s+validate\s+constraint\s+\w+$/i;
const analysis = /^analyze\s+\w+$/i;
const slice = /^(?:update|delete\s+from|insert\s+into)\s[^]*\blimit\s+\d+/i;
const returning = /\breturning\b/i;

const attemptsMax = 20;

type Run = (connection: Connection, statement: string) => Promise<void>;

// An index left over from an interrupted build blocks nothing but its own name.
const buildIndex: Run = async (connection, statement) => {
  await connection.rows(`drop index concurrently if exists ${index.exec(statement)?.[1] ?? ''}`);
  await connection.rows(statement);
};

const runOnce: Run = async (connection, statement) => {
  await connection.rows(statement);
};

// One slice at a time, each in its own commit, until nothing is left to do.
const runSlices: Run = async (connection, statement) => {
  while ((await connection.rows(`${statement} returning 1 as changed`)).length > 0);
};

// Only steps that can restart at any point and that no running version of the program trips over.
const runOf = (statement: string): Run | null => {
  if (index.test(statement)) return buildIndex;
  if (validation.test(statement) || analysis.test(statement)) return runOnce;
  return slice.test(statement) && !returning.test(statement) ? runSlices : null;
};

// Building and validating let writers through while they wait, so they may wait for very long transactions; a slice
// holds its rows and waits for the next ones.
const lockTimeoutOf = (run: Run): string => (run === runSlices ? '2s' : '10min');

const runPatiently = async (connection: Connection, run: Run, statement: string): Promise<void> => {
  await connection.rows(`set lock_timeout = '${lockTimeoutOf(run)}'`);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run(connection, statement);
    } catch (error) {
      if (sqlStateOf(error) !== lockNotAvailable || run !== runSlices || attempt === attemptsMax) throw error;
      await sleep(200);
    }
  }
};

const recordStep = async (connection: Connection, migration: string, step: string): Promise<void> => {
  await connection.rows('begin');
  try {
    await connection.rows('insert into migration_step (migration, step, done_at) values ($1, $2, now())', [
      migration,
      step,
    ]);
    await recordGuards(connection);
    await connection.rows('commit');
  } catch (error) {
    await connection.rows('rollback');
    throw error;
  }
};

const runStep = async (connection: Connection, migration: string, { name, statements }: LaterStep): Promise<void> => {
  for (const statement of statements) {
    const opening = statement.trim().slice(0, 60).replaceAll(/\s+/g, ' ');
    const run = runOf(statement);
    if (run === null) {
      throw new DatabaseUnusable(
        `${migration}/${name}: "${opening}" may not run outside a transaction; an index built concurrently, a ` +
          `validated constraint, a write of one slice with its limit, and analyze may`,
      );
    }
    try {
      await runPatiently(connection, run, statement);
    } catch (error) {
      throw new DatabaseUnusable(
        `${migration}/${name} stopped at "${opening}" and must be run again: ${error instanceof Error ? error.message : ''}`,
        { cause: error },
      );
    }
  }
  await recordStep(connection, migration, name);
};

// Runs the migration's later steps that are not yet recorded as done, and returns their names.
export const runLaterSteps = async (connection: Connection, { name, later }: Migration): Promise<string[]> => {
  if (later === undefined) return [];
  const done = await connection.rows<{ step: string }>('select step from migration_step where migration = $1', [name]);
  const undone = later.filter((one) => done.every(({ step }) => step !== one.name));
  for (const step of undone) await runStep(connection, name, step);
  return undone.map((step) => `${name}/${step.name}`);
};
