// The five characters by which PostgreSQL names an error, or null for an error that is not the database's.
export const sqlStateOf = (error: unknown): string | null => {
  // EPIPE of a broken connection has five characters too, but comes from the system.
  if (!(error instanceof Error) || !('code' in error) || 'syscall' in error) return null;
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : null;
};

// Another transaction held a lock longer than this one would wait.
export const lockNotAvailable = '55P03';

// A record of a batch names what can be had once and somebody has it. The detail lists the places of such records.
export const recordTaken = 'KR007';

// What the database says beside the message of an error; empty where it says nothing.
export const sqlDetailOf = (error: unknown): string =>
  error instanceof Error && 'detail' in error && typeof error.detail === 'string' ? error.detail : '';

const serializationFailure = '40001';
const deadlockDetected = '40P01';

// The database undid the transaction by itself and asks for it again.
export const isWorthRepeating = (error: unknown): boolean => {
  const state = sqlStateOf(error);
  return state === serializationFailure || state === deadlockDetected;
};

// The answer to COMMIT never came. The writes may stand or not: look them up by their id, never repeat blindly.
export class CommitUnknown extends Error {
  override name = 'CommitUnknown';
  constructor(cause: unknown) {
    super('the connection was lost at COMMIT, so the outcome of the transaction is unknown', { cause });
  }
}
