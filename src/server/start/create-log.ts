import { type DestinationStream, type Logger, pino } from 'pino';
import { sqlStateOf } from '#database/sql-state.ts';
import type { Settings } from '../settings.ts';

// PostgreSQL repeats rows and bound values in its error details, and with them phones, account numbers and token
// digests. So only these fields of an error are logged.
const loggedFields = ['code', 'constraint', 'table', 'column', 'routine', 'severity', 'syscall'] as const;

// An error of class 22 quotes the value it rejected.
const quotesValue = (error: Error): boolean => sqlStateOf(error)?.startsWith('22') === true;

const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');

const reported = (error: unknown): unknown => {
  if (!(error instanceof Error)) return typeof error;
  const fields = Object.entries(error).filter(([name]) => loggedFields.some((field) => field === name));
  return {
    type: error.name,
    message: quotesValue(error) ? 'a value that the database does not take' : error.message,
    ...Object.fromEntries(fields),
    stack: framesOf(error),
    ...(error.cause === undefined ? {} : { cause: reported(error.cause) }),
  };
};

export const createLog = (settings: Pick<Settings, 'LOG_LEVEL'>, to?: DestinationStream): Logger => {
  const options = { level: settings.LOG_LEVEL, base: null, serializers: { err: reported } };
  return to === undefined ? pino(options) : pino(options, to);
};
