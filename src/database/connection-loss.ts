import { CommitUnknown, isWorthRepeating, queryCanceled, sqlStateOf } from './sql-state.ts';

// 08: the connection. 57P: the server is stopping or starting. 53300: no connection left. 25006: it has become a
// standby. 25001: a session in which a distributed database can no longer run its functions; only a new connection
// helps.
const lostStates = ['08', '57P', '53300', '25006', '25001'];

const lostCodes = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

// The driver has no code for these: connection cut, unusable, silent, not established in time, none free in time.
const lostMessages =
  /^Connection terminated|not queryable|^Query read timeout|^timeout expired|^timeout exceeded when trying to connect/;

// PostgreSQL removes its socket when it stops.
const isSocketGone = (error: Error): boolean =>
  'code' in error && error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';

// The connection failed, not the statement: the same statement may succeed on another connection.
export const isConnectionLost = (error: unknown): boolean => {
  if (error instanceof CommitUnknown) return true;
  if (!(error instanceof Error)) return false;
  const state = sqlStateOf(error);
  if (state !== null) return lostStates.some((lost) => state.startsWith(lost));
  if (isSocketGone(error)) return true;
  return ('code' in error && lostCodes.has(String(error.code))) || lostMessages.test(error.message);
};

// The same work may succeed at once, on another connection or after the transaction that was in its way.
export const mayRepeatAtOnce = (error: unknown): boolean => isConnectionLost(error) || isWorthRepeating(error);

// Nothing is wrong with the request itself: it may succeed if it is repeated a little later. A statement that took too
// long belongs here, such as one that waited for a lock, but the server does not make the caller wait as long again.
export const isPassing = (error: unknown): boolean => mayRepeatAtOnce(error) || sqlStateOf(error) === queryCanceled;
