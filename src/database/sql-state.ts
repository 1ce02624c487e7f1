// PostgreSQL's five-character error code, or null for an error that is not the database's.
export const sqlStateOf = (error: unknown): string | null => {
  // EPIPE of a broken connection has five characters too, but comes from the operating system.
  if (!(error instanceof Error) || !('code' in error) || 'syscall' in error) return null;
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : null;
};

// Another transaction held a lock longer than this one may wait.
export const lockNotAvailable = '55P03';

// A statement took longer than it may, or was cancelled by hand. Its transaction is rolled back.
export const queryCanceled = '57014';

// A record of a batch names something that can be had only once and is taken. The detail lists the places of such
// records.
export const recordTaken = 'KR007';

// What the database adds to an error message; empty if it adds nothing.
export const sqlDetailOf = (error: unknown): string =>
  error instanceof Error && 'detail' in error && typeof error.detail === 'string' ? error.detail : '';

const serializationFailure = '40001';
const deadlockDetected = '40P01';

// The database aborted the transaction and expects a retry.
export const isWorthRepeating = (error: unknown): boolean => {
  const state = sqlStateOf(error);
  return state === serializationFailure || state === deadlockDetected;
};

// The response to COMMIT never came. The writes may or may not exist: look them up by their id, never retry blindly.
export class CommitUnknown extends Error {
  override name = 'CommitUnknown';
  constructor(cause: unknown) {
    super('the connection was lost at COMMIT, so the outcome of the transaction is unknown', { cause });
  }
}
